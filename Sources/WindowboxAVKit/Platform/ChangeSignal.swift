// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import Observation

/// Lets whoever observes Picture in Picture learn of facts that the system keeps.
@MainActor
@Observable
final class ChangeSignal {
    private var count = 0

    /// Notes that what is being read is such a fact.
    func track() { _ = count }

    /// Tells whoever has read it that it may be another now.
    func changed() { count += 1 }
}
#endif
