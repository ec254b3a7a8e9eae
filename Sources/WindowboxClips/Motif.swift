// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What a clip shows.
enum Motif: Hashable, Sendable {
    case dawn
    case clock
    case orbit
    case city
    case ribbons
    case texture

    /// Prepares what is drawn.
    func scene(_ format: ClipFormat) -> any Scene {
        let (width, height) = (format.width, format.height)
        return switch self {
        case .dawn: DawnScene(width: width, height: height, seconds: Double(format.seconds))
        case .clock: ClockScene(width: width, height: height)
        case .orbit: OrbitScene(width: width, height: height)
        case .city: CityScene(width: width, height: height)
        case .ribbons: RibbonScene(width: width, height: height)
        case .texture: TextureScene(width: width, height: height)
        }
    }

    /// The bit rate in kbit/s; flat drawings need less.
    ///
    /// It grows with the root of the pixels in a second: 4 Mbit/s for a texture in 720p30,
    /// 8.5 in 1080p60.
    func bitRate(_ format: ClipFormat) -> Int {
        let pixels = Double(format.width * format.height * format.framesPerSecond)
        return Int((self == .texture ? 0.76 : 0.58) * pixels.squareRoot())
    }
}
