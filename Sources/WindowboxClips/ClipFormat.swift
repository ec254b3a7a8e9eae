// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// The measures of a clip.
public struct ClipFormat: Hashable, Sendable {
    /// The width in pixels, an even number.
    public var width: Int
    /// The height in pixels, an even number.
    public var height: Int
    /// How many frames are shown in a second.
    public var framesPerSecond: Int
    /// How long the clip takes.
    public var seconds: Int

    /// How many frames the clip has; the first one has the number 0.
    public var frameCount: Int { framesPerSecond * seconds }

    /// Makes a format; 720p, 30 frames a second and half a minute where nothing else is said.
    public init(width: Int = 1280, height: Int = 720, framesPerSecond: Int = 30, seconds: Int = 30)
    {
        self.width = width
        self.height = height
        self.framesPerSecond = framesPerSecond
        self.seconds = seconds
    }
}
