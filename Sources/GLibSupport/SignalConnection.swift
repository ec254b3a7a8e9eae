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
    let closure = makeClosure { arguments in
        let passed = Passed(arguments: arguments)
        // Proof: GTK sends its signals on the main thread, and this function is only called for
        // objects that live there.
        MainActor.assumeIsolated { handler(passed.arguments) }
    }
    let id = g_signal_connect_closure(object.raw, signal, closure, 0)
    return SignalConnection(id: id, object: object.raw)
}

/// Calls the handler each time the object sends the signal, on the thread that sends it.
///
/// For objects that work on threads of their own; the connection lasts as long as the object.
public func connectOnAnyThread(
    _ object: some GPointer,
    _ signal: String,
    _ handler: @escaping @Sendable (SignalArguments) -> Void
) {
    g_signal_connect_closure(object.raw, signal, makeClosure(handler), 0)
}

/// The arguments on their way into the main actor.
private struct Passed: @unchecked Sendable {
    // Proof: the value never leaves the thread; it only crosses into the closure that
    // `assumeIsolated` runs at once on that same thread.
    let arguments: SignalArguments
}
