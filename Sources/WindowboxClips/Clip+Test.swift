// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension Clip {
    /// A clip to measure with: a textured picture that pans, encoded at a camera's bit rate.
    ///
    /// With `tone` it has a steady tone that is loud enough to be found in a recording; without,
    /// it has no sound at all.
    public static func test(_ format: ClipFormat = ClipFormat(), tone: Bool = true) -> Clip {
        let size = "\(format.width)x\(format.height)"
        let measures = "\(size) \(format.framesPerSecond) fps \(format.seconds) s"
        return Clip(
            "Test Clip \(measures)\(tone ? "" : " silent")",
            "A moving texture.",
            .texture,
            tone ? .tone : .silence,
            format: format
        )
    }
}
