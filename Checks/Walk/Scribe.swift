// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// Writes a world down as a short text: all that matters of it, and nothing else.
///
/// What does not matter are the numbers of sessions, which grow for ever, and which of
/// several views that are alike, or of the players, is which. Among the texts of all worlds
/// that differ in this alone the least stands for them all.
struct Scribe {
    private let cast: Cast
    private let namings: [Naming]
    private var sketch: Sketch
    private var text: [UInt8] = []
    private var least: [UInt8] = []

    /// Other names for the views and players: the name of each, and whose a name is.
    private struct Naming {
        var view: [UInt8]
        var viewNamed: [Int]
        var player: [UInt8]
        var playerNamed: [Int]
    }

    /// - Parameter isPlain: Whether to tell apart views and players that are alike.
    init(_ cast: Cast, isPlain: Bool = false) {
        self.cast = cast
        sketch = Sketch(views: cast.views.count, players: cast.players.count)
        let views = Self.orders(of: cast.views.count).filter { order in
            isPlain
                ? order == Array(cast.views.indices)
                : order.enumerated().allSatisfy { cast.views[$0] == cast.views[$1] }
        }
        let players = Self.orders(of: cast.players.count).filter {
            !isPlain || $0 == Array(cast.players.indices)
        }
        namings = views.flatMap { view in
            players.map { player in
                Naming(
                    view: Self.names(view),
                    viewNamed: view,
                    player: Self.names(player),
                    playerNamed: player
                )
            }
        }
    }

    /// What stands for a world.
    mutating func fingerprint(of world: World) -> Fingerprint {
        sketch.draw(world)
        write(namings[0])
        swap(&least, &text)
        for naming in namings.dropFirst() where !isBehind(naming) {
            write(naming)
            if text.lexicographicallyPrecedes(least) { swap(&least, &text) }
        }
        return Fingerprint(least)
    }

    /// How many worlds the fingerprint of this one stands for.
    mutating func twins(of world: World) -> Int {
        sketch.draw(world)
        write(namings[0])
        let plain = text
        var same = 1
        for naming in namings.dropFirst() where !isBehind(naming, plain) {
            write(naming)
            if text == plain { same += 1 }
        }
        // What looks the same under some names has so many times fewer twins.
        return namings.count / same
    }

    /// Whether the text with these names begins with something greater than the least one.
    private func isBehind(_ naming: Naming) -> Bool {
        for (place, view) in naming.viewNamed.enumerated() {
            let byte = sketch.shown[view]
            if byte != least[place] { return byte > least[place] }
        }
        return false
    }

    private func isBehind(_ naming: Naming, _ text: [UInt8]) -> Bool {
        for (place, view) in naming.viewNamed.enumerated() where sketch.shown[view] != text[place] {
            return true
        }
        return false
    }

    private mutating func write(_ naming: Naming) {
        text.removeAll(keepingCapacity: true)
        for view in naming.viewNamed { text.append(sketch.shown[view]) }
        for view in naming.viewNamed {
            let base = view * Sketch.perView
            text.append(sketch.views[base])
            text.append(naming.player[Int(sketch.views[base + 1])])
            text.append(sketch.interacted[view])
        }
        for player in naming.playerNamed { text.append(sketch.players[player]) }
        for view in naming.viewNamed {
            for player in naming.playerNamed {
                let base = (view * cast.players.count + player) * Sketch.perSurface
                text.append(naming.view[Int(sketch.surfaces[base])])
                text.append(naming.view[Int(sketch.surfaces[base + 1])])
                text.append(sketch.surfaces[base + 2])
            }
        }
        for mark in sketch.rest {
            switch mark {
            case .plain(let byte): text.append(byte)
            case .view(let view): text.append(naming.view[Int(view)])
            case .player(let player): text.append(naming.player[Int(player)])
            }
        }
    }

    /// All orders of so many things.
    private static func orders(of count: Int) -> [[Int]] {
        guard count > 0 else { return [[]] }
        return orders(of: count - 1).flatMap { order in
            (0...order.count).map { place in
                var order = order
                order.insert(count - 1, at: place)
                return order
            }
        }
        .sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// The names by number, with those of what is nothing: zero is none, and what is above
    /// the last view has no name of its own.
    private static func names(_ order: [Int]) -> [UInt8] {
        var names: [UInt8] = [0]
        for thing in order.indices {
            names.append(UInt8((order.firstIndex(of: thing) ?? 0) + 1))
        }
        return names + (order.count + 1..<16).map { UInt8($0) }
    }
}
