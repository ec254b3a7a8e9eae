// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import AVKit
import SwiftUI
import Windowbox

/// A view that shows a player with the system's standard controls.
///
/// Picture in Picture is started by one of these controls, and by itself when the app is left
/// while the video plays. A view that is given the player that is in Picture in Picture takes
/// the video over: it plays on here, and Picture in Picture ends.
///
/// In UIKit use ``SystemVideoViewController``.
public struct SystemVideoView<Overlay: View>: View {
    private let player: AVPlayer?
    private let overlay: Overlay
    private var gravity = AVLayerVideoGravity.resizeAspect
    private var supportsPictureInPicture = false
    private var canStartAutomatically = true
    private var priority = 0
    private var configuration: ((AVPlayerViewController) -> Void)?

    /// Makes a view that shows a player; nil for nothing.
    ///
    /// - Parameters:
    ///   - player: The player.
    ///   - overlay: What is shown between the video and the controls, in this view's environment.
    public init(player: AVPlayer?, @ViewBuilder overlay: () -> Overlay) {
        self.player = player
        self.overlay = overlay()
    }

    /// The video and its controls.
    public var body: some View {
        SystemVideo(
            player: player,
            overlay: overlay,
            gravity: gravity,
            supportsPictureInPicture: supportsPictureInPicture,
            canStartAutomatically: canStartAutomatically,
            priority: priority,
            configuration: configuration
        )
    }

    /// Sets how the picture fills the view; the whole picture by default.
    public func gravity(_ gravity: AVLayerVideoGravity) -> SystemVideoView {
        var view = self
        view.gravity = gravity
        return view
    }

    /// Sets whether Picture in Picture may start from this view: by its control, and by itself
    /// when the app is left while the video plays. Without this it may not. Taking it away does
    /// not end what is in Picture in Picture.
    public func supportsPictureInPicture(_ isSupported: Bool = true) -> SystemVideoView {
        var view = self
        view.supportsPictureInPicture = isSupported
        return view
    }

    /// Sets whether Picture in Picture may start by itself when the app is left, as far as it is
    /// supported; by default it may. On tvOS nothing starts by itself.
    public func canStartPictureInPictureAutomatically(_ canStart: Bool = true) -> SystemVideoView {
        var view = self
        view.canStartAutomatically = canStart
        return view
    }

    /// Sets the view's claim where several support Picture in Picture; the greatest goes first.
    /// Without it the claim is zero.
    public func pictureInPicturePriority(_ priority: Int) -> SystemVideoView {
        var view = self
        view.priority = priority
        return view
    }

    /// Sets further things on AVKit's controller, such as menus or speeds.
    ///
    /// It is called at each update of the view, and whenever the view gets another controller:
    /// AVKit's controller goes with the video, from one screen to the next. Its player, delegate
    /// and Picture in Picture are not the app's to set.
    public func configuration(
        _ configuration: @escaping (AVPlayerViewController) -> Void
    ) -> SystemVideoView {
        var view = self
        view.configuration = configuration
        return view
    }
}

extension SystemVideoView where Overlay == EmptyView {
    /// Makes a view that shows a player; nil for nothing.
    public init(player: AVPlayer?) {
        self.init(player: player) { EmptyView() }
    }
}
#endif
