// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CXTest
import Foundation

/// Does what a person does at a desktop: moves the pointer, clicks, drags and types.
///
/// Input goes through the XTEST extension, so it takes the way that real devices take. Methods
/// return the moment at which the input was given.
public final class Person {
    let connection: XConnection

    /// Seats a person at a desktop; all is done on one thread.
    public init(_ desktop: VirtualDesktop) throws {
        connection = try XConnection(display: desktop.display)
    }

    /// Moves the pointer to a place on the screen.
    @discardableResult
    public func point(atX x: Int, y: Int) -> MonotonicTime {
        let now = MonotonicTime.now
        XTestFakeMotionEvent(connection.display, -1, Int32(x), Int32(y), 0)
        XFlush(connection.display)
        return now
    }

    /// Moves the pointer to a place on the screen in small steps, so that windows see it come.
    public func glide(toX x: Int, y: Int, steps: Int = 8) {
        let start = pointer
        for step in 1...steps {
            point(
                atX: start.x + (x - start.x) * step / steps,
                y: start.y + (y - start.y) * step / steps
            )
            Thread.sleep(forTimeInterval: 0.012)
        }
    }

    /// Moves the pointer by a pixel.
    public func nudge() {
        let place = pointer
        point(atX: place.x - 1, y: place.y)
    }

    /// Goes to a place and presses the first button there.
    @discardableResult
    public func click(atX x: Int, y: Int) -> MonotonicTime {
        glide(toX: x, y: y)
        Thread.sleep(forTimeInterval: 0.05)
        return press(button: 1)
    }

    /// Presses and releases a button where the pointer is, and returns when it was released.
    @discardableResult
    public func press(button: UInt32) -> MonotonicTime {
        XTestFakeButtonEvent(connection.display, button, 1, 0)
        XFlush(connection.display)
        // A finger takes longer than this.
        Thread.sleep(forTimeInterval: 0.03)
        let now = MonotonicTime.now
        XTestFakeButtonEvent(connection.display, button, 0, 0)
        XFlush(connection.display)
        return now
    }

    /// Drags with a button, perhaps while a key is held, in steps as a hand does, and perhaps
    /// holds still for some seconds before the button is let go.
    public func drag(
        fromX x: Int,
        y: Int,
        by distance: (x: Int, y: Int),
        button: UInt32 = 1,
        holding key: Key? = nil,
        stillFor seconds: Double = 0.1
    ) {
        glide(toX: x, y: y)
        Thread.sleep(forTimeInterval: 0.1)
        if let key { set(key, isDown: true) }
        XTestFakeButtonEvent(connection.display, button, 1, 0)
        XFlush(connection.display)
        Thread.sleep(forTimeInterval: 0.08)
        for step in 1...20 {
            point(atX: x + distance.x * step / 20, y: y + distance.y * step / 20)
            Thread.sleep(forTimeInterval: 0.015)
        }
        Thread.sleep(forTimeInterval: seconds)
        XTestFakeButtonEvent(connection.display, button, 0, 0)
        XFlush(connection.display)
        if let key { set(key, isDown: false) }
    }

    /// Presses a key, with others held down before it.
    @discardableResult
    public func press(_ key: Key, with modifiers: Key...) -> MonotonicTime {
        let now = MonotonicTime.now
        for modifier in modifiers { set(modifier, isDown: true) }
        set(key, isDown: true)
        set(key, isDown: false)
        for modifier in modifiers.reversed() { set(modifier, isDown: false) }
        return now
    }

    private func set(_ key: Key, isDown: Bool) {
        let code = XKeysymToKeycode(connection.display, key.symbol)
        XTestFakeKeyEvent(connection.display, UInt32(code), isDown ? 1 : 0, 0)
        XFlush(connection.display)
    }

    var pointer: (x: Int, y: Int) {
        var root: Window = 0
        var child: Window = 0
        var x: Int32 = 0
        var y: Int32 = 0
        var inner: (Int32, Int32) = (0, 0)
        var mask: UInt32 = 0
        let display = connection.display
        XQueryPointer(
            display,
            connection.root,
            &root,
            &child,
            &x,
            &y,
            &inner.0,
            &inner.1,
            &mask
        )
        return (Int(x), Int(y))
    }
}
