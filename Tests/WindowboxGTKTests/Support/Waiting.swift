// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing

/// Waits until the fact holds; records an issue if it does not in time.
@MainActor
func expect(
    _ fact: String,
    within limit: Duration = .seconds(15),
    sourceLocation: SourceLocation = #_sourceLocation,
    _ holds: @MainActor () -> Bool
) async throws {
    let deadline = ContinuousClock.now + limit
    while !holds() {
        guard ContinuousClock.now < deadline else {
            Issue.record("not in time: \(fact)", sourceLocation: sourceLocation)
            throw NotInTime()
        }
        try await Task.sleep(for: .milliseconds(5))
    }
}

struct NotInTime: Error {}
