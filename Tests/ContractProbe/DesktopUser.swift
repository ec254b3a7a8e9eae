// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import DesktopSupport

/// Who sits before the desktop: looks at the screen, clicks, and uses the window manager.
@MainActor
final class DesktopUser {
    private let eyes: Eyes
    private let person: Person
    private let screen: OpaquePointer

    /// A place that no window covers.
    private static let aside = (x: 700, y: 1070)

    init(at desktop: VirtualDesktop) throws {
        eyes = try Eyes(desktop)
        person = try Person(desktop)
        guard let display = XOpenDisplay(desktop.display) else {
            throw DesktopError("The screen cannot be read.")
        }
        screen = display
    }

    /// The overlay, while it can be seen.
    var overlay: Area? {
        eyes.overlay.flatMap { $0.isViewable ? $0.area : nil }
    }

    /// Where a window of the app is.
    func area(of window: UInt) -> Area? {
        eyes.window(window).flatMap { $0.isViewable ? $0.area : nil }
    }

    /// What is to be seen in an area, beside the middle, where buttons and texts are.
    func color(in area: Area) -> Color? {
        let x = Int32(area.x + area.width / 5)
        let y = Int32(area.y + area.height / 2)
        let root = XDefaultRootWindow(screen)
        guard let image = XGetImage(screen, root, x, y, 1, 1, UInt.max, ZPixmap) else {
            return nil
        }
        defer { _ = image.pointee.f.destroy_image(image) }
        let pixel = Int(image.pointee.f.get_pixel(image, 0, 0))
        return Color(red: pixel >> 16 & 255, green: pixel >> 8 & 255, blue: pixel & 255)
    }

    func minimise(_ window: UInt) {
        person.minimise(window)
    }

    func activate(_ window: UInt) {
        person.activate(window)
    }

    /// A button of the overlay.
    enum Button {
        case close
        case restore
    }

    /// Clicks a button of the overlay, which the pointer brings up.
    func click(_ button: Button) async {
        guard let area = overlay else { return }
        person.glide(toX: area.x + area.width / 2 + 60, y: area.y + area.height / 2)
        await pause(.milliseconds(500))
        switch button {
        case .close: person.glide(toX: area.x + 28, y: area.y + 28)
        case .restore: person.glide(toX: area.right - 28, y: area.y + 28)
        }
        await pause(.milliseconds(150))
        person.nudge()
        await pause(.milliseconds(80))
        person.press(button: 1)
        await pause(.milliseconds(50))
        person.point(atX: Self.aside.x, y: Self.aside.y)
    }

    /// Lets the app work meanwhile.
    func pause(_ duration: Duration) async {
        try? await Task.sleep(for: duration)
    }
}
