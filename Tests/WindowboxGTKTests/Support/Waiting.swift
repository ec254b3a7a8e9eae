// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing

/// Waits until the fact holds; records an issue if it does not in time, with what is there instead.
@MainActor
func expect(
    _ fact: String,
    within limit: Duration = .seconds(15),
    insteadOf found: @autoclosure @MainActor () -> Any? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ holds: @MainActor () -> Bool
) async throws {
    let deadline = ContinuousClock.now + limit
    while !holds() {
        guard ContinuousClock.now < deadline else {
            let instead = found().map { ", but \($0)" } ?? ""
            Issue.record("not in time: \(fact)\(instead)", sourceLocation: sourceLocation)
            throw NotInTime()
        }
        try await Task.sleep(for: .milliseconds(5))
    }
}

struct NotInTime: Error {}
