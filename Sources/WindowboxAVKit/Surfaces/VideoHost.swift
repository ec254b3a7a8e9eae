// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import Windowbox

/// A view that can show a surface of its kind.
@MainActor
protocol VideoHost: AnyObject {
    var facts: HostFacts { get }
    /// Shows a surface of its kind in place of whatever it shows.
    func show(_ surface: any Surface)
}

extension VideoHost {
    var kind: VideoViewKind { facts.kind }
}
#endif
