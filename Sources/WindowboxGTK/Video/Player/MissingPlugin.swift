// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import GLibSupport

/// A part that the content needs, and that is not installed.
struct MissingPlugin: Hashable, Sendable {
    /// What it means to a person if the content cannot be played without it.
    var failure: PlayerFailure
    /// Whether there is no picture without it.
    var isForPicture: Bool
}

extension MissingPlugin {
    /// Reads what GStreamer's parts post when they look for another one; nil if it is something
    /// else.
    init?(_ structure: UnsafePointer<GstStructure>?) {
        guard let structure, gst_structure_has_name(structure, "missing-plugin") != 0 else {
            return nil
        }
        func string(_ field: String) -> String? {
            gst_structure_get_string(structure, field).map { String(cString: $0) }
        }
        switch string("type") {
        case "decoder":
            guard let value = gst_structure_get_value(structure, "detail"),
                let boxed = g_value_get_boxed(value),
                let format = gst_caps_get_structure(boxed.assumingMemoryBound(to: GstCaps.self), 0)
            else { return nil }
            let kind = String(cString: gst_structure_get_name(format))
            // Nobody misses what would decode a page.
            if kind.hasPrefix("text/") { return nil }
            failure = .missingDecoder(
                format: string("name").map(Self.format(named:)) ?? kind,
                package: DebianPackage.decoding(format).rawValue
            )
            isForPicture = kind.hasPrefix("video/") || kind.hasPrefix("image/")
        case "element":
            failure = .incompleteInstallation(string("detail") ?? "")
            isForPicture = false
        case "urisource":
            // Of all addresses only those of web servers get this far.
            failure = .incompleteInstallation("souphttpsrc")
            isForPicture = false
        default:
            return nil
        }
    }

    /// GStreamer describes the part ("Theora decoder"); a person is told the format.
    private static func format(named description: String) -> String {
        let suffix = [" decoder", " demuxer", " parser"].first { description.hasSuffix($0) }
        return String(description.dropLast(suffix?.count ?? 0))
    }
}
