// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK

/// A window of ours inside one of GTK's, drawn to through a connection of its own.
///
/// It takes no input: the pointer and the keyboard see GTK's window only. Its background is the
/// picture, so that the server itself shows the right one at the moment the window appears.
/// Not for several threads at once.
final class ChildWindow {
    let id: Window
    private let display: OpaquePointer
    private let attributes: XWindowAttributes
    private let context: GC
    private let image: SharedImage
    private var background: Background?
    private var rect = PixelRect(x: 0, y: 0, width: 1, height: 1)

    private struct Background {
        var pixmap: Pixmap
        var width: Int
        var height: Int
    }

    /// Makes a window that is not mapped; nil where this way of drawing is not possible.
    init?(in parent: Window, onDisplayNamed name: String) {
        guard let display = XOpenDisplay(name) else { return nil }
        XErrors.forgive(display)
        guard let (attributes, id) = Self.create(in: parent, display) else {
            XErrors.forget(display)
            XCloseDisplay(display)
            return nil
        }
        self.display = display
        self.attributes = attributes
        self.id = id
        context = XCreateGC(display, id, 0, nil)
        image = SharedImage(display, visual: attributes.visual, depth: UInt32(attributes.depth))
        // Finds out now whether the server can see our memory.
        guard image.resize(width: 16, height: 16) else { return nil }
    }

    deinit {
        // Closing the connection takes the window and all else with it; the image first, as it
        // needs the connection.
        image.close()
        XErrors.forget(display)
        XCloseDisplay(display)
    }

    /// Whether the parent can be seen now, as far as the server knows.
    var isParentViewable: Bool {
        attributes.map_state == IsViewable
    }

    /// Where the pixels of a picture of this size go; nil if there is no memory for them.
    func memory(width: Int, height: Int) -> UnsafeMutableRawPointer? {
        image.resize(width: width, height: height) ? image.memory : nil
    }

    /// Puts the window there, in the pixels of its parent.
    func move(to rect: PixelRect) {
        guard rect != self.rect else { return }
        self.rect = rect
        XMoveResizeWindow(
            display,
            id,
            Int32(rect.x),
            Int32(rect.y),
            UInt32(rect.width),
            UInt32(rect.height)
        )
    }

    /// Shows the pixels now, and returns when they are drawn and their memory may be reused.
    func paint() {
        guard let image = image.image else { return }
        let (width, height) = (UInt32(image.pointee.width), UInt32(image.pointee.height))
        XShmPutImage(display, id, context, image, 0, 0, 0, 0, width, height, 0)
        dropBackground()
        XSync(display, 0)
    }

    /// Lets the server show the pixels when the window appears.
    func paintBackground() {
        guard let image = image.image else { return }
        let (width, height) = (Int(image.pointee.width), Int(image.pointee.height))
        if background?.width != width || background?.height != height {
            dropBackground()
            let pixmap = XCreatePixmap(
                display,
                id,
                UInt32(width),
                UInt32(height),
                UInt32(attributes.depth)
            )
            background = Background(pixmap: pixmap, width: width, height: height)
        }
        guard let background else { return }
        XShmPutImage(
            display,
            background.pixmap,
            context,
            image,
            0,
            0,
            0,
            0,
            UInt32(width),
            UInt32(height),
            0
        )
        XSetWindowBackgroundPixmap(display, id, background.pixmap)
        // The window may be on the screen before we hear of it: then this shows the picture.
        XClearWindow(display, id)
        XSync(display, 0)
    }

    /// Lets the window appear where its parent is visible.
    func map() {
        XMapWindow(display, id)
        XSync(display, 0)
    }

    /// Takes the window away; what GTK has drawn below is seen.
    func unmap() {
        XUnmapWindow(display, id)
        XSync(display, 0)
    }

    private func dropBackground() {
        guard let background else { return }
        XSetWindowBackgroundPixmap(display, id, UInt(None))
        XFreePixmap(display, background.pixmap)
        self.background = nil
    }

    private static func create(
        in parent: Window,
        _ display: OpaquePointer
    ) -> (XWindowAttributes, Window)? {
        var parentAttributes = XWindowAttributes()
        guard
            XShmQueryExtension(display) != 0,
            XGetWindowAttributes(display, parent, &parentAttributes) != 0,
            let visual = parentAttributes.visual,
            // Blue, green, red, alpha in memory, as frames are converted.
            visual.pointee.red_mask == 0xff0000, visual.pointee.blue_mask == 0xff,
            XImageByteOrder(display) == LSBFirst
        else { return nil }
        // The parent's own depth and visual: with others, the server would draw to a hidden
        // copy first, as it does for any window that differs from its parent in alpha.
        var attributes = XSetWindowAttributes()
        attributes.bit_gravity = NorthWestGravity
        let id = XCreateWindow(
            display,
            parent,
            0,
            0,
            1,
            1,
            0,
            parentAttributes.depth,
            UInt32(InputOutput),
            visual,
            UInt(CWBitGravity),
            &attributes
        )
        // No part of it takes input.
        XShapeCombineRectangles(display, id, ShapeInput, 0, 0, nil, 0, ShapeSet, YXBanded)
        XSync(display, 0)
        return (parentAttributes, id)
    }
}
