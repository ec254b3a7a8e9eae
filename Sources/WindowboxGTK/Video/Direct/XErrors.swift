// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import Synchronization

/// Forgives errors on our own connections to the X server.
///
/// Windows belong to everybody on X: GTK or the window manager may destroy the parent of a
/// window of ours at any moment, and then a request that is on its way fails. Xlib ends the
/// process for that unless a handler, one for the whole process, says otherwise.
enum XErrors {
    private struct State {
        /// The connections whose errors are forgiven, by address, with the number of errors.
        var connections: [UInt: Int] = [:]
        var previous:
            (@convention(c) (OpaquePointer?, UnsafeMutablePointer<XErrorEvent>?) -> Int32)?
        var isInstalled = false
    }

    private static let state = Mutex(State())

    /// Forgives errors of this connection from now on, and leaves those of others to GDK.
    static func forgive(_ display: OpaquePointer) {
        let isInstalled = state.withLock { state in
            state.connections[UInt(bitPattern: display)] = 0
            defer { state.isInstalled = true }
            return state.isInstalled
        }
        guard !isInstalled else { return }
        let previous = XSetErrorHandler { display, event in
            XErrors.handle(display, event)
        }
        state.withLock { $0.previous = previous }
    }

    /// Has nothing more to do with this connection, which is about to be closed.
    static func forget(_ display: OpaquePointer) {
        state.withLock { _ = $0.connections.removeValue(forKey: UInt(bitPattern: display)) }
    }

    /// How many errors there have been on this connection.
    static func count(on display: OpaquePointer) -> Int {
        state.withLock { $0.connections[UInt(bitPattern: display)] ?? 0 }
    }

    private static func handle(
        _ display: OpaquePointer?,
        _ event: UnsafeMutablePointer<XErrorEvent>?
    ) -> Int32 {
        let key = UInt(bitPattern: display)
        let previous = state.withLock { state in
            guard let count = state.connections[key] else { return state.previous }
            state.connections[key] = count + 1
            return nil
        }
        return previous?(display, event) ?? 0
    }
}
