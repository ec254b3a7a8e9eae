// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import Foundation
import GLibSupport
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
        let url = Clip.folder.appending(path: "empty.mp4")
        try Data().write(to: url)
        try await expectFailure(of: url, .notMedia(url.path()))
    }

    @Test func `a film that breaks off before its first frame fails`() async throws {
        try await expectFailure(of: Clip.truncated, .notMedia(Clip.truncated.path()))
    }

    @Test func `a film without its decoder fails with the format's name`() async throws {
        let film = Clip.theora.url
        let features = ["theoradec", "avdec_theora"].compactMap { (name: String) in
            gst_registry_lookup_feature(gst_registry_get(), name)
        }
        for feature in features { gst_plugin_feature_set_rank(feature, 0) }
        defer {
            for feature in features {
                gst_plugin_feature_set_rank(feature, 128)
                gst_object_unref(feature.raw)
            }
        }
        try await expectFailure(
            of: film,
            .missingDecoder(format: "Theora", package: "gstreamer1.0-plugins-base")
        )
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
        .unreachable("a"), .server(status: 404, "a"),
        .server(status: 500, "a"), .interrupted("a"), .noRoom("a"), .unsupportedAddress("a"),
        .incompleteInstallation("a"),
    ])
    func `every failure is a sentence`(failure: PlayerFailure) {
        #expect(failure.description.hasSuffix("."))
        #expect(failure.description.contains("a"))
    }

    private func failure(of url: URL) -> PlayerFailure? {
        guard case .failed(let failure) = Player(url: url).status else { return nil }
        return failure
    }

    private func expectFailure(of url: URL, _ failure: PlayerFailure) async throws {
        let player = Player(url: url)
        player.play()
        try await expect("failure", within: .seconds(15)) {
            if case .failed = player.status { true } else { false }
        }
        #expect(player.status == .failed(failure))
        #expect(!player.isPlaying)
    }
}
