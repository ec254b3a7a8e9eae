// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// Pictures side by side, each with a caption beneath.
public struct FilmStrip {
    private var frames: [(file: URL, caption: String)] = []

    /// Makes an empty strip.
    public init() {}

    /// Adds a picture from a file at the end.
    public mutating func append(_ file: URL, caption: String) {
        frames.append((file, caption))
    }

    /// Writes the strip as a PNG file, with a number of pictures in a row.
    public func write(to file: URL, columns: Int) throws {
        let pictures = frames.flatMap { ["-label", $0.caption, $0.file.path] }
        try ImageMagick.run(
            [
                "montage", "-background", "#14161c", "-fill", "#e8e8ea", "-pointsize", "17",
            ] + pictures + ["-tile", "\(columns)x", "-geometry", "480x270+8+8", file.path]
        )
    }
}
