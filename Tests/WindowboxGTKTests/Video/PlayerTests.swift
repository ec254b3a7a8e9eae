// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import GLibSupport
import Testing

@testable import WindowboxGTK

@MainActor
@Suite struct PlayerTests {
    @Test func `players have names of their own`() {
        #expect(Player().id != Player().id)
    }

    @Test func `a paused player shows the first frame`() async throws {
        let player = Player(url: Clip.film.url)
        #expect(player.status == .loading)
        try await expect("ready") { player.status == .ready }
        try await expect("the frame") { player.frames.newest?.time == .zero }
        #expect(!player.isPlaying)
        #expect(player.hasVideo)
        #expect(player.isSeekable)
        #expect(!player.isLive)
        try await expect("size") { player.videoSize == VideoSize(width: 320, height: 180) }
        let duration = try #require(player.duration)
        #expect(duration > .seconds(2.9) && duration < .seconds(3.2))
    }

    @Test func `a player plays to the end, and takes the wish to play back`() async throws {
        let player = Player(url: Clip.film.url)
        player.play()
        try await expect("the end") { player.hasEnded }
        #expect(!player.isPlaying)
        #expect(player.status == .ready)

        player.play()
        #expect(player.time < .seconds(1))
        try await expect("it begins again") { !player.hasEnded && player.time > .zero }
        #expect(player.isPlaying)
    }

    @Test func `pausing holds the time, and playing goes on from there`() async throws {
        let (player, other) = (Player(url: Clip.film.url), Player(url: Clip.long.url))
        player.play()
        other.play()
        try await expect("time passes") { player.time > .milliseconds(300) }
        player.pause()
        #expect(!player.isPlaying)
        let paused = other.time
        try await expect("time passes elsewhere") { other.time > paused + .milliseconds(100) }
        let time = player.time
        try await expect("more passes") { other.time > paused + .milliseconds(300) }
        #expect(player.time == time)
        player.togglePlaying()
        try await expect("time goes on") { player.time > time + .milliseconds(100) }
    }

    @Test(arguments: [Duration.seconds(1), .seconds(2), .zero])
    func `a seek while paused delivers the very frame`(time: Duration) async throws {
        let player = Player(url: Clip.film.url)
        try await expect("ready") { player.status == .ready }
        player.seek(to: .seconds(0.5))
        player.seek(to: .seconds(1.5))
        player.seek(to: time)
        #expect(player.time == time)
        try await expect("the frame") {
            player.seeking == .none && player.frames.newest?.time == time
        }
        #expect(!player.isPlaying)
    }

    @Test func `a seek before the content is open is done when it is`() async throws {
        let player = Player(url: Clip.film.url)
        player.seek(to: .seconds(2))
        try await expect("the frame") { player.frames.newest?.time == .seconds(2) }
    }

    @Test func `a seek beyond the end leads to the end`() async throws {
        let player = Player(url: Clip.film.url)
        try await expect("ready") { player.status == .ready }
        player.play()
        player.seek(by: .seconds(3600))
        try await expect("the end") { player.hasEnded }
    }

    @Test(arguments: [0.5, 1, 2])
    func `a player plays as fast as its rate says`(rate: Double) async throws {
        let player = Player(url: Clip.long.url)
        player.rate = rate
        player.play()
        try await expect("time passes") { player.time > .zero }
        let (start, time) = (ContinuousClock.now, player.time)
        try await expect("a second later") { ContinuousClock.now > start + .seconds(1) }
        let measured = (player.time - time) / (ContinuousClock.now - start)
        #expect(abs(measured - rate) < 0.2 * rate)
    }

    @Test func `the rate has limits`() {
        let player = Player()
        player.rate = 100
        #expect(player.rate == 4)
        player.rate = 0
        #expect(player.rate == 0.25)
    }

    @Test func `a repeating player goes round without an end`() async throws {
        let player = Player(url: Clip.short.url)
        player.repeats = true
        player.play()
        try await expect("rounds") { (player.frames.newest?.number ?? 0) > 40 }
        #expect(player.isPlaying)
        #expect(!player.hasEnded)
        player.repeats = false
        try await expect("the end") { player.hasEnded }
    }

    @Test func `pixels that are not square are seen as they are meant`() async throws {
        let player = Player(url: Clip.wide.url)
        try await expect("size") { player.videoSize == VideoSize(width: 320, height: 180) }
    }

    @Test func `sound alone has no picture, and plays`() async throws {
        let player = Player(url: Clip.song.url)
        player.volume = 0.5
        player.isMuted = true
        player.play()
        try await expect("time passes") { player.time > .milliseconds(300) }
        #expect(!player.hasVideo)
        #expect(player.videoSize == nil)
        try await expect("the end") { player.hasEnded }
    }

    @Test func `what is told of a player is what there is to see and to hear`() async throws {
        let player = Player()
        #expect(player.facts == PlayerFacts(content: .none))
        player.load(Clip.song.url)
        #expect(player.facts.content == .loading)
        try await expect("sound") { player.facts.content == .sound }
        player.load(Clip.film.url)
        player.rate = 2
        player.play()
        try await expect("a picture") { player.facts.content == .video }
        #expect(player.facts == PlayerFacts(isPlaying: true, content: .video, rate: 2))
        player.isMuted = true
        #expect(player.facts.isMuted)
        player.isMuted = false
        player.volume = 0
        #expect(player.facts.isMuted)
        player.load(Clip.folder)
        #expect(player.facts == PlayerFacts(content: .loading, isMuted: true, rate: 2))
        player.load(nil)
        #expect(player.facts.content == .none)
    }

    @Test func `other content replaces the first, and none takes it away`() async throws {
        let player = Player(url: Clip.film.url)
        player.play()
        try await expect("time passes") { player.time > .milliseconds(300) }
        player.load(Clip.wide.url)
        #expect(player.isPlaying)
        #expect(player.frames.newest == nil)
        try await expect("the end") { player.hasEnded }
        player.load(nil)
        #expect(player.status == .idle)
        #expect(player.url == nil)
        #expect(player.frames.newest == nil)
    }

    @Test func `observers are told once a turn, until they cancel`() async throws {
        let player = Player()
        var calls = 0
        let observation = player.observe { _ in calls += 1 }
        player.isMuted = true
        player.volume = 0.5
        #expect(calls == 0)
        try await expect("told") { calls == 1 }
        observation.cancel()
        var laterCalls = 0
        let later = player.observe { _ in laterCalls += 1 }
        player.isMuted = false
        try await expect("another one is told") { laterCalls > 0 }
        #expect(calls == 1)
        later.cancel()
    }

    @Test func `observers are told of what the user sets, and only if it is another value`()
        async throws
    {
        let player = Player()
        var calls = 0
        let observation = player.observe { _ in calls += 1 }
        let changes: [@MainActor () -> Void] = [
            { player.isMuted = true }, { player.volume = 0 }, { player.rate = 2 },
        ]
        for (index, change) in changes.enumerated() {
            change()
            try await expect("told") { calls == index + 1 }
            change()
        }
        player.volume = 0.5
        try await expect("told once more") { calls == changes.count + 1 }
        observation.cancel()
    }

    @Test func `nothing outlives the player`() async throws {
        var player: Player? = Player(url: Clip.film.url)
        player?.play()
        try await expect("time passes") { player!.time > .milliseconds(200) }
        weak let releasedPlayer = player
        let element = try #require(player?.pipeline?.weakElement)
        player = nil
        try await expect("the player goes") { releasedPlayer == nil }
        try await expect("the pipeline goes") { element.withObject { _ in true } == nil }
    }
}
