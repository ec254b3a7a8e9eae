// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK

/// Lets any thread ask for one call on the main thread; requests that come before it count as one.
///
/// It costs nothing while nobody asks, and allocates nothing when somebody does.
public final class MainLoopTrigger: @unchecked Sendable {
    // Proof: the pointer never changes, and GLib allows a source's ready time to be set, and the
    // source to be destroyed, from any thread.
    private let source: UnsafeMutablePointer<GSource>

    /// Calls the handler on the main thread after each ``fire()``, until this trigger goes.
    public init(
        priority: MainLoopSource.Priority = .high,
        _ handler: @escaping @MainActor () -> Void
    ) {
        source = g_source_new(triggerFunctions, guint(MemoryLayout<GSource>.size))
        g_source_set_priority(source, priority.rawValue)
        g_source_set_callback(
            source,
            { data in
                let box = Unmanaged<TriggerBox>.fromOpaque(data!).takeUnretainedValue()
                // Proof: sources of the default context are dispatched on the main thread only.
                MainActor.assumeIsolated { box.handler() }
                return 1
            },
            Unmanaged.passRetained(TriggerBox(handler)).toOpaque(),
            { data in Unmanaged<TriggerBox>.fromOpaque(data!).release() }
        )
        g_source_attach(source, nil)
    }

    deinit {
        g_source_destroy(source)
        g_source_unref(source)
    }

    /// Asks for the call, soon.
    public func fire() {
        g_source_set_ready_time(source, 0)
    }
}

private final class TriggerBox: Sendable {
    let handler: @MainActor () -> Void

    init(_ handler: @escaping @MainActor () -> Void) {
        self.handler = handler
    }
}

/// Shared by all triggers for as long as the process runs: GLib keeps the pointer.
private nonisolated(unsafe) let triggerFunctions: UnsafeMutablePointer<GSourceFuncs> = {
    // Proof: written here once, before anybody can see it; only read afterwards.
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(to: GSourceFuncs())
    functions.pointee.dispatch = { source, callback, data in
        // First, so that a request made while the handler runs is not lost.
        g_source_set_ready_time(source, -1)
        return callback?(data) ?? 1
    }
    return functions
}()
