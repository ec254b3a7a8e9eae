// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What is heard with a clip.
enum Sound: Hashable, Sendable {
    case silence
    case tone
    case ticks
    case chord
    case hum
    case rain

    /// The sources that are mixed, as GStreamer element properties.
    var sources: [String] {
        switch self {
        case .silence: []
        case .tone: ["wave=sine freq=440 volume=0.4"]
        case .ticks: ["wave=ticks freq=880 volume=0.25 tick-interval=1000000000"]
        case .chord: [110.0, 164.8, 220, 277.2].map { "wave=sine freq=\($0) volume=0.02" }
        case .hum: [55.0, 82.4, 123.5].map { "wave=triangle freq=\($0) volume=0.03" }
        case .rain: ["wave=pink-noise volume=0.03"]
        }
    }
}
