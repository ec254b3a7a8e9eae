// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

extension StepPromises {
    // MARK: 10, 11: what is kept, and strangers

    func checkKeeping(_ found: inout [String]) {
        var kept = before.machines.sessions.map(\.number)
        for effect in effects {
            switch effect {
            case .session(let number, _, .keepPersistable):
                if kept.contains(number) { found.append("10: \(number) keeps twice") }
                kept.append(number)
            case .session(let number, _, .releasePersistable):
                guard let index = kept.firstIndex(of: number) else {
                    found.append("10: \(number) releases twice")
                    continue
                }
                kept.remove(at: index)
            case .session(let number, _, .announce) where !kept.contains(number):
                found.append("10: \(number) is told of what is released")
            default: break
            }
        }
        if kept.sorted() != after.machines.sessions.map(\.number) {
            found.append("10: kept are \(kept)")
        }
    }

    /// A report that fits nothing is itself reported, and that is all.
    func checkStrangers(_ found: inout [String]) {
        guard case .reported(let surface, let report) = event else { return }
        let session = before.machines.sessions.last { $0.source.surface == surface }
        switch (report, session) {
        // It may begin something, or begin anew what was on its way out.
        case (.willStart, nil), (.didStart, nil): break
        case (.willStart, let session?) where session.chapter == .willStop: return
        case (_, nil) where !effects.contains(where: \.isOrphan):
            found.append("11: a report of nothing that is there was not reported")
        case (_, _): break
        }
        guard effects.contains(where: \.isOrphan) else { return }
        if after.machines != before.machines {
            found.append("11: a report that fits nothing changed something")
        }
        if !effects.allSatisfy({ $0.isOrphan || $0.isRebuff }) {
            found.append("11: a report that fits nothing had something done")
        }
    }

    // MARK: 11: what is recorded

    /// A source is what was so when the session began, and stays so.
    func checkSources(_ found: inout [String]) {
        for session in after.machines.sessions {
            let source = session.source
            if let earlier = before.machines.session(session.number) {
                if earlier.source != source { found.append("11: the source has changed") }
            } else if let facts = before.machines.stage.views[source.view],
                source.kind != facts.kind || source.presentation != facts.presentation
                    || source.player != facts.player
            {
                found.append("11: \(source) is not what \(facts) says")
            }
        }
    }
}
