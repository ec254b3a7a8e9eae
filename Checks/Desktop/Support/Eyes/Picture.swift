// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// A picture of the screen, four bytes a pixel: blue, green, red and one that means nothing.
public struct Picture: Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    let pixels: Data

    /// Writes the picture as a PNG file.
    public func write(to file: URL) throws {
        let raw = file.appendingPathExtension("bgra")
        try pixels.write(to: raw)
        defer { try? FileManager.default.removeItem(at: raw) }
        try ImageMagick.run([
            "convert", "-size", "\(width)x\(height)", "-depth", "8", "bgra:\(raw.path)",
            "-alpha", "off", "-define", "png:compression-level=4", file.path,
        ])
    }
}

/// The tools that write and join pictures.
enum ImageMagick {
    static func run(_ arguments: [String]) throws {
        let answer = try Command.run(
            arguments,
            environment: ProcessInfo.processInfo.environment,
            within: 60
        )
        guard answer.succeeded else {
            throw DesktopError("\(arguments[0]) could not write a picture: \(answer.output)")
        }
    }
}
