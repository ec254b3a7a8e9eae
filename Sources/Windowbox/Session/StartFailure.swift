// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Why a session did not start.
public enum StartFailure: Hashable, Sendable {
    /// The platform refused; the text is the platform's own.
    case refused(String)
    /// The platform neither started nor refused within the time limit.
    case silent
    /// The surface went away before the session had started.
    case surfaceLost
}

extension StartFailure: CustomStringConvertible {
    /// The failure as a sentence that an app can show.
    public var description: String {
        switch self {
        case .refused(let reason): reason
        case .silent: "The system did not start Picture in Picture. Please try again."
        case .surfaceLost: "The video was closed before Picture in Picture could start."
        }
    }
}
