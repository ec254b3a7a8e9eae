// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension SystemOverlay {
    /// A controller has another content source.
    func sourceChanged(
        of controller: AVPictureInPictureController,
        _ old: AVPictureInPictureController.ContentSource?
    ) {
        if controller.contentSource == nil { fail("a content source was set to nil, which leaks") }
        guard let run = run(of: controller), run.stage != .asked,
            old?.playerLayer !== controller.overlayLayer
        else { return }
        if old?.playerLayer?.state == .inOverlay { old?.playerLayer?.state = .drawing }
        guard run.stage == .shown || run.stage == .coming else { return }
        guard let layer = controller.overlayLayer, layer.isReadyForDisplay else {
            note("stops, since the new content is not ready")
            return leave(run)
        }
        layer.state = .inOverlay
    }
}
