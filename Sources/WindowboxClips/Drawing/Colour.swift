// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// A colour as a video picture stores it: brightness and two colour differences (BT.709).
struct Colour: Hashable, Sendable {
    var y: Float
    var u: Float
    var v: Float

    /// Makes a colour from its red, green and blue, written as 0xRRGGBB.
    init(_ rgb: UInt32) {
        let red = Float(rgb >> 16 & 255) / 255
        let green = Float(rgb >> 8 & 255) / 255
        let blue = Float(rgb & 255) / 255
        let luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        y = 16 + 219 * luma
        u = 128 + 224 * (blue - luma) / 1.8556
        v = 128 + 224 * (red - luma) / 1.5748
    }

    private init(y: Float, u: Float, v: Float) {
        self.y = y
        self.u = u
        self.v = v
    }

    /// The colour that lies between this one (0) and another one (1).
    func mixed(with other: Colour, _ amount: Double) -> Colour {
        let part = Float(min(1, max(0, amount)))
        return Colour(
            y: y + (other.y - y) * part,
            u: u + (other.u - u) * part,
            v: v + (other.v - v) * part
        )
    }
}

/// Colours at places between 0 and 1, with everything in between.
struct Gradient: Sendable {
    private let stops: [(place: Double, colour: Colour)]

    /// Makes a gradient of colours at rising places.
    init(_ stops: [(Double, UInt32)]) {
        self.stops = stops.map { ($0.0, Colour($0.1)) }
    }

    private init(stops: [(place: Double, colour: Colour)]) {
        self.stops = stops
    }

    /// The colour at a place.
    func colour(at place: Double) -> Colour {
        var lower = stops[0]
        for upper in stops {
            if upper.place >= place {
                guard upper.place > lower.place else { return upper.colour }
                let part = (place - lower.place) / (upper.place - lower.place)
                return lower.colour.mixed(with: upper.colour, part)
            }
            lower = upper
        }
        return lower.colour
    }

    /// The gradient between this one (0) and another one (1) with the same places.
    func mixed(with other: Gradient, _ amount: Double) -> Gradient {
        Gradient(
            stops: zip(stops, other.stops).map { mine, theirs in
                (mine.place, mine.colour.mixed(with: theirs.colour, amount))
            }
        )
    }
}
