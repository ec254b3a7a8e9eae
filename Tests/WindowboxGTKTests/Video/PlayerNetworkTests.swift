// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WindowboxGTK

@MainActor
@Suite struct PlayerNetworkTests {
    @Test func `a film on a server plays, and can be sought in`() async throws {
        let server = try FileServer(Clip.film)
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
        let server = try FileServer(Clip.film, .status(status))
        let player = Player(url: server.url)
        try await expect("failure") {
            player.status == .failed(.server(status: status, server.url.absoluteString))
        }
    }

    @Test func `a film that stops coming is a failure`() async throws {
        let size = try Data(contentsOf: Clip.long).count
        let server = try FileServer(Clip.long, .breaks(after: size / 2))
        let player = Player(url: server.url)
        player.play()
        try await expect("ready") { player.status == .ready }
        try await expect("failure") {
            player.status == .failed(.interrupted(server.url.absoluteString))
        }
        #expect(!player.isPlaying)
    }
}
