// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import AVKit
import SwiftUI
import Windowbox

/// What a ``SystemVideoView`` is in UIKit.
struct SystemVideo<Overlay: View>: UIViewControllerRepresentable {
    let player: AVPlayer?
    let overlay: Overlay
    let gravity: AVLayerVideoGravity
    let supportsPictureInPicture: Bool
    let canStartAutomatically: Bool
    let priority: Int
    let configuration: ((AVPlayerViewController) -> Void)?

    func makeCoordinator() -> UIHostingController<Content>? {
        guard Overlay.self != EmptyView.self else { return nil }
        let host = UIHostingController(rootView: Content(overlay: overlay, environment: nil))
        host.view.backgroundColor = .clear
        return host
    }

    func makeUIViewController(context: Context) -> SystemVideoViewController {
        let controller = SystemVideoViewController(player: nil)
        controller.overlayView = context.coordinator?.view
        return controller
    }

    func updateUIViewController(_ controller: SystemVideoViewController, context: Context) {
        context.coordinator?.rootView = Content(
            overlay: overlay,
            environment: context.environment
        )
        controller.enableForInAppPictureInPicture(
            persisting: context.environment.pictureInPicturePersistable
        )
        controller.gravity = gravity
        controller.configuration = configuration
        controller.pictureInPicturePriority = priority
        controller.canStartPictureInPictureAutomatically = canStartAutomatically
        controller.supportsPictureInPicture = supportsPictureInPicture
        controller.player = player
    }

    /// The overlay as it is in UIKit, where it has its environment by this alone.
    struct Content: View {
        let overlay: Overlay
        let environment: EnvironmentValues?

        var body: some View {
            if let environment { overlay.environment(\.self, environment) }
        }
    }

    static func dismantleUIViewController(
        _ controller: SystemVideoViewController,
        coordinator: UIHostingController<Content>?
    ) {
        controller.player = nil
    }
}
#endif
