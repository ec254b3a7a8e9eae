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
    /// When a player's screen may go, so that its picture is never nowhere.
    public var dismissal: Dismissal

    /// Makes a statement; by default of a platform that can do nothing.
    public init(
        startsFromCode: Answer = .no,
        drawsOnSeveralSurfaces: Answer = .no,
        staysOnTop: Answer = .no,
        dismissal: Dismissal = .atWillStart
    ) {
        self.startsFromCode = startsFromCode
        self.drawsOnSeveralSurfaces = drawsOnSeveralSurfaces
        self.staysOnTop = staysOnTop
        self.dismissal = dismissal
    }

    /// When a player's screen may go.
    public enum Dismissal: Hashable, Sendable, CaseIterable {
        /// When the overlay is about to come up: the picture goes from one to the other. A view
        /// with the platform's own controls among other content goes at did-start all the same.
        case atWillStart
        /// When the overlay is up, for it takes the picture's place without a gap then.
        case atDidStart
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
