// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK

/// A handler on its way through C, which only knows pointers.
private final class HandlerBox: Sendable {
    let handler: @Sendable (SignalArguments) -> Void

    init(_ handler: @escaping @Sendable (SignalArguments) -> Void) {
        self.handler = handler
    }
}

/// A floating closure that passes the values of a signal, of whatever signature, to the handler,
/// on the thread that sends the signal.
func makeClosure(
    _ handler: @escaping @Sendable (SignalArguments) -> Void
) -> UnsafeMutablePointer<GClosure> {
    let box = Unmanaged.passRetained(HandlerBox(handler)).toOpaque()
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), box)!
    g_closure_add_finalize_notifier(closure, box) { box, _ in
        Unmanaged<HandlerBox>.fromOpaque(box!).release()
    }
    g_closure_set_marshal(closure) { closure, answer, count, values, _, _ in
        let box = Unmanaged<HandlerBox>.fromOpaque(closure!.pointee.data).takeUnretainedValue()
        let values = UnsafeBufferPointer(start: values, count: Int(count))
        box.handler(SignalArguments(values: values, answer: answer))
    }
    return closure
}
