// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension SystemOverlay {
    /// A system player that was inline goes before the overlay is up: then it is paused.
    func disappeared(_ controller: AVPlayerViewController) {
        guard run(of: controller)?.stage == .coming, controller.isInline else { return }
        note("pauses what disappears before the overlay is up")
        controller.player?.pause(by: .interruption)
    }
}

extension AVPlayerViewController {
    #if os(tvOS)
        /// On a television what fills the screen is not.
        fileprivate var isInline: Bool {
            !isPresented && view.bounds.size != UIWindow.screen.size
        }
    #else
        fileprivate var isInline: Bool { !isPresented }
    #endif
}
