// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

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
