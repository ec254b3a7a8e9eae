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
    /// Whom the overlay reports to.
    let report: (Report) -> Void
    private let overlay: LayerOverlay

    init(id: SurfaceID, overlay: LayerOverlay, report: @escaping (Report) -> Void) {
        self.id = id
        self.overlay = overlay
        self.report = report
        contentSource = AVPictureInPictureController.ContentSource(playerLayer: view.playerLayer)
    }

    var player: AVPlayer? {
        get { view.playerLayer.player }
        set { if newValue !== player { view.playerLayer.player = newValue } }
    }

    func arm(_ start: AutomaticStart) { overlay.arm(self, start) }
    func disarm() { overlay.disarm(self) }
    func startPictureInPicture() { overlay.start(self) }
    func stopPictureInPicture() { overlay.stop(self) }

    func finishRestoration(_ isRestored: Bool) {
        // The overlay flies to where the layer is, which has to be known by then.
        view.window?.layoutIfNeeded()
        // A view that is on screen would stay black if AVKit were told that it is not there.
        overlay.finishRestoration(isRestored || view.window != nil)
    }

    func retire() {
        overlay.letGo(of: self)
        view.removeFromSuperview()
        player = nil
    }
}
#endif
