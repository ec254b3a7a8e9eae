// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension Clock<Duration> {
    /// Sleeps without leaving the main actor first, as `sleep(for:)` does: the limit counts
    /// from now, not from when another thread has time for it.
    @MainActor package func wait(for duration: Duration) async throws {
        try await sleep(until: now.advanced(by: duration), tolerance: nil)
    }
}
