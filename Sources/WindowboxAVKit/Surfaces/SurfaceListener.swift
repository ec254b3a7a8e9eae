// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import Windowbox

/// Whom surfaces report to.
@MainActor
protocol SurfaceListener: AnyObject {
    func surface(_ surface: any Surface, reports report: Report)
    /// Whether the app takes its screens away by itself, as it has a delegate for that.
    var dismissesScreens: Bool { get }
}
#endif
