// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport

/// A player's picture for any widget that shows a `GdkPaintable`, such as a `GtkPicture`.
///
/// Its own size is that of the video. It is drawn by GTK; where a picture of several sizes is
/// drawn at once, frames are made for the last one, and GTK scales them for the others.
@MainActor
public final class PlayerPaintable {
    /// The paintable; it lives as long as this object or a widget that shows it.
    public var paintable: OpaquePointer { owned.pointer }

    private weak var player: Player?
    private let owned: Owned<OpaquePointer>
    private var output: PaintedOutput?
    private var observation: PlayerObservation?
    private var size: VideoSize?

    init(player: Player) {
        self.player = player
        owned = PlayerPaintableClass.make()
        PlayerPaintableClass.attach(self, to: owned.pointer)
        let output = PaintedOutput { [weak self] in
            if let self { gdk_paintable_invalidate_contents(self.paintable) }
        }
        self.output = output
        player.frames.add(output)
        observation = player.observe { [weak self] player in
            guard let self, self.size != player.videoSize else { return }
            self.size = player.videoSize
            gdk_paintable_invalidate_size(self.paintable)
        }
        size = player.videoSize
    }

    isolated deinit {
        if let output { player?.frames.remove(output) }
        PlayerPaintableClass.forget(owned.pointer)
    }

    /// The size of the video, or 0 by 0 before the first frame.
    var intrinsicSize: VideoSize {
        size ?? VideoSize(width: 0, height: 0)
    }

    func draw(into snapshot: OpaquePointer, width: Double, height: Double) {
        let area = PixelRect(x: 0, y: 0, width: Int(width.rounded()), height: Int(height.rounded()))
        output?.place(in: area, gravity: .resize)
        PicturePainter.draw(
            output?.picture(),
            scale: 1,
            width: width,
            height: height,
            // A paintable is not told who draws it.
            by: Rendering.isSoftware ? .cairo : .texture,
            into: snapshot
        )
    }
}
