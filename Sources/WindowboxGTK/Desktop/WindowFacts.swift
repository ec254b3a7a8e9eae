// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// What is known of a window and the desktop, as far as it tells whether the user has
/// the window before them.
///
/// The loss of the focus is not among it: a window that the user can see is in the
/// foreground, whichever one they type into.
struct WindowFacts: Hashable, Sendable {
    /// How the window stands.
    var standing = Standing.shown
    /// The workspace that the window is on; nil for all of them, or where none are known.
    var workspace: Int?
    /// The workspace that the user looks at.
    var currentWorkspace: Int?

    /// How a window stands.
    enum Standing: Hashable, Sendable {
        /// Mapped, though perhaps on another workspace.
        case shown
        /// Minimised by the user or the window manager.
        case minimised
        /// Closed by the user while its video went on in the overlay.
        case withdrawn
    }

    /// Whether the user has the window before them.
    var phase: ScenePhase {
        switch standing {
        case .minimised, .withdrawn: .background
        case .shown: isOnCurrentWorkspace ? .foreground : .background
        }
    }

    private var isOnCurrentWorkspace: Bool {
        guard let workspace, let currentWorkspace else { return true }
        return workspace == currentWorkspace
    }
}
