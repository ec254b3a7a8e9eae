// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WindowboxGTK

@MainActor
@Suite struct PlayerNetworkTests {
    @Test func `a film on a server plays, and can be sought in`() async throws {
        let server = try FileServer(Clip.film.url)
        let player = Player(url: server.url)
        player.play()
        try await expect("time passes") { player.time > .milliseconds(200) }
        try await expect("a picture") { player.hasVideo }
        #expect(!player.isLive)
        #expect(player.isSeekable)
        player.pause()
        player.seek(to: .seconds(2))
        try await expect("the frame") { player.frames.newest?.time == .seconds(2) }
        player.play()
        try await expect("the end") { player.hasEnded }
        #expect(player.status == .ready)
    }

    @Test(arguments: [404, 403, 500])
    func `the server's refusal is the failure`(status: Int) async throws {
        let server = try FileServer(Clip.film.url, .status(status))
        let player = Player(url: server.url)
        try await expect("failure") {
            player.status == .failed(.server(status: status, server.url.absoluteString))
        }
    }

    @Test func `a film that stops coming is a failure, and has no picture any more`() async throws {
        let size = try Clip.long.data.count
        let server = try FileServer(Clip.long.url, breakingAfter: size / 2)
        let player = Player(url: server.url)
        player.play()
        try await expect("a picture") { player.status == .ready && player.hasVideo }
        server.stop()
        try await expect("failure") {
            player.status == .failed(.interrupted(server.url.absoluteString))
        }
        #expect(!player.isPlaying)
        #expect(!player.hasVideo)
    }

    @Test func `a film that stops coming before its first frame is no fault of the network`()
        async throws
    {
        let server = try FileServer(Clip.filmInOrder.url, breakingAfter: 500)
        let player = Player(url: server.url)
        try await expect("an answer") { player.server != nil }
        server.stop()
        try await expect("failure") {
            player.status == .failed(.interrupted(server.url.absoluteString))
        }
    }
}

/// Servers that send a file whole, whatever part of it is asked for.
@MainActor
@Suite struct SimpleServerTests {
    @Test(arguments: [Clip.filmInOrder, .film, .red, .song])
    func `a film plays to its end, and cannot be sought in`(film: Clip) async throws {
        let server = try FileServer(film.url, .whole)
        let player = Player(url: server.url)
        player.play()
        try await expect("it plays") {
            player.status == .ready && player.time > .milliseconds(200)
        }
        #expect(!player.isLive)
        #expect(!player.isSeekable)
        let time = player.time
        player.seek(to: .zero)
        #expect(player.time >= time)
        try await expect("the end") { player.hasEnded }
        #expect(player.status == .ready)

        player.play()
        try await expect("it begins anew") { !player.hasEnded && player.time > .zero }
        #expect(player.isPlaying)
    }

    @Test func `a film whose index comes too late is loaded whole, and played then`() async throws {
        let server = try FileServer(Clip.large.url, .whole)
        let player = Player(url: server.url)
        player.seek(to: .milliseconds(500))
        try await expect("it says how much is loaded") { player.buffering != nil }
        #expect(player.status == .loading)
        try await expect("the frame") { player.frames.newest?.time == .milliseconds(500) }
        #expect(player.isSeekable)
        #expect(player.buffering == nil)
        player.play()
        try await expect("the end") { player.hasEnded }
        #expect(player.url == server.url)
    }

    @Test func `a film that stops coming while it is loaded whole is a failure`() async throws {
        let server = try FileServer(Clip.large.url, .whole, breakingAfter: 3_000_000)
        let player = Player(url: server.url)
        try await expect("it is loaded") { player.access.isLoading && player.server != nil }
        server.stop()
        try await expect("failure") {
            player.status == .failed(.interrupted(server.url.absoluteString))
        }
    }

    @Test(arguments: [(Clip.filmInOrder, 90), (Clip.short, 15)])
    func `a repeating player goes round`(film: Clip, length: Int) async throws {
        let server = try FileServer(film.url, .whole)
        let player = Player(url: server.url)
        player.repeats = true
        player.play()
        try await expect("rounds") { (player.frames.newest?.number ?? 0) > length + 10 }
        #expect(player.isPlaying)
        #expect(!player.hasEnded)
        player.repeats = false
        try await expect("the end") { player.hasEnded }
    }

    @Test func `a stream without a length is live, plays, and ends when it ends`() async throws {
        let server = try FileServer(Clip.stream.url, .endless)
        let player = Player(url: server.url)
        player.repeats = true
        player.play()
        try await expect("it plays") {
            player.status == .ready && player.time > .milliseconds(200)
        }
        #expect(player.isLive)
        #expect(player.duration == nil)
        #expect(!player.isSeekable)
        try await expect("the end") { player.hasEnded }
        #expect(player.status == .ready)
    }
}
