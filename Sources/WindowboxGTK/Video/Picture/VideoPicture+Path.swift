// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport

/// Which way frames take, decided anew whenever GTK has drawn.
extension VideoPicture {
    /// What is known of the layout when a decision is due.
    enum Layout {
        /// GTK has just drawn, so everything is where it belongs.
        case drawn
        /// GTK may be about to move things.
        case pending
    }

    /// Decides the way, and goes it.
    func update(_ layout: Layout = .pending) {
        if layout == .drawn { measure() }
        if let area {
            direct?.place(in: area, gravity: gravity)
            painted.place(in: area, gravity: gravity)
        }
        switch (path, wanted(layout)) {
        case (.none, .none), (.direct, .direct), (.painted, .painted):
            break
        case (.leavingDirect, .painted), (.leavingDirect, .leavingDirect):
            // GTK has drawn it by now, unless it drew before the picture was ready.
            if layout == .drawn, drawn != nil { finishLeavingDirect() }
        case (_, .none):
            stop(player)
        case (.leavingDirect, .direct):
            player?.frames.remove(painted)
            path = .direct
        case (_, .direct):
            goDirect()
        case (.direct, _):
            leaveDirect()
        case (_, _):
            path = .painted
            player?.frames.add(painted)
            gtk_widget_queue_draw(widget)
        }
    }

    /// Shows nothing of this player any more.
    func stop(_ player: Player?) {
        if let direct { player?.frames.remove(direct) }
        player?.frames.remove(painted)
        direct?.disappear()
        if path == .direct { showWhatIsBelow() }
        painted.clear()
        drawn = nil
        path = .none
        gtk_widget_queue_draw(widget)
    }

    private func wanted(_ layout: Layout) -> Path {
        guard player != nil, gtk_widget_get_realized(widget) != 0 else { return .none }
        let isMapped = gtk_widget_get_mapped(widget) != 0
        if !isMapped, let root = gtk_widget_get_root(widget) {
            // On a page that is not shown; a window that is not shown is prepared, however.
            if gtk_widget_get_mapped(root.cast()) != 0 { return .none }
        }
        guard direct != nil else { return .painted }
        switch layout {
        case .drawn: return PictureCover.isCovered(widget) ? .painted : .direct
        case .pending: return path == .none ? .direct : path
        }
    }

    private func goDirect() {
        guard let direct, let player else { return }
        // In this order, so that a frame which comes meanwhile is drawn, too.
        direct.appear()
        player.frames.add(direct)
        player.frames.remove(painted)
        painted.clear()
        drawn = nil
        path = .direct
    }

    private func leaveDirect() {
        drawn = nil
        player?.frames.add(painted)
        gtk_widget_queue_draw(widget)
        path = .leavingDirect
    }

    private func finishLeavingDirect() {
        guard let direct else { return }
        player?.frames.remove(direct)
        direct.disappear()
        path = .painted
        announce()
    }

    /// Where the widget is in its window, in the pixels of the device.
    private func measure() {
        guard
            let native = gtk_widget_get_native(widget),
            let bounds = PictureCover.bounds(of: widget, in: native.cast()),
            bounds.width > 0, bounds.height > 0
        else { return }
        var (x, y) = (0.0, 0.0)
        gtk_native_get_surface_transform(native, &x, &y)
        let scale = Double(gtk_widget_get_scale_factor(widget))
        let left = ((bounds.x + x) * scale).rounded()
        let top = ((bounds.y + y) * scale).rounded()
        area = PixelRect(
            x: Int(left),
            y: Int(top),
            width: Int(((bounds.x + x + bounds.width) * scale).rounded() - left),
            height: Int(((bounds.y + y + bounds.height) * scale).rounded() - top)
        )
    }
}

// MARK: What GTK draws

extension VideoPicture {
    /// There is a picture that GTK has not drawn.
    func pictureIsReady() {
        gtk_widget_queue_draw(widget)
    }

    /// Draws what GTK is to show, which is black where frames go directly.
    func draw(into snapshot: OpaquePointer) {
        let picture = path == .painted || path == .leavingDirect ? painted.picture() : nil
        PicturePainter.draw(
            picture,
            scale: Double(gtk_widget_get_scale_factor(widget)),
            width: Double(gtk_widget_get_width(widget)),
            height: Double(gtk_widget_get_height(widget)),
            by: PicturePainter.method(for: widget),
            into: snapshot
        )
        drawn = picture?.frame
    }
}
