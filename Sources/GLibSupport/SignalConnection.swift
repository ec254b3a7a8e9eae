// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK

/// One connection between a signal of an object and a handler.
///
/// It lasts until ``disconnect()`` or until the object goes, whichever comes first; letting go of
/// this value does not end it. The handler is released when the connection ends.
@MainActor
public final class SignalConnection {
    private let id: gulong
    private let object: WeakObject

    init(id: gulong, object: UnsafeMutableRawPointer) {
        self.id = id
        self.object = WeakObject(object)
    }

    /// Ends the connection; a second call, or one after the object is gone, does nothing.
    public func disconnect() {
        object.withObject { object in
            guard g_signal_handler_is_connected(object, id) != 0 else { return }
            g_signal_handler_disconnect(object, id)
        }
    }
}

/// Calls the handler each time the object sends the signal, until the connection ends.
///
/// - Parameters:
///   - object: Any object; it is not kept alive. The handler is kept alive by it.
///   - signal: The signal's name, with a detail where wanted, as in `notify::state`.
///   - handler: Called on the main actor, as the signal must be sent on the main thread.
@MainActor
@discardableResult
public func connect(
    _ object: some GPointer,
    _ signal: String,
    _ handler: @escaping @MainActor (SignalArguments) -> Void
) -> SignalConnection {
    let closure = makeClosure(handler)
    let id = g_signal_connect_closure(object.raw, signal, closure, 0)
    return SignalConnection(id: id, object: object.raw)
}
