// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import AVFoundation
import UIKit
import Windowbox

/// The one thing that draws a player: a layer, or AVKit's own controller.
@MainActor
protocol Surface: AnyObject {
    var id: SurfaceID { get }
    /// Which kind of view can show it.
    var kind: VideoViewKind { get }
    /// What it draws; nil while another draws in its place.
    var player: AVPlayer? { get set }
    /// The window that it is in.
    var window: UIWindow? { get }
    /// Why it cannot go into Picture in Picture now, as a sentence; nil where it can.
    var obstacle: String? { get }

    /// Is what the system takes when the app is left.
    func arm(_ start: AutomaticStart)
    /// Is not, any longer.
    func disarm()
    func startPictureInPicture()
    func stopPictureInPicture()
    /// Answers the questions that are open.
    func finishRestoration(_ isRestored: Bool)
    /// Leaves its view, and draws nothing any more.
    func retire()
}
#endif
