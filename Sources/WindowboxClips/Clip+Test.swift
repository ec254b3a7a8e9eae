// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension Clip {
    /// A clip to measure with: a textured picture that pans, encoded at a camera's bit rate.
    ///
    /// With `tone` it has a steady tone that is loud enough to be found in a recording; without,
    /// it has no sound at all.
    public static func test(_ format: ClipFormat = ClipFormat(), tone: Bool = true) -> Clip {
        Clip(
            "Test Clip \(format.height)p\(format.framesPerSecond)",
            "A moving texture with frame numbers.",
            .texture,
            tone ? .tone : .silence,
            name: tone ? "test-tone" : "test-silent",
            format: format
        )
    }
}
