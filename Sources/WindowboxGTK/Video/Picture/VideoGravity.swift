// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// How a picture fills the area it is shown in.
public enum VideoGravity: Hashable, Sendable, CaseIterable {
    /// The whole picture, in its own proportions, with black beside it where it does not fit.
    case resizeAspect
    /// The whole area, in the picture's own proportions, of which what does not fit is cut off.
    case resizeAspectFill
    /// The whole picture in the whole area, whatever its proportions become.
    case resize
}
