// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import AVFoundation
import SwiftUI
import Windowbox

/// A button that takes a video into Picture in Picture, and back.
///
/// It is hidden where Picture in Picture is not possible; so it is for a view with the system's
/// controls, except to end it, since AVKit has no way to start that one from code. Ending it
/// brings the player's screen back. In UIKit use
/// ``PictureInPictureUIButton``.
public struct PictureInPictureButton<Label: View>: View {
    private let player: AVPlayer?
    private let label: (Bool) -> Label

    /// Makes a button.
    ///
    /// - Parameters:
    ///   - player: The player whose video it is for; nil for the view that is armed.
    ///   - label: What the button looks like while Picture in Picture is active, or is not.
    public init(
        player: AVPlayer? = nil,
        @ViewBuilder label: @escaping (_ isActive: Bool) -> Label
    ) {
        self.player = player
        self.label = label
    }

    /// The button, or nothing.
    public var body: some View {
        let control = ButtonControl(player: player)
        if control.isShown {
            Button {
                control.press()
            } label: {
                label(control.isActive)
            }
        }
    }
}
#endif
