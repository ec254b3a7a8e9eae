// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WindowboxGTK

@MainActor
@Suite struct PlayerFailureTests {
    @Test func `a missing file, a folder and a strange address fail at once`() throws {
        let missing = Clip.folder.appending(path: "missing.mp4")
        #expect(failure(of: missing) == .noSuchFile(missing.path()))
        #expect(failure(of: Clip.folder) == .folder(Clip.folder.path()))
        let strange = try #require(URL(string: "gopher://example.org/film.mp4"))
        #expect(failure(of: strange) == .unsupportedAddress("gopher://example.org/film.mp4"))
    }

    @Test func `a file that is no film fails`() async throws {
        try await expectFailure(of: Clip.text, .notMedia(Clip.text.path()))
    }

    @Test func `an empty file fails`() async throws {
        let url = Clip.file("empty.mp4", Data())
        try await expectFailure(of: url, .notMedia(url.path()))
    }

    @Test func `a film that breaks off before its first frame fails`() async throws {
        try await expectFailure(of: Clip.truncated, .notMedia(Clip.truncated.path()))
    }

    @Test(
        arguments: [(Clip.filmInOrder, 2600), (.stream, 1000), (.short, 2000), (.theora, 16000)],
        [false, true]
    )
    func `a film that breaks off within its first picture fails, if it repeats, too`(
        begun: (clip: Clip, length: Int),
        repeats: Bool
    ) async throws {
        let data = try begun.clip.data.prefix(begun.length)
        let url = Clip.file("begun-\(repeats)-\(begun.clip.rawValue)", data)
        try await expectFailure(of: url, .notMedia(url.path()), repeats: repeats)
    }

    @Test(arguments: [Clip.filmInOrder, .long])
    func `a film that breaks off later is shown up to there, and fails then`(
        clip: Clip
    ) async throws {
        let whole = try clip.data
        // Both have more than two seconds less than they say.
        let url = Clip.file("cut-\(clip.rawValue)", whole.prefix(whole.count / 4))
        let player = Player(url: url)
        player.repeats = true
        player.play()
        try await expect("a picture") { player.hasVideo && player.frames.newest != nil }
        try await expect("failure") { player.status == .failed(.interrupted(url.path())) }
        #expect(!player.isPlaying)
        #expect(!player.hasVideo)
        #expect(player.frames.newest != nil)
    }

    @Test func `a film that is cut short while it plays fails`() async throws {
        let whole = try Clip.long.data
        let url = Clip.file("shrinking.webm", whole)
        let player = Player(url: url)
        // Everything may have been read already: then it fails in the next round.
        player.repeats = true
        player.play()
        try await expect("a picture") { player.status == .ready && player.hasVideo }
        try FileHandle(forWritingTo: url).truncate(atOffset: UInt64(whole.count / 4))
        try await expect("failure", within: .seconds(30), insteadOf: player.status) {
            player.status == .failed(.interrupted(url.path()))
        }
    }

    @Test func `a page with text is no video, though it can be opened`() async throws {
        let page = Clip.file("page.mp4", Data("<!DOCTYPE html><html><p>None.</p></html>".utf8))
        try await expectFailure(of: page, .notMedia(page.path()))
    }

    @Test(arguments: ["http://", "http:///film.mp4", "ftp://127.0.0.1/film.mp4"])
    func `an address without a server that can be asked is refused`(address: String) throws {
        let url = try #require(URL(string: address))
        #expect(PlayerFailure.obvious(in: url) == .unsupportedAddress(url.absoluteString))
    }

    @Test func `a server that is not there fails`() async throws {
        // Port 1 of this machine: nobody listens there.
        let url = try #require(URL(string: "http://127.0.0.1:1/film.mp4"))
        try await expectFailure(of: url, .unreachable("127.0.0.1"))
    }

    @Test func `a failed player does not play, and can be loaded again`() async throws {
        let player = Player(url: Clip.folder)
        player.play()
        #expect(!player.isPlaying)
        player.load(Clip.short.url)
        try await expect("ready") { player.status == .ready }
    }

    @Test(arguments: [
        PlayerFailure.noSuchFile("a"), .folder("a"), .noPermission("a"), .notMedia("a"),
        .missingDecoder(format: "a", package: "b"), .missingDecoder(format: "a", package: nil),
        .unreachable("a"), .server(status: 404, "a"), .server(status: 500, "a"),
        .interrupted("a"), .noRoom("a"), .unsupportedAddress("a"), .incompleteInstallation("a"),
    ])
    func `every failure is a sentence`(failure: PlayerFailure) {
        #expect(failure.description.hasSuffix("."))
        #expect(failure.description.contains("a"))
    }

    private func failure(of url: URL) -> PlayerFailure? {
        guard case .failed(let failure) = Player(url: url).status else { return nil }
        return failure
    }

    private func expectFailure(
        of url: URL,
        _ failure: PlayerFailure,
        repeats: Bool = false
    ) async throws {
        let player = Player(url: url)
        player.repeats = repeats
        player.play()
        try await expect("failure", insteadOf: player.status) {
            if case .failed = player.status { true } else { false }
        }
        #expect(player.status == .failed(failure))
        #expect(!player.isPlaying)
    }
}
