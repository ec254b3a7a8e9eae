// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import Foundation
import GLibSupport
import Testing

@testable import WindowboxGTK

/// Content that needs plugins which are not installed, or are passed over as if they were not.
@MainActor
@Suite struct MissingPluginTests {
    /// A film, the plugins that no other test needs, and what is to be said without them.
    struct Row: Sendable {
        var film: URL
        var plugins: [String]
        var format: String
        var package: String
    }

    @Test(arguments: [
        Row(
            film: Clip.images.url,
            plugins: ["pngdec", "avdec_png"],
            format: "PNG",
            package: "gstreamer1.0-plugins-good"
        ),
        Row(
            film: Clip.transportStream,
            plugins: ["tsdemux", "avdemux_mpegts"],
            format: "MPEG-2 Transport Stream",
            package: "gstreamer1.0-plugins-bad"
        ),
        Row(
            film: Clip.bare.url,
            plugins: ["h264parse"],
            format: "H.264",
            package: "gstreamer1.0-plugins-bad"
        ),
    ])
    func `what is missing is named with its package`(row: Row) async throws {
        let features = row.plugins.compactMap {
            gst_registry_lookup_feature(gst_registry_get(), $0)
        }
        let ranks = features.map(gst_plugin_feature_get_rank)
        for feature in features { gst_plugin_feature_set_rank(feature, 0) }
        defer {
            for (feature, rank) in zip(features, ranks) {
                gst_plugin_feature_set_rank(feature, rank)
                gst_object_unref(feature.raw)
            }
        }
        let player = Player(url: row.film)
        try await expect("failure") {
            player.status
                == .failed(.missingDecoder(format: row.format, package: row.package))
        }
    }

    @Test(arguments: [
        ("video/x-h264, stream-format=avc, alignment=au", DebianPackage.libav),
        ("video/x-h264, stream-format=byte-stream", .bad),
        ("video/x-h265, stream-format=hvc1, alignment=au", .libav),
        ("video/x-h265", .bad),
        ("video/mpegts, systemstream=true", .bad),
        ("video/mpeg, mpegversion=2, systemstream=true", .bad),
        ("video/mpeg, mpegversion=2, systemstream=false", .libav),
        ("audio/mpeg, mpegversion=4", .libav),
        ("video/quicktime", .good),
        ("video/x-matroska", .good),
        ("video/x-vp9", .good),
        ("application/x-hls", .good),
        ("video/x-av1", .bad),
        ("video/x-ms-asf", .ugly),
        ("application/vnd.rn-realmedia", .ugly),
        ("video/x-wmv, wmvversion=3", .libav),
        ("application/ogg", .base),
        ("audio/x-opus", .base),
        ("video/x-what-nobody-knows", .libav),
    ])
    func `each format has its package`(caps: String, package: DebianPackage) throws {
        _ = GStreamer.isAvailable
        let caps = try #require(gst_caps_from_string(caps))
        defer { gst_mini_object_unref(caps.cast()) }
        #expect(DebianPackage.decoding(gst_caps_get_structure(caps, 0)) == package)
    }

    @Test(arguments: [
        (
            "missing-plugin, type=element, detail=scaletempo, name=Scaletempo",
            PlayerFailure.incompleteInstallation("scaletempo")
        ),
        (
            "missing-plugin, type=urisource, detail=https, name=HTTPS",
            .incompleteInstallation("souphttpsrc")
        ),
    ])
    func `a part that is always needed is named as such`(
        message: String,
        failure: PlayerFailure
    ) throws {
        _ = GStreamer.isAvailable
        let structure = try #require(gst_structure_from_string(message, nil))
        defer { gst_structure_free(structure) }
        #expect(MissingPlugin(structure)?.failure == failure)
    }
}
