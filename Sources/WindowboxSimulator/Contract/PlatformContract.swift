// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// What every platform has to do, as clauses that any platform can be run against.
@MainActor
public enum PlatformContract {
    /// Runs all clauses, each against a subject of its own.
    ///
    /// - Returns: What the platform did not keep, a sentence each; empty if it keeps all.
    public static func violations(
        of makeSubject: @MainActor () async -> any PlatformSubject
    ) async -> [String] {
        var found: [String] = []
        for clause in clauses {
            let trial = Trial(await makeSubject())
            await clause.check(trial)
            found += await trial.end().map { "\(clause.name): \($0)" }
        }
        return found
    }

    /// The names of the clauses.
    public static var clauseNames: [String] { clauses.map(\.name) }

    struct Clause {
        let name: String
        let check: @MainActor (Trial) async -> Void

        init(_ name: String, _ check: @escaping @MainActor (Trial) async -> Void) {
            self.name = name
            self.check = check
        }
    }
}
