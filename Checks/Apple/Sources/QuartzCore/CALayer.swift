// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

@_exported import AppleFoundation

/// A layer with a place in a tree and a frame; it draws nothing.
open class CALayer: NSObject {
    open var frame = CGRect.zero
    open var isHidden = false
    open private(set) weak var superlayer: CALayer?
    open private(set) var sublayers: [CALayer]?
    /// The view that it is the layer of.
    package weak var view: AnyObject?

    public required override init() {}

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    open func addSublayer(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        layer.superlayer = self
        sublayers = (sublayers ?? []) + [layer]
    }

    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }

    /// The nearest view that it is in.
    package var nearestView: AnyObject? { view ?? superlayer?.nearestView }
}
