// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension Recording {
    /// The longest time in milliseconds for which no window at all showed a readable frame.
    ///
    /// What was shown at the beginning is taken from the second before it.
    public func darkness(from start: MonotonicTime, to end: MonotonicTime) -> Double {
        var lit: Set<UInt> = []
        var darkSince: MonotonicTime?
        var longest = 0.0
        for sighting in part(from: start + .seconds(-1), to: end).sightings {
            switch sighting.event {
            case .showsFrame: lit.insert(sighting.window)
            case .showsNoFrame, .unmapped: lit.remove(sighting.window)
            case .mapped, .moved, .lookedLate: continue
            }
            if lit.isEmpty {
                darkSince = darkSince ?? max(sighting.time, start)
            } else if let since = darkSince {
                longest = max(longest, sighting.time.milliseconds(since: since))
                darkSince = nil
            }
        }
        if let since = darkSince { longest = max(longest, end.milliseconds(since: since)) }
        return longest
    }
}
