// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import AVKit
import Windowbox

/// A player's layer, for views whose app draws the controls.
@MainActor
final class LayerSurface: Surface {
    let id: SurfaceID
    let kind = VideoViewKind.video
    let view = PlayerLayerView(frame: .zero)
    /// The layer as AVKit takes it.
    let contentSource: AVPictureInPictureController.ContentSource
    private let overlay: LayerOverlay
    private weak var listener: (any SurfaceListener)?

    init(id: SurfaceID, overlay: LayerOverlay, listener: any SurfaceListener) {
        self.id = id
        self.overlay = overlay
        self.listener = listener
        contentSource = AVPictureInPictureController.ContentSource(playerLayer: view.playerLayer)
    }

    var player: AVPlayer? {
        get { view.playerLayer.player }
        set { if newValue !== player { view.playerLayer.player = newValue } }
    }

    var window: UIWindow? { view.window }
    var obstacle: String? { overlay.obstacle(to: self) }

    func arm(_ start: AutomaticStart) { overlay.arm(self, start) }
    func disarm() { overlay.disarm(self) }
    func startPictureInPicture() { overlay.start(self) }
    func stopPictureInPicture() { overlay.stop(self) }
    func finishRestoration(_ isRestored: Bool) { overlay.finishRestoration(isRestored) }
    func report(_ report: Report) { listener?.surface(self, reports: report) }

    func retire() {
        overlay.letGo(of: self)
        view.removeFromSuperview()
        player = nil
    }
}
#endif
