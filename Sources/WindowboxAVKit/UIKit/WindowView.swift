// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import UIKit

/// A view that says when it comes on screen, goes, or is laid out.
final class WindowView: UIView {
    var onChange: () -> Void = {}

    override func didMoveToWindow() {
        super.didMoveToWindow()
        onChange()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        onChange()
    }
}
#endif
