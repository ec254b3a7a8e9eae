// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// How exactly a seek lands.
public enum SeekAccuracy: Hashable, Sendable {
    /// On the very frame.
    case exact
    /// On the nearest frame that can be decoded by itself: faster, for dragging a slider.
    case keyFrame
}
