// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: ios
// refused: overriding declaration requires an 'override' keyword

import AVFoundation
import UIKit

final class LayerView: UIView {
    static var layerClass: AnyClass { AVPlayerLayer.self }
}
