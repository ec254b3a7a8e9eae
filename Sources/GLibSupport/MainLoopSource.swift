// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK

/// Something that GLib's main loop waits for: a time, idleness, or a file descriptor.
///
/// It lasts until it has fired for the last time or ``cancel()`` is called; letting go of this
/// value does not cancel it. The handler is released when it ends.
@MainActor
public final class MainLoopSource {
    /// Whether the source waits on after its handler has run.
    public enum Repetition: Sendable {
        /// The source ends after it has fired.
        case once
        /// The source fires again and again.
        case forever
    }

    /// The order in which sources are served that are ready together.
    public enum Priority: Int32, Sendable {
        /// Before input events and drawing.
        case high = -100
        /// As input events.
        case normal = 0
        /// After drawing, when there is nothing else to do.
        case idle = 200
    }

    private var source: UnsafeMutablePointer<GSource>?

    private init(_ source: UnsafeMutablePointer<GSource>, priority: Priority) {
        self.source = source
        g_source_set_priority(source, priority.rawValue)
    }

    /// Calls the handler after so many milliseconds, once or each time they have passed.
    @discardableResult
    public static func timeout(
        milliseconds: Int,
        _ repetition: Repetition = .once,
        _ handler: @escaping @MainActor () -> Void
    ) -> MainLoopSource {
        let source = MainLoopSource(g_timeout_source_new(guint(milliseconds)), priority: .normal)
        source.attach(repetition, handler)
        return source
    }

    /// Calls the handler once, in a later turn of the loop.
    @discardableResult
    public static func idle(
        priority: Priority = .idle,
        _ handler: @escaping @MainActor () -> Void
    ) -> MainLoopSource {
        let source = MainLoopSource(g_idle_source_new(), priority: priority)
        source.attach(.once, handler)
        return source
    }

    /// Calls the handler each time the descriptor can be read.
    @discardableResult
    public static func readable(
        descriptor: Int32,
        priority: Priority = .normal,
        _ handler: @escaping @MainActor () -> Void
    ) -> MainLoopSource {
        let source = MainLoopSource(
            g_unix_fd_source_new(descriptor, G_IO_IN),
            priority: priority
        )
        source.attachDescriptor(handler)
        return source
    }

    /// Ends the source; a second call, or one after the last firing, does nothing.
    public func cancel() {
        guard let source else { return }
        self.source = nil
        g_source_destroy(source)
        g_source_unref(source)
    }

    private func attach(_ repetition: Repetition, _ handler: @escaping @MainActor () -> Void) {
        let work = LoopWork(owner: self, repetition: repetition, handler: handler)
        g_source_set_callback(
            source,
            { data in
                // Proof: sources of the default context are dispatched on the main thread only.
                MainActor.assumeIsolated { LoopWork.from(data).perform() }
            },
            Unmanaged.passRetained(work).toOpaque(),
            releaseWork
        )
        g_source_attach(source, nil)
    }

    private func attachDescriptor(_ handler: @escaping @MainActor () -> Void) {
        let work = LoopWork(owner: self, repetition: .forever, handler: handler)
        let callback: GUnixFDSourceFunc = { _, _, data in
            // Proof: sources of the default context are dispatched on the main thread only.
            MainActor.assumeIsolated { LoopWork.from(data).perform() }
        }
        g_source_set_callback(
            source,
            unsafeBitCast(callback, to: GSourceFunc.self),  // Proof: the kind of source calls it so
            Unmanaged.passRetained(work).toOpaque(),
            releaseWork
        )
        g_source_attach(source, nil)
    }
}

/// What a source does when it fires; it belongs to the source, which keeps its owner until the end.
@MainActor
private final class LoopWork {
    let owner: MainLoopSource
    let repetition: MainLoopSource.Repetition
    let handler: @MainActor () -> Void

    init(
        owner: MainLoopSource,
        repetition: MainLoopSource.Repetition,
        handler: @escaping @MainActor () -> Void
    ) {
        self.owner = owner
        self.repetition = repetition
        self.handler = handler
    }

    nonisolated static func from(_ data: UnsafeMutableRawPointer?) -> LoopWork {
        Unmanaged.fromOpaque(data!).takeUnretainedValue()
    }

    func perform() -> gboolean {
        switch repetition {
        case .once:
            owner.cancel()
            handler()
            return 0
        case .forever:
            handler()
            return 1
        }
    }
}

private let releaseWork: GDestroyNotify = { data in
    Unmanaged<LoopWork>.fromOpaque(data!).release()
}
