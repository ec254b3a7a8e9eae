// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import Foundation
import GLibSupport

/// Lets Swift's main actor run on GLib's main loop, which GTK runs on.
///
/// On Linux the main actor is served by the dispatch main queue. The queue tells through a file
/// descriptor when it has work; GLib waits for that descriptor together with everything else, so
/// nothing is polled and an idle app is never woken. `Task`, `Task.sleep`, `DispatchQueue.main`
/// and dispatch timers work. `Foundation.Timer` and other sources of `RunLoop.main` do not fire.
///
/// The program's entry must be synchronous: an `async` `main` continues on another thread after
/// its first suspension, and then GTK may not be touched from the main actor.
@MainActor
public enum MainLoop {
    /// How the main queue is served.
    public enum Service: Sendable {
        /// GLib waits for the queue's own descriptor.
        case descriptor
        /// The queue is looked at a hundred times a second, as its descriptor could not be found.
        case tick
    }

    private static var service: Service?

    /// Serves the main actor from GLib's default main loop from now on; a second call does nothing.
    ///
    /// Call it on the main thread, before the loop runs.
    @discardableResult
    public static func attach() -> Service {
        if let service { return service }
        let attached: Service
        if let queue = MainQueue() {
            MainLoopSource.readable(descriptor: queue.descriptor) { queue.drain() }
            attached = .descriptor
        } else {
            MainLoopSource.timeout(milliseconds: tickInterval, .forever) {
                RunLoop.main.run(until: .distantPast)
            }
            attached = .tick
        }
        service = attached
        return attached
    }

    /// Short enough that an animation step is not late by a frame, long enough to cost little.
    private static let tickInterval = 10
}
