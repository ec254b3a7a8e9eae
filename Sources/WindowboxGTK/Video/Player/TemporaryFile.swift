// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import Foundation

/// A file without a name, which is gone when its owner is, whatever happens.
final class TemporaryFile: Sendable {
    let descriptor: Int32

    /// Makes an empty file, if there is a place for one.
    init?() {
        let template = FileManager.default.temporaryDirectory
            .appending(path: "windowbox-XXXXXX").path(percentEncoded: false)
        var name = Array(template.utf8CString)
        descriptor = g_mkstemp_full(&name, O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        unlink(name)
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// The way to it for this process, as often as it likes.
    var url: URL {
        URL(filePath: "/proc/self/fd/\(descriptor)")
    }
}
