// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// All that is measured; times are in milliseconds where nothing else is said.
struct Figures: Codable {
    /// Key press to first right frame that stays in the overlay.
    var handOverIn = Distribution()
    /// Key press to first right frame that stays in the window.
    var handOverOut = Distribution()
    /// The first hand-over after each start of the app, which is not among the others.
    var firstInAfterStart: [Double] = []
    /// For how long the overlay was on the screen without its picture.
    var overlayWithoutPicture = Distribution()
    /// The longest time without a new frame, of each hand-over.
    var longestGap = Distribution()
    /// Hand-overs that failed, each with its reason.
    var failures: [String] = []
    /// Frames seen in neither window, over all hand-overs.
    var lostFrames = 0
    /// Frames that came after a later one, over all hand-overs.
    var repeatedFrames = 0
    /// How many hand-overs the two counts are about.
    var handOvers = 0
    /// Undisturbed playback.
    var steady: [Steady] = []
    /// Memory over many round trips.
    var memory: Memory?

    /// Playback in one place for some time.
    struct Steady: Codable {
        var player: String
        var clip: String
        var place: String
        var pictureWidth: Int
        var framesPerSecond: Double
        var droppedFrames: Int
        var expectedFrames: Int
        var longestGap: Double
        /// Processor seconds per second of playback.
        var appProcessor: Double
        var serverProcessor: Double
        var proportionalMegabytes: Double
        /// Processors that other work used meanwhile.
        var otherWork: Double
    }

    /// Proportional memory in megabytes after so many round trips.
    struct Memory: Codable {
        var after20: Double
        var after200: Double
    }
}

/// Numbers of the same kind.
struct Distribution: Codable {
    private(set) var values: [Double] = []

    /// Adds a number.
    mutating func add(_ value: Double) {
        values.append(value)
    }

    /// The number that this part of all numbers is not above.
    func quantile(_ part: Double) -> Double? {
        let sorted = values.sorted()
        guard !sorted.isEmpty else { return nil }
        return sorted[max(0, Int((part * Double(sorted.count)).rounded(.up)) - 1)]
    }

    private enum CodingKeys: String, CodingKey {
        case values, count, p50, p95, max
    }

    init() {}

    init(from decoder: any Decoder) throws {
        values = try decoder.container(keyedBy: CodingKeys.self).decode(
            [Double].self,
            forKey: .values
        )
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(values, forKey: .values)
        try container.encode(values.count, forKey: .count)
        try container.encodeIfPresent(quantile(0.5), forKey: .p50)
        try container.encodeIfPresent(quantile(0.95), forKey: .p95)
        try container.encodeIfPresent(quantile(1), forKey: .max)
    }
}
