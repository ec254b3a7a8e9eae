// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import WindowboxClips

/// How the picture went from one window to the other after a request.
public struct HandOver: Hashable, Sendable {
    /// Milliseconds from the request to the first right frame that stays in the new place.
    public var toFirstFrame: Double
    /// Milliseconds for which the new window was on the screen without its picture; `nil` when
    /// no window came on the screen.
    public var windowWithoutPicture: Double?
    /// The longest time in milliseconds without a new frame in either place.
    public var longestGap: Double
    /// How many frame numbers were seen in neither place, from 0.2 s before the request until
    /// some time after the first frame.
    public var lostFrames: Int
    /// Whether a picture was in the new place for a moment and went again before it stayed.
    public var flashed: Bool
    /// By how many frames the first picture was behind where the playback should have been.
    public var framesBehind: Double
    /// The longest time in milliseconds for which nobody looked meanwhile.
    public var lookedLate: Double
}

/// Why a hand-over cannot be measured, which is a finding too.
public enum HandOverFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// Fewer than five frames were seen in the second before the request.
    case notPlayingBefore
    /// No frame was seen in the new place.
    case noPicture
    /// Frames were seen there, but none from where the playback should be; the first one was
    /// this many frames away.
    case wrongPicture(Int)
    /// The right frame went away again for good.
    case pictureDoesNotStay

    /// A phrase for a person.
    public var description: String {
        switch self {
        case .notPlayingBefore: "nothing played before the request"
        case .noPicture: "no picture came in the new place"
        case .wrongPicture(let frames): "the picture is \(frames) frames from where it should be"
        case .pictureDoesNotStay: "the picture in the new place did not stay"
        }
    }
}

extension Recording {
    /// Measures the hand-over that followed a request.
    ///
    /// - Parameters:
    ///   - request: When it was asked for.
    ///   - place: Where the picture was to go.
    ///   - framesPerSecond: The clip's.
    ///   - seconds: How long after the first frame frames are counted.
    ///   - tolerance: How many seconds a picture may be from where the playback should be.
    public func handOver(
        requestedAt request: MonotonicTime,
        to place: Place,
        framesPerSecond: Int,
        countedFor seconds: Double = 2,
        tolerance: Double = 0.2
    ) throws(HandOverFailure) -> HandOver {
        let before = part(from: request + .seconds(-1), to: request).firstSights()
        guard before.count >= 5 else { throw .notPlayingBefore }
        let rate = Double(framesPerSecond) / 1_000_000_000
        let starts = before.map { Double($0.number) - rate * Double($0.time.nanoseconds) }.sorted()
        let start = starts[starts.count / 2]
        func expected(at time: MonotonicTime) -> Double { start + rate * Double(time.nanoseconds) }

        let after = part(from: request, to: request + .seconds(6))
        let pictures = after.pictures(in: place)
        guard let last = pictures.last else { throw .noPicture }
        let right = pictures.filter { picture in
            abs(picture.reading.pictureWidth - last.reading.pictureWidth) <= 6
                && abs(Double(picture.reading.number) - expected(at: picture.time))
                    <= Double(framesPerSecond) * tolerance
        }
        guard let candidate = right.first else {
            let first = pictures[0]
            throw .wrongPicture(first.reading.number - Int(expected(at: first.time)))
        }
        // A picture may flash up and go again: the one that counts is the one that stays.
        let blanks = after.part(from: request, to: request + .seconds(3))
            .blanks(in: candidate.window).filter { $0.milliseconds >= 30 }
        let stays = blanks.last.map { $0.end } ?? request
        guard let first = right.first(where: { $0.time >= stays }) else {
            throw .pictureDoesNotStay
        }

        let counted = part(from: request + .milliseconds(-200), to: first.time + .seconds(seconds))
        let cadence = counted.cadence()
        let mapped = after.sightings.last { sighting in
            guard case .mapped(let area) = sighting.event else { return false }
            return sighting.time <= first.time && place.contains(width: area.width)
        }
        return HandOver(
            toFirstFrame: first.time.milliseconds(since: request),
            windowWithoutPicture: mapped.map { first.time.milliseconds(since: $0.time) },
            longestGap: cadence.longestGap,
            lostFrames: cadence.lostFrames,
            flashed: pictures[0].time < first.time,
            framesBehind: expected(at: first.time) - Double(first.reading.number),
            lookedLate: counted.longestTimeWithoutALook
        )
    }

    private struct Seen {
        var time: MonotonicTime
        var window: UInt
        var reading: FrameStrip.Reading
    }

    private func pictures(in place: Place) -> [Seen] {
        sightings.compactMap { sighting in
            guard case .showsFrame(let reading) = sighting.event,
                place.contains(width: reading.pictureWidth)
            else { return nil }
            return Seen(time: sighting.time, window: sighting.window, reading: reading)
        }
    }
}
