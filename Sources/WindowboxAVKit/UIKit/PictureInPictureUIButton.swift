// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import AVKit
import Observation
import UIKit
import Windowbox

/// A button that takes a video into Picture in Picture, and back.
///
/// It is hidden where Picture in Picture is not possible; so it is for a view with the system's
/// controls, except to end it, since AVKit has no way to start that one from code. Ending it
/// brings the player's screen back. In SwiftUI use
/// ``PictureInPictureButton``.
public final class PictureInPictureUIButton: UIButton {
    private var control = ButtonControl()

    /// The player whose video it is for; nil for the view that is armed.
    public var player: AVPlayer? {
        get { control.player }
        set {
            control.player = newValue
            update()
        }
    }

    /// Makes a button, by default for the view that is armed.
    public convenience init(player: AVPlayer? = nil) {
        self.init(frame: .zero)
        self.player = player
    }

    /// Makes a button for the view that is armed.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a button for the view that is armed, as described in an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        configuration = .plain()
        addAction(
            UIAction { [weak self] _ in self?.control.press() },
            for: .primaryActionTriggered
        )
        update()
    }

    private func update() {
        withObservationTracking {
            isHidden = !control.isShown
            configuration?.image =
                control.isActive
                ? AVPictureInPictureController.pictureInPictureButtonStopImage
                : AVPictureInPictureController.pictureInPictureButtonStartImage
        } onChange: { [weak self] in
            Task { @MainActor in self?.update() }
        }
    }
}
#endif
