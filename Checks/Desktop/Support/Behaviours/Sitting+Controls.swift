// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// The app's controls, used as a person uses them.
extension Sitting {
    /// Clicks the Picture in Picture button in the player's bar, which the pointer brings up.
    public func clickPictureInPictureButton() throws -> MonotonicTime {
        let area = try mainWindow().area
        person.glide(toX: area.x + area.width / 2, y: area.y + area.height / 2)
        person.glide(toX: area.right - 36, y: area.y + 36)
        return clickHere(after: Self.fading)
    }

    /// Clicks an item in the list.
    public func clickItem(_ index: Int) throws -> MonotonicTime {
        let area = try mainWindow().area
        person.glide(toX: area.x + area.width / 2, y: area.y + 68 + 48 + 96 * index)
        return clickHere(after: 0.2)
    }

    /// A button of the overlay.
    public enum OverlayButton: Sendable {
        case close
        case restore
        case playPause
    }

    /// Clicks a button of the overlay, which the pointer brings up.
    public func click(_ button: OverlayButton) throws -> MonotonicTime {
        let area = try overlay().area
        let middle = (x: area.x + area.width / 2, y: area.y + area.height / 2)
        // A person clicks a button that can be seen.
        person.glide(toX: middle.x + 60, y: middle.y)
        wait(atMost: 1.5) { isOverlayShaded }
        switch button {
        case .close: person.glide(toX: area.x + 28, y: area.y + 28)
        case .restore: person.glide(toX: area.right - 28, y: area.y + 28)
        case .playPause: person.glide(toX: middle.x, y: middle.y)
        }
        return clickHere(after: 0.1)
    }

    /// Whether there are controls over the overlay's picture, which darken it.
    private var isOverlayShaded: Bool {
        watch.present.values.contains {
            Recording.Place.overlay.contains(width: $0.pictureWidth) && $0.contrast < 74
        }
    }

    /// Clicks where the pointer is, with a hand that does not stand quite still.
    private func clickHere(after seconds: Double) -> MonotonicTime {
        watch(forSeconds: seconds)
        person.nudge()
        watch(forSeconds: 0.08)
        return person.press(button: 1)
    }

    /// Controls take this long to come up, and longer than this to go.
    private static let fading = 0.5
}
