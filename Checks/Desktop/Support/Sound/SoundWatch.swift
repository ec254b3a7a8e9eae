// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// Listens to a desktop's sound, and finds the times at which there was none.
public final class SoundWatch {
    private let recorder: Child
    private static let samplesPerSecond = 8000
    /// The window over which loudness is judged: 20 ms, longer than a period of the deepest tone.
    private static let step = samplesPerSecond / 50

    /// Starts to listen.
    public init(_ desktop: VirtualDesktop) throws {
        recorder = try desktop.start(
            [
                "parec", "--device=nowhere.monitor", "--format=s16le", "--channels=1", "--raw",
                "--rate=\(Self.samplesPerSecond)", "--latency-msec=20",
            ],
            log: "sound-\(UUID().uuidString.prefix(8)).raw"
        )
    }

    /// How much was heard up to now; a place in what ``longestSilence(from:to:)`` judges.
    public var position: Int {
        let size = try? FileManager.default.attributesOfItem(atPath: recorder.log.path)[.size]
        return (size as? Int ?? 0) / 2
    }

    /// Waits until a sound is heard.
    public func waitForSound(atMost seconds: Double) -> Bool {
        wait(atMost: seconds, every: 0.1) {
            let end = position
            return end > Self.samplesPerSecond / 2
                && longestSilence(from: end - Self.samplesPerSecond / 4, to: end) < 40
        }
    }

    /// The longest time in milliseconds without sound between two positions.
    public func longestSilence(from start: Int, to end: Int) -> Double {
        guard let data = try? Data(contentsOf: recorder.log) else { return .infinity }
        let samples = data.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
        return Self.longestSilence(in: samples[max(0, start)..<min(end, samples.count)])
    }

    /// Stops listening.
    public func stop() {
        recorder.stop()
    }

    /// The longest run of 20 ms steps whose loudest sample is close to nothing.
    static func longestSilence(in samples: ArraySlice<Int16>) -> Double {
        var longest = 0
        var current = 0
        var place = samples.startIndex
        while place + step <= samples.endIndex {
            let isSilent = samples[place..<(place + step)].allSatisfy { abs(Int($0)) < 200 }
            current = isSilent ? current + 1 : 0
            longest = max(longest, current)
            place += step
        }
        return Double(longest * 20)
    }
}
