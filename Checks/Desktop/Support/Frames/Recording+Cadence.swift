// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// How regularly new frames were seen.
public struct Cadence: Hashable, Sendable {
    /// How many frame numbers there are from the first to the last that was seen.
    public var expectedFrames: Int
    /// How many of them were never seen.
    public var lostFrames: Int
    /// How often a frame came after a later one had been seen, in whichever window.
    public var repeatedFrames: Int
    /// The longest time without a new frame, in milliseconds.
    public var longestGap: Double
    /// The time that half of all frames stood at most, in milliseconds.
    public var medianGap: Double
    /// New frames in a second.
    public var framesPerSecond: Double
    /// The width at which the picture was shown last.
    public var pictureWidth: Int
}

/// A time for which a window was on the screen without a readable frame.
public struct Blank: Hashable, Sendable {
    /// When the picture went, or the window came.
    public var start: MonotonicTime
    /// When a picture came.
    public var end: MonotonicTime
    /// How long that was.
    public var milliseconds: Double { end.milliseconds(since: start) }
}

extension Recording {
    /// How regularly new frames were seen between two moments, in any window.
    public func cadence(from start: MonotonicTime, to end: MonotonicTime) -> Cadence {
        part(from: start, to: end).cadence()
    }

    /// The longest time in milliseconds for which nobody looked, between two moments.
    public func longestTimeWithoutALook(
        from start: MonotonicTime,
        to end: MonotonicTime
    ) -> Double {
        part(from: start, to: end).longestTimeWithoutALook
    }

    /// The times between two moments for which a window that had shown frames, or was to show
    /// them from its first moment on, was on the screen without one.
    ///
    /// The time from a window's coming until its first frame counts; a window that never shows
    /// one does not. What lasts until the end is not a blank but an end.
    public func blanks(from start: MonotonicTime, to end: MonotonicTime) -> [Blank] {
        let part = part(from: start, to: end)
        let windows = Set(part.sightings.map(\.window))
        return windows.flatMap { part.blanks(in: $0) }.sorted { $0.start < $1.start }
    }

    func blanks(in window: UInt) -> [Blank] {
        var blanks: [Blank] = []
        var since: MonotonicTime?
        for sighting in sightings where sighting.window == window {
            switch sighting.event {
            case .showsNoFrame, .mapped:
                since = since ?? sighting.time
            case .showsFrame:
                if let start = since { blanks.append(Blank(start: start, end: sighting.time)) }
                since = nil
            case .unmapped:
                since = nil
            case .moved, .lookedLate:
                break
            }
        }
        return blanks
    }

    func cadence() -> Cadence {
        let sights = firstSights()
        guard let first = sights.first, let last = sights.last, sights.count > 1 else {
            return Cadence(
                expectedFrames: sights.count,
                lostFrames: 0,
                repeatedFrames: 0,
                longestGap: 0,
                medianGap: 0,
                framesPerSecond: 0,
                pictureWidth: sights.last?.pictureWidth ?? 0
            )
        }
        let gaps = zip(sights, sights.dropFirst()).map { $1.time.milliseconds(since: $0.time) }
            .sorted()
        let numbers = sights.map(\.number)
        let expected = numbers.max()! - numbers.min()! + 1
        let duration = last.time.milliseconds(since: first.time) / 1000
        return Cadence(
            expectedFrames: expected,
            lostFrames: expected - sights.count,
            repeatedFrames: repeats(),
            longestGap: gaps.last!,
            medianGap: gaps[gaps.count / 2],
            framesPerSecond: Double(gaps.count) / duration,
            pictureWidth: last.pictureWidth
        )
    }

    var longestTimeWithoutALook: Double {
        sightings.compactMap { sighting -> Double? in
            if case .lookedLate(let milliseconds) = sighting.event { milliseconds } else { nil }
        }.max() ?? 0
    }

    /// How often any window came with an earlier frame than one that had been seen.
    private func repeats() -> Int {
        var newest = Int.min
        var count = 0
        for sighting in sightings {
            guard case .showsFrame(let reading) = sighting.event else { continue }
            if reading.number < newest { count += 1 }
            newest = max(newest, reading.number)
        }
        return count
    }
}
