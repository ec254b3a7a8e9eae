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

    /// The part of all pixels within an area whose brightness is not close to black.
    ///
    /// Every 8th pixel in both directions is looked at.
    public func litPart(of area: Area) -> Double {
        var lit = 0
        var all = 0
        for y in stride(from: max(0, area.y), to: min(height, area.bottom), by: 8) {
            for x in stride(from: max(0, area.x), to: min(width, area.right), by: 8) {
                let place = (y * width + x) * 4
                all += 1
                if pixels[place..<(place + 3)].contains(where: { $0 > 24 }) { lit += 1 }
            }
        }
        return all == 0 ? 0 : Double(lit) / Double(all)
    }

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
