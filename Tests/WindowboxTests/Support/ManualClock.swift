// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// A clock that goes on only when it is told to.
///
/// A mutex of the standard library would ask for a later macOS than the package does.
// Proof: what varies is read and written while the lock is held, and only in `withState`.
final class ManualClock: Clock, @unchecked Sendable {
    struct Instant: InstantProtocol {
        var offset = Duration.zero

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
    }

    private struct Sleeper {
        var deadline: Instant
        var continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Instant()
        var lastSleeper = 0
        var sleepers: [Int: Sleeper] = [:]
        var cancelled: Set<Int> = []
    }

    private let lock = NSLock()
    private var state = State()

    var now: Instant { withState(\.now) }
    var minimumResolution: Duration { .zero }
    /// How many sleep now.
    var sleepers: Int { withState { $0.sleepers.count } }

    private func withState<Result>(_ body: (inout State) -> Result) -> Result {
        lock.withLock { body(&state) }
    }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let sleeper = withState { state in
            state.lastSleeper += 1
            return state.lastSleeper
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isOver = withState { state in
                    let isOver = deadline <= state.now || state.cancelled.contains(sleeper)
                    if !isOver {
                        state.sleepers[sleeper] = Sleeper(
                            deadline: deadline,
                            continuation: continuation
                        )
                    }
                    return isOver
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            let sleeping = withState { state in
                state.cancelled.insert(sleeper)
                return state.sleepers.removeValue(forKey: sleeper)
            }
            sleeping?.continuation.resume(throwing: CancellationError())
        }
    }

    /// Lets time pass, and wakes whoever has slept long enough.
    func advance(by duration: Duration) {
        let woken = withState { state in
            state.now = state.now.advanced(by: duration)
            let woken = state.sleepers.filter { $0.value.deadline <= state.now }
            for sleeper in woken.keys { state.sleepers[sleeper] = nil }
            return woken
        }
        for sleeper in woken.values { sleeper.continuation.resume() }
    }
}
