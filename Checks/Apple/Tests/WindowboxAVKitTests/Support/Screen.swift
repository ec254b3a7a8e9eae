// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVKit
import Observation
import SwiftUI
import WindowboxSimulator

@testable import WindowboxAVKit

/// A screen of the app with a video, made with one of the front ends.
@MainActor
final class Screen {
    let name: String
    let frontEnd: FrontEnd
    let content: ScreenContent
    /// What shows it; nil once it is gone.
    private(set) var controller: UIViewController?
    private unowned let world: World

    init(_ name: String, _ frontEnd: FrontEnd, _ content: ScreenContent, in world: World) {
        self.name = name
        self.frontEnd = frontEnd
        self.content = content
        self.world = world
        controller = makeController()
    }

    private func makeController() -> UIViewController {
        switch frontEnd {
        case .uiKit:
            let controller = UIViewController()
            controller.view.fill(with: VideoUIView(player: content.player))
            return controller
        case .uiKitSystem:
            return SystemVideoViewController(player: content.player)
        case .swiftUI:
            return UIHostingController(rootView: CustomContentView(content: content))
        case .swiftUISystem:
            return UIHostingController(rootView: SystemContentView(content: content))
        }
    }

    // MARK: What is in it

    /// The library's view in it.
    var video: VideoUIView? { controller?.view.first(VideoUIView.self) }

    /// The library's controller in it.
    var systemVideo: SystemVideoViewController? {
        controller as? SystemVideoViewController
            ?? controller?.children.lazy.compactMap { $0 as? SystemVideoViewController }.first
    }

    /// AVKit's controller in it.
    var playerController: AVPlayerViewController? {
        systemVideo?.children.lazy.compactMap { $0 as? AVPlayerViewController }.first
    }

    var facts: HostFacts? { video?.facts ?? systemVideo?.facts }

    var id: ViewID { facts?.id ?? ViewID(rawValue: 0) }

    var layer: AVPlayerLayer? {
        video?.layer.first(AVPlayerLayer.self) ?? playerController?.playerLayer
    }

    /// What is to be seen.
    var picture: Picture {
        guard let layer, layer.visibleWindow != nil, let player = content.player else {
            return .nothing
        }
        if layer.player === player, layer.state == .inOverlay { return .placeholder }
        return layer.drawnPlayer === player ? .video : .nothing
    }

    var isOnScreen: Bool { controller?.viewIfLoaded?.window != nil }

    // MARK: What the app does with it

    /// Has what the content says from now on.
    func update() {
        if let video, frontEnd == .uiKit {
            video.enableForInAppPictureInPicture(persisting: content.persistable)
            video.pictureInPicturePriority = content.priority
            video.supportsPictureInPicture = content.supportsPictureInPicture
            video.player = content.player
        }
        if let systemVideo, frontEnd == .uiKitSystem {
            systemVideo.enableForInAppPictureInPicture(persisting: content.persistable)
            systemVideo.pictureInPicturePriority = content.priority
            systemVideo.supportsPictureInPicture = content.supportsPictureInPicture
            systemVideo.player = content.player
        }
    }

    func hide() { controller.map { world.takeOff($0) } }

    func show() { controller.map { world.putOn($0, content.presentation, frontEnd.kind) } }

    /// Takes it away for good.
    func remove() {
        hide()
        world.forget(self)
        controller = nil
    }
}

/// What a screen shows, and how.
@MainActor
@Observable
final class ScreenContent {
    var player: AVPlayer?
    var supportsPictureInPicture: Bool
    var presentation: Presentation
    var priority = 0
    @ObservationIgnored var persistable: (any PictureInPicturePersistable)?

    init(_ player: AVPlayer?, supportsPictureInPicture: Bool, presentation: Presentation) {
        self.player = player
        self.supportsPictureInPicture = supportsPictureInPicture
        self.presentation = presentation
    }
}

private struct CustomContentView: View {
    let content: ScreenContent

    var body: some View {
        VideoView(player: content.player)
            .supportsPictureInPicture(content.supportsPictureInPicture)
            .pictureInPicturePriority(content.priority)
            .enabledForInAppPictureInPicture(persisting: content.persistable)
    }
}

private struct SystemContentView: View {
    let content: ScreenContent

    var body: some View {
        SystemVideoView(player: content.player)
            .supportsPictureInPicture(content.supportsPictureInPicture)
            .pictureInPicturePriority(content.priority)
            .enabledForInAppPictureInPicture(persisting: content.persistable)
    }
}

extension UIView {
    /// The first view of a type in it.
    func first<Wanted: UIView>(_ type: Wanted.Type) -> Wanted? {
        self as? Wanted ?? subviews.lazy.compactMap { $0.first(type) }.first
    }
}

extension CALayer {
    func first<Wanted: CALayer>(_ type: Wanted.Type) -> Wanted? {
        self as? Wanted ?? (sublayers ?? []).lazy.compactMap { $0.first(type) }.first
    }
}
