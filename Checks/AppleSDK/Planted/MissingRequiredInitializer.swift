// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: ios
// refused: 'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'

import UIKit

final class PlayerView: UIView {
    init() { super.init(frame: .zero) }
}
