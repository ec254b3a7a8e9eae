// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import WindowboxClips
import WindowboxGTK

/// Something to play.
enum Media: Hashable {
    /// A file or an address.
    case location(URL)
    /// A clip that is made when it is first played.
    case clip(Clip)

    /// What there is to play when nothing else was asked for.
    static let catalogue = Clip.catalogue.map(Media.clip)

    /// What a name on the command line, or on the bus, stands for: a clip of the
    /// catalogue, an address, or a file.
    static func named(_ name: String) -> Result<Media, PlayerFailure> {
        if let clip = Clip.catalogue.first(where: { $0.title == name }) {
            return .success(.clip(clip))
        }
        if let url = URL(string: name), let scheme = url.scheme, scheme.count > 1 {
            if let failure = PlayerFailure.obvious(in: url) { return .failure(failure) }
            return .success(.location(url))
        }
        let url = URL(fileURLWithPath: name).standardizedFileURL
        if let failure = PlayerFailure.obvious(in: url) { return .failure(failure) }
        return .success(.location(url))
    }

    /// What a person calls it.
    var title: String {
        switch self {
        case .location(let url):
            let name = url.deletingPathExtension().lastPathComponent
            return name.isEmpty || name == "/" ? url.host() ?? url.absoluteString : name
        case .clip(let clip): return clip.title
        }
    }

    /// A line about it.
    var summary: String {
        switch self {
        case .location(let url) where url.isFileURL:
            url.deletingLastPathComponent().path(percentEncoded: false)
        case .location(let url): url.host() ?? url.absoluteString
        case .clip(let clip): clip.summary
        }
    }
}
