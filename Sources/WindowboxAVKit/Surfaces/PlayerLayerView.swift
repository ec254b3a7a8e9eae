// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import AVFoundation
import UIKit

/// A view that is a player's layer.
final class PlayerLayerView: UIView {
    override static var layerClass: AnyClass { AVPlayerLayer.self }

    /// The layer, which is of the class above.
    var playerLayer: AVPlayerLayer { layer as! AVPlayerLayer }
}
#endif
