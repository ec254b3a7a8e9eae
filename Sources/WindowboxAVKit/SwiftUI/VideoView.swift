// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import AVFoundation
import SwiftUI
import Windowbox

/// A view that shows a player, for an app that draws its own controls.
///
/// While the video is in Picture in Picture the system shows in the view that it is there. A
/// view that is given the player that is in Picture in Picture takes the video over: it plays
/// on here, and Picture in Picture ends.
///
/// In UIKit use ``VideoUIView``.
public struct VideoView: View {
    private let player: AVPlayer?
    private var gravity = AVLayerVideoGravity.resizeAspect
    private var supportsPictureInPicture = false
    private var canStartAutomatically = true
    private var priority = 0

    /// Makes a view that shows a player, and keeps it while it is there; nil for nothing.
    public init(player: AVPlayer?) {
        self.player = player
    }

    /// The video.
    public var body: some View {
        Video(
            player: player,
            gravity: gravity,
            supportsPictureInPicture: supportsPictureInPicture,
            canStartAutomatically: canStartAutomatically,
            priority: priority
        )
    }

    /// Sets how the picture fills the view; the whole picture by default.
    public func gravity(_ gravity: AVLayerVideoGravity) -> VideoView {
        var view = self
        view.gravity = gravity
        return view
    }

    /// Sets whether Picture in Picture may start from this view: by a button, and by itself
    /// when the app is left while the video plays. Without this it may not. Taking it away does
    /// not end what is in Picture in Picture.
    public func supportsPictureInPicture(_ isSupported: Bool = true) -> VideoView {
        var view = self
        view.supportsPictureInPicture = isSupported
        return view
    }

    /// Sets whether Picture in Picture may start by itself when the app is left, as far as it is
    /// supported; by default it may. On tvOS nothing starts by itself.
    public func canStartPictureInPictureAutomatically(_ canStart: Bool = true) -> VideoView {
        var view = self
        view.canStartAutomatically = canStart
        return view
    }

    /// Sets the view's claim where several support Picture in Picture; the greatest goes first.
    /// Without it the claim is zero.
    public func pictureInPicturePriority(_ priority: Int) -> VideoView {
        var view = self
        view.priority = priority
        return view
    }
}

private struct Video: UIViewRepresentable {
    let player: AVPlayer?
    let gravity: AVLayerVideoGravity
    let supportsPictureInPicture: Bool
    let canStartAutomatically: Bool
    let priority: Int

    func makeUIView(context: Context) -> VideoUIView {
        VideoUIView(frame: .zero)
    }

    func updateUIView(_ view: VideoUIView, context: Context) {
        view.enableForInAppPictureInPicture(
            persisting: context.environment.pictureInPicturePersistable
        )
        view.gravity = gravity
        view.pictureInPicturePriority = priority
        view.canStartPictureInPictureAutomatically = canStartAutomatically
        view.supportsPictureInPicture = supportsPictureInPicture
        view.player = player
    }

    static func dismantleUIView(_ view: VideoUIView, coordinator: Void) {
        view.player = nil
    }
}
#endif
