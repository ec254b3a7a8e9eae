// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import WindowboxClips

/// What was seen on a screen for some time, in order.
public struct Recording: Hashable, Sendable {
    /// The changes, by rising time.
    public var sightings: [Sighting]

    /// Makes a recording.
    public init(_ sightings: [Sighting] = []) {
        self.sightings = sightings
    }

    /// The place in which a picture is shown, told by its width.
    public enum Place: Hashable, Sendable {
        /// In the app's window: 640 pixels wide and more.
        case inline
        /// In the overlay: less than that.
        case overlay

        /// Whether a picture or window of this width is in this place.
        func contains(width: Int) -> Bool {
            (self == .inline) == (width >= 640)
        }
    }

    /// A frame number at the moment when it was first seen anywhere.
    struct FirstSight: Hashable {
        var time: MonotonicTime
        var number: Int
        var pictureWidth: Int
    }

    /// The same with numbers that go on where a clip of so many frames begins again.
    ///
    /// Of all the numbers that a frame could have, it gets the one nearest to the last.
    func goingOn(after framesInClip: Int) -> Recording {
        var last: Int?
        return Recording(
            sightings.map { sighting in
                guard case .showsFrame(var reading) = sighting.event else { return sighting }
                if let last {
                    let turns = (Double(last - reading.number) / Double(framesInClip)).rounded()
                    reading.number += Int(turns) * framesInClip
                }
                last = reading.number
                return Sighting(
                    time: sighting.time,
                    window: sighting.window,
                    event: .showsFrame(reading)
                )
            }
        )
    }

    /// The part of the recording between two moments.
    func part(from start: MonotonicTime, to end: MonotonicTime) -> Recording {
        // The list is sorted, so both ends are found by halving.
        let lower = sightings.firstIndex(fromWhere: { $0.time >= start })
        let upper = sightings.firstIndex(fromWhere: { $0.time > end })
        return Recording(lower < upper ? Array(sightings[lower..<upper]) : [])
    }

    /// Each frame number at the moment when it was first seen in any window.
    func firstSights() -> [FirstSight] {
        var known: Set<Int> = []
        return sightings.compactMap { sighting in
            guard case .showsFrame(let reading) = sighting.event,
                known.insert(reading.number).inserted
            else { return nil }
            return FirstSight(
                time: sighting.time,
                number: reading.number,
                pictureWidth: reading.pictureWidth
            )
        }
    }
}

extension Array {
    /// The index of the first element that fulfils a condition which all later ones fulfil too.
    fileprivate func firstIndex(fromWhere belongs: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if belongs(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
