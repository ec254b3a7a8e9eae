// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK

/// What is to be seen on the screen, whoever has drawn it.
final class Screen {
    struct Color {
        var red: Int
        var green: Int
        var blue: Int
    }

    private let display = XOpenDisplay(nil)!

    func color(x: Int, y: Int) -> Color? {
        let root = XDefaultRootWindow(display)
        guard let image = XGetImage(display, root, Int32(x), Int32(y), 1, 1, UInt.max, ZPixmap)
        else { return nil }
        defer { _ = image.pointee.f.destroy_image(image) }
        let pixel = Int(image.pointee.f.get_pixel(image, 0, 0))
        return Color(red: pixel >> 16 & 255, green: pixel >> 8 & 255, blue: pixel & 255)
    }
}
