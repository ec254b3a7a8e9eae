// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// A clock on which no time passes but what a simulation lets pass.
///
/// An app's model that waits is given this clock in a test. Who sleeps is woken in the
/// order of the deadlines; of equal ones, in the order in which they fell asleep.
///
/// Code that takes any clock calls `sleep(until:tolerance:)`, from the main actor. What the
/// protocol adds, `sleep(for:)`, begins on another thread, and the simulation may go on before
/// it knows of it.
public final class VirtualClock: Clock {
    /// A moment in a simulation.
    public struct Instant: InstantProtocol {
        /// The time since the beginning of the simulation.
        public var offset: Duration

        /// Returns the moment that is later by this much.
        public func advanced(by duration: Duration) -> Instant {
            Instant(offset: offset + duration)
        }

        /// Returns the time from this moment to another one.
        public func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Whether the left one is earlier.
        public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
    }

    private let time = Guarded(Instant(offset: .zero))
    /// How many are on their way back to the main actor, which goes by way of other threads.
    private let returning = Guarded(0)
    let agenda: Agenda

    /// Makes a clock that stands still.
    @MainActor package init() {
        agenda = Agenda()
    }

    /// The moment that the simulation has come to.
    public var now: Instant { time.withLock { $0 } }

    /// Nothing is too short to be told apart.
    public var minimumResolution: Duration { .zero }

    // On the main actor, so that whoever sleeps is known to the simulation before it lets
    // time pass, without a detour over another thread.
    /// Sleeps until the simulation has come to this moment.
    ///
    /// - Throws: `CancellationError` when the task is cancelled meanwhile.
    @MainActor
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try Task.checkCancellation()
        guard deadline > now else { return }
        let sleeper = agenda.reserve()
        try await withTaskCancellationHandler {
            defer { returning.withLock { $0 -= 1 } }
            try await withCheckedThrowingContinuation { continuation in
                agenda.add(sleeper, at: deadline.offset) { [returning] in
                    returning.withLock { $0 += 1 }
                    continuation.resume()
                } cancelled: { [returning] in
                    returning.withLock { $0 += 1 }
                    continuation.resume(throwing: CancellationError())
                }
            }
        } onCancel: { [agenda, returning] in
            returning.withLock { $0 += 1 }
            Task { @MainActor in
                agenda.cancel(sleeper)
                returning.withLock { $0 -= 1 }
            }
        }
    }

    /// Whether somebody was woken and has not gone on yet.
    package var isWaking: Bool { returning.withLock { $0 > 0 } }

    /// Sleeps for this long.
    ///
    /// - Throws: `CancellationError` when the task is cancelled meanwhile.
    @MainActor
    public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
    }

    /// Does something at a time from now.
    @MainActor
    package func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) {
        agenda.add(agenda.reserve(), at: now.offset + delay, action, cancelled: {})
    }

    /// Goes on to the next entry and carries it out, if it comes no later than this.
    ///
    /// - Returns: Whether there was one.
    @MainActor
    package func step(until end: Duration?) -> Bool {
        guard let next = agenda.next, next.time <= end ?? next.time else { return false }
        set(max(next.time, now.offset))
        agenda.carryOut(next)
        return true
    }

    /// Goes on to a time at which nothing is to happen.
    package func set(_ offset: Duration) {
        time.withLock { $0.offset = offset }
    }
}
