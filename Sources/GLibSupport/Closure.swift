// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK

/// A handler on its way through C, which only knows pointers.
private final class HandlerBox: Sendable {
    let handler: @MainActor (SignalArguments) -> Void

    init(_ handler: @escaping @MainActor (SignalArguments) -> Void) {
        self.handler = handler
    }
}

/// The arguments on their way into the main actor.
private struct Passed: @unchecked Sendable {
    // Proof: the value never leaves the thread; it only crosses into the closure that
    // `assumeIsolated` runs at once on that same thread.
    let arguments: SignalArguments
}

/// A floating closure that passes the values of a signal, of whatever signature, to the handler.
func makeClosure(
    _ handler: @escaping @MainActor (SignalArguments) -> Void
) -> UnsafeMutablePointer<GClosure> {
    let box = Unmanaged.passRetained(HandlerBox(handler)).toOpaque()
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), box)!
    g_closure_add_finalize_notifier(closure, box) { box, _ in
        Unmanaged<HandlerBox>.fromOpaque(box!).release()
    }
    g_closure_set_marshal(closure) { closure, answer, count, values, _, _ in
        let box = Unmanaged<HandlerBox>.fromOpaque(closure!.pointee.data).takeUnretainedValue()
        let values = UnsafeBufferPointer(start: values, count: Int(count))
        let passed = Passed(arguments: SignalArguments(values: values, answer: answer))
        // Proof: GTK sends its signals on the main thread, and ours are connected from the main
        // actor only, to objects that live there.
        MainActor.assumeIsolated { box.handler(passed.arguments) }
    }
    return closure
}
