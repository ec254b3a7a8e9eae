// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import Foundation
import GLibSupport
import WindowboxGTK

/// What happens to a picture in the life of an app, one thing after another.
@MainActor
final class Story {
    private let player: Player
    private let picture = VideoPicture()
    private let screen = Screen()
    private var window = Stage()
    private var announcements = 0

    init(film: URL) {
        player = Player(url: film)
        player.repeats = true
    }

    func run() async {
        picture.onFirstFrame = { [weak self] in self?.announcements += 1 }
        window.show(picture)
        await fact("a picture without a player is black") { isBlack(0.5, 0.5) }

        picture.player = player
        player.play()
        await fact("a player is seen") { isRed(0.5, 0.5) && announcements == 1 }
        await fact("it goes directly", within: .seconds(2)) { picture.path == .direct }
        await fact("frames go by") { (picture.frameNumberShown ?? 0) > 20 }

        window.setLabel(true)
        await fact("with something over it, it is painted") { picture.path == .painted }
        await fact("painted, it is seen") { isRed(0.5, 0.2) && isRed(0.1, 0.9) }
        window.setLabel(false)
        await fact("with nothing over it, it goes directly", within: .seconds(2)) {
            picture.path == .direct
        }
        await fact("directly again, it is seen") { isRed(0.5, 0.5) }

        window.resize(to: (500, 500))
        await fact("in a square there is black above and below") {
            isRed(0.5, 0.5) && isBlack(0.5, 0.02) && isBlack(0.5, 0.98)
        }
        picture.gravity = .resizeAspectFill
        await fact("it fills the square") { isRed(0.5, 0.02) && isRed(0.02, 0.98) }
        player.pause()
        picture.gravity = .resizeAspect
        await fact("paused, it follows, too") { isBlack(0.5, 0.02) && isRed(0.5, 0.5) }
        picture.gravity = .resize
        await fact("it is stretched over the square") { isRed(0.5, 0.02) && isRed(0.98, 0.98) }
        player.play()

        announcements = 0
        window.setVisible(false)
        await fact("the window goes") { !isRed(0.5, 0.5) }
        window.setVisible(true)
        await fact("it comes back with its picture") { isRed(0.5, 0.5) && announcements == 1 }

        announcements = 0
        let old = window
        old.remove(picture)
        await fact("in no window it is not seen") { !isRed(0.5, 0.5) }
        old.destroy()
        window = Stage()
        window.show(picture)
        await fact("in another window it is seen") { isRed(0.5, 0.5) && announcements == 1 }

        picture.player = nil
        await fact("without its player it is black") { isBlack(0.5, 0.5) }
        picture.player = player
        await fact("with it again it is seen") { isRed(0.5, 0.5) }

        let url = player.url
        player.load(nil)
        await fact("without content it is black") { isBlack(0.5, 0.5) }
        player.load(url)
        await fact("with content it is seen") { isRed(0.5, 0.5) }

        window.destroy()
        await fact("a window may be destroyed under it") { !isRed(0.5, 0.5) }
        let time = player.time
        player.play()
        await fact("the player plays on without a window") { player.time != time }
    }

    private func isRed(_ x: Double, _ y: Double) -> Bool {
        color(x, y).map { $0.red > 200 && $0.green < 60 && $0.blue < 60 } ?? false
    }

    private func isBlack(_ x: Double, _ y: Double) -> Bool {
        color(x, y).map { $0.red + $0.green + $0.blue < 12 && window.isShown } ?? false
    }

    /// What a person sees there, at this fraction of the window's width and height.
    private func color(_ x: Double, _ y: Double) -> Screen.Color? {
        let (width, height) = window.deviceSize
        guard width > 0 else { return nil }
        return screen.color(x: Int(Double(width) * x), y: Int(Double(height) * y))
    }

    /// Waits for a fact and prints whether it came to hold.
    private func fact(
        _ name: String,
        within limit: Duration = .seconds(8),
        _ holds: () -> Bool
    ) async {
        let deadline = ContinuousClock.now + limit
        while !holds(), ContinuousClock.now < deadline {
            try? await Task.sleep(for: .milliseconds(10))
        }
        print("\(name): \(holds() ? "yes" : "no")")
    }
}
