// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import Foundation
import WindowboxClips
import WindowboxGTK

/// Where the items of this app come from.
extension Media {
    /// What there is behind an item.
    enum Source {
        /// A file, or something on a server.
        case location(URL)
        /// A clip that is made when it is first played.
        case clip(Clip)
    }

    /// What there is to play when nothing else was asked for.
    static let catalogue = Clip.catalogue.map { Media($0) }

    /// An item for a clip.
    init(_ clip: Clip) {
        self.init(clip.title, summary: clip.summary, at: Self.clips + clip.title)
    }

    /// An item for a file or an address.
    init(_ url: URL) {
        let name = url.deletingPathExtension().lastPathComponent
        let host = url.host() ?? url.absoluteString
        self.init(
            name.isEmpty || name == "/" ? host : name,
            summary: url.isFileURL
                ? url.deletingLastPathComponent().path(percentEncoded: false) : host,
            at: url.absoluteString
        )
    }

    /// What a name on the command line, or on the bus, stands for: a clip of the catalogue, an
    /// address, or a file.
    ///
    /// - Parameter folder: Where files are whose name does not say it.
    static func named(_ name: String, in folder: URL? = nil) -> Result<Media, PlayerFailure> {
        if let clip = catalogue.first(where: { $0.title == name || $0.address == name }) {
            return .success(clip)
        }
        var url = URL(fileURLWithPath: name, relativeTo: folder).standardizedFileURL
        if let address = URL(string: name), let scheme = address.scheme, scheme.count > 1,
            !FileManager.default.fileExists(atPath: url.path(percentEncoded: false))
        {
            url = address
        }
        return PlayerFailure.obvious(in: url).map { .failure($0) } ?? .success(Media(url))
    }

    /// What there is behind it.
    var source: Source? {
        if let clip = Clip.catalogue.first(where: { Self.clips + $0.title == address }) {
            return .clip(clip)
        }
        return URL(string: address).map { .location($0) }
    }

    private static let clips = "clip:"
}
