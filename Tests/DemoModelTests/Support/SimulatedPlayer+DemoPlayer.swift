// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import WindowboxSimulator

// snippet.conformance
extension SimulatedPlayer: DemoPlayer {
    /// Loads what there is behind an item.
    public func load(_ media: Media) {
        load(media.title)
    }

    /// Calls back when the content was played to its end.
    public func observeEnd(_ handler: @escaping @MainActor () -> Void) -> AnyObject {
        onEnd = handler
        return self
    }
}
// snippet.end

extension Media {
    static let metropolis = Media("Metropolis", summary: "1927", at: "film:1")
    static let nosferatu = Media("Nosferatu", summary: "1922", at: "film:2")
    static let faust = Media("Faust", summary: "1926", at: "film:3")
    static let films = [metropolis, nosferatu, faust]
}
