// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import SimulatedDevice
import Synchronization

/// The answer that the system waits for. It has to be given, and once.
package final class OverlayAnswer: Sendable {
    private let state = Mutex(State.open)
    private let onAnswer: @MainActor (Bool) -> Void

    private enum State {
        case open
        case given
    }

    init(_ onAnswer: @escaping @MainActor (Bool) -> Void) {
        self.onAnswer = onAnswer
    }

    /// The handler that the delegate is given.
    package var handler: @Sendable (Bool) -> Void {
        { self.give($0) }
    }

    private func give(_ isRestored: Bool) {
        state.withLock { state in
            precondition(state == .open, "a restore request was answered twice")
            state = .given
        }
        // The library answers from the main actor; AVKit would take it from anywhere.
        MainActor.assumeIsolated { onAnswer(isRestored) }
    }

    deinit {
        let isOpen = state.withLock { $0 == .open }
        guard isOpen else { return }
        Task { @MainActor in Device.current.fail("a restore request was never answered") }
    }
}
