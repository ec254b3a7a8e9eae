// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import GLibSupport
import Testing

@testable import WindowboxGTK

/// Players that come and go while others play, as on a screen that is left again at once.
@MainActor
@Suite struct PlayerEndingTests {
    @Test func `players may go at any moment, and take everything with them`() async throws {
        let server = try FileServer(Clip.film.url)
        let films = [Clip.film.url, Clip.short.url, Clip.song.url, server.url, Clip.truncated]
        var elements: [WeakObject] = []
        for round in 0..<60 {
            var players = (0..<4).map { Player(url: films[($0 + round) % films.count]) }
            for player in players {
                if let element = player.pipeline?.weakElement { elements.append(element) }
                if Bool.random() { player.play() }
                if Bool.random() { player.seek(to: .seconds(.random(in: 0...1))) }
            }
            try await Task.sleep(for: .milliseconds(.random(in: 0...120)))
            players.removeAll()
        }
        var left: [WeakObject] { elements.filter { $0.withObject { _ in true } ?? false } }
        try await expect("all are gone", insteadOf: left.count) { left.isEmpty }
    }

    @Test func `many short films open at a time, and end when they are sent to their ends`()
        async throws
    {
        let server = try FileServer(Clip.film.url)
        for _ in 0..<10 {
            let players = [Clip.film.url, server.url, Clip.short.url, Clip.song.url, server.url]
                .map { Player(url: $0) }
            for player in players { player.play() }
            try await expect("all are open") { players.allSatisfy { $0.status == .ready } }
            // Those that have ended by themselves would be sent there paused.
            for player in players where !player.hasEnded { player.seek(to: .seconds(3600)) }
            try await expect("all have ended") { players.allSatisfy(\.hasEnded) }
        }
    }

    @Test func `players that are to play begin to, whenever they have enough to`() async throws {
        let server = try FileServer(Clip.short.url, .whole)
        let players = (0..<8).map { _ in Player() }
        for _ in 0..<8 {
            for player in players {
                player.load(server.url)
                player.play()
            }
            try await expect("all end", insteadOf: players.map(\.status)) {
                players.allSatisfy(\.hasEnded)
            }
        }
    }
}
