// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What a platform can do, as it states it itself.
public struct Capabilities: Hashable, Sendable {
    /// Whether the app can start Picture in Picture from code.
    public var startsFromCode: Answer
    /// Whether several surfaces can draw one player at the same time.
    public var drawsOnSeveralSurfaces: Answer
    /// Whether the overlay stays above other windows.
    public var staysOnTop: Answer

    /// Makes a statement; by default of a platform that can do nothing.
    public init(
        startsFromCode: Answer = .no,
        drawsOnSeveralSurfaces: Answer = .no,
        staysOnTop: Answer = .no
    ) {
        self.startsFromCode = startsFromCode
        self.drawsOnSeveralSurfaces = drawsOnSeveralSurfaces
        self.staysOnTop = staysOnTop
    }

    /// Whether a platform can do something.
    public enum Answer: Hashable, Sendable, CaseIterable {
        /// It can.
        case yes
        /// It cannot.
        case no
        /// It asks, and something beyond it decides without telling.
        case upToCompositor
    }
}
