// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Who began a session.
public enum Trigger: Hashable, Sendable, CaseIterable {
    /// The app asked for it, by a button say.
    case request
    /// The platform started by itself: the app was left, or the user used a control that
    /// is not the app's.
    case system
}
