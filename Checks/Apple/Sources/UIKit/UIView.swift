// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// A view in a tree, which is told when it comes into a window and leaves it.
@MainActor
open class UIView: UIResponder {
    open class var layerClass: AnyClass { CALayer.self }

    open private(set) lazy var layer: CALayer = makeLayer()
    open private(set) weak var superview: UIView?
    open private(set) var subviews: [UIView] = []
    open var isHidden = false
    open var alpha: CGFloat = 1
    open var backgroundColor: UIColor?
    open var autoresizingMask: AutoresizingMask = []
    open var isUserInteractionEnabled = true
    open var clipsToBounds = false
    open var translatesAutoresizingMaskIntoConstraints = true
    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    /// The controller whose view it is.
    weak var controller: UIViewController?
    private var layoutState = LayoutState.needed

    private enum LayoutState {
        case needed
        case done
    }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }

    public init(frame: CGRect) {
        super.init()
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    public override convenience init() {
        self.init(frame: .zero)
    }

    open override var next: UIResponder? { controller ?? superview }

    open var window: UIWindow? { superview?.window }

    // MARK: Layout

    open var frame: CGRect = .zero {
        didSet {
            layer.frame = frame
            if frame.size != oldValue.size { setNeedsLayout() }
        }
    }

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    open func setNeedsLayout() { layoutState = .needed }

    open func layoutIfNeeded() {
        if layoutState == .needed {
            layoutState = .done
            for view in subviews where view.fillsSuperview { view.frame = bounds }
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
        subviews.forEach { $0.layoutIfNeeded() }
    }

    open func layoutSubviews() {}

    /// Whether it is laid out over all of its superview, the one layout that there is here.
    var fillsSuperview: Bool {
        autoresizingMask.contains([.flexibleWidth, .flexibleHeight])
            || !translatesAutoresizingMaskIntoConstraints
    }

    // MARK: What subclasses are told

    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}

    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, bounds.contains(point) else { return nil }
        let hits = subviews.reversed().lazy.compactMap { view in
            let inside = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
            return view.hitTest(inside, with: event)
        }
        return hits.first ?? self
    }

    // MARK: Gestures

    open var gestureRecognizers: [UIGestureRecognizer]?

    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    }

    // MARK: The tree

    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    open func insertSubview(_ view: UIView, at index: Int) {
        view.move(to: self, window: window, at: index)
    }

    open func removeFromSuperview() {
        guard superview != nil else { return }
        move(to: nil, window: nil, at: 0)
    }

    open func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    private func move(to parent: UIView?, window new: UIWindow?, at index: Int) {
        let old = window
        willMove(toSuperview: parent)
        if old !== new { tellWillMove(to: new) }
        superview?.subviews.removeAll { $0 === self }
        superview = parent
        layer.removeFromSuperlayer()
        if let parent {
            parent.subviews.insert(self, at: min(index, parent.subviews.count))
            parent.layer.addSublayer(layer)
            parent.setNeedsLayout()
        }
        if old !== new { tellDidMove(from: old) }
        didMoveToSuperview()
    }

    func tellWillMove(to window: UIWindow?) {
        willMove(toWindow: window)
        controller?.viewWillMove(to: window)
        subviews.forEach { $0.tellWillMove(to: window) }
    }

    func tellDidMove(from old: UIWindow?) {
        didMoveToWindow()
        controller?.viewDidMove(from: old)
        subviews.forEach { $0.tellDidMove(from: old) }
    }

    private func makeLayer() -> CALayer {
        guard let type = Self.layerClass as? CALayer.Type else { return CALayer() }
        let layer = type.init()
        layer.view = self
        return layer
    }
}
