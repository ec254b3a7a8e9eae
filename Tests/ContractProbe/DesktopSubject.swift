// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import DesktopSupport
import Foundation
import GLibSupport
import WindowboxGTK
import WindowboxSimulator

/// An app with one window on a real desktop, judged by what is to be seen on its screen.
@MainActor
final class DesktopSubject: PlatformSubject {
    let pictureInPicture = PictureInPicture.shared

    private let user: DesktopUser
    private let films: [URL]
    private let window: UnsafeMutablePointer<GtkWidget>
    private let row: UnsafeMutablePointer<GtkWidget>
    private var views: [ViewID: VideoView] = [:]
    private var players: [PlayerID: (player: Player, film: Film)] = [:]

    /// How long to wait for what ought to happen; a busy machine takes its time.
    private static let patience = Duration.seconds(15)
    /// How long to wait for what ought not to happen, since nothing tells that it does not.
    private static let calm = Duration.milliseconds(600)

    init(_ user: DesktopUser, _ films: [URL]) {
        self.user = user
        self.films = films
        window = gtk_window_new()!
        row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
        gtk_box_set_homogeneous(row.cast(), 1)
        gtk_window_set_decorated(window.cast(), 0)
        gtk_window_set_default_size(window.cast(), 960, 360)
        gtk_window_set_child(window.cast(), row)
        gtk_widget_set_visible(window, 1)
    }

    /// Closes the app's window, and lets go of all that was shown.
    func leave() async {
        gtk_window_destroy(window.cast())
        views = [:]
        players = [:]
        _ = await wait { user.overlay == nil }
    }

    var overlayPlayer: PlayerID? {
        guard let area = user.overlay, let color = user.color(in: area) else { return nil }
        return players.first { $0.value.film.has(color) }?.key
    }

    func showVideo() async -> (view: ViewID, player: PlayerID) {
        let film = Film.allCases[players.count]
        let player = Player(url: films[players.count])
        player.repeats = true
        player.play()
        players[player.id] = (player, film)
        let view = await showView(for: player.id)
        // The frame is on the screen a moment before the player is known to have a picture.
        _ = await wait {
            picture(in: view) == .video && pictureInPicture.refusal(for: view) == nil
        }
        return (view, player.id)
    }

    func showView(for player: PlayerID) async -> ViewID {
        let view = VideoView(player: players[player]?.player)
        view.supportsPictureInPicture = true
        views[view.id] = view
        gtk_box_append(row.cast(), view.widget)
        return view.id
    }

    func removeView(_ view: ViewID) async {
        guard let view = views.removeValue(forKey: view) else { return }
        gtk_box_remove(row.cast(), view.widget)
        await user.pause(Self.calm)
    }

    func pausePlayer(_ player: PlayerID) async {
        players[player]?.player.pause()
        // A player tells of its changes when whoever made them is done.
        await user.pause(.milliseconds(50))
    }

    func isPlaying(_ player: PlayerID) -> Bool {
        players[player]?.player.isPlaying == true
    }

    func picture(in view: ViewID) -> WindowboxSimulator.Picture {
        guard let view = views[view], let area = area(of: view), let color = user.color(in: area)
        else { return .nothing }
        if color == .placeholder { return .placeholder }
        let film = view.player.flatMap { players[$0.id]?.film }
        return film?.has(color) == true ? .video : .nothing
    }

    func leaveApp() async {
        guard let id = windowID else { return }
        user.minimise(id)
        _ = await wait { isMinimised }
        await user.pause(Self.calm)
    }

    func returnToApp() async {
        guard let id = windowID else { return }
        user.activate(id)
        _ = await wait { !isMinimised && user.area(of: id) != nil }
        await user.pause(Self.calm)
    }

    func restoreFromOverlay() async {
        await user.click(.restore)
    }

    func closeOverlay() async {
        await user.click(.close)
    }

    func wait(until fact: @MainActor () -> Bool) async -> Bool {
        let deadline = ContinuousClock.now + Self.patience
        while ContinuousClock.now < deadline {
            if fact() { return true }
            await user.pause(.milliseconds(20))
        }
        return fact()
    }
}

// MARK: - The window

extension DesktopSubject {
    private var surface: OpaquePointer? {
        gtk_native_get_surface(window.opaque)
    }

    private var windowID: UInt? {
        surface.map { gdk_x11_surface_get_xid($0) }
    }

    private var isMinimised: Bool {
        guard let surface else { return false }
        return gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
    }

    /// Where a view is on the screen.
    private func area(of view: VideoView) -> Area? {
        guard let windowID, let host = user.area(of: windowID) else { return nil }
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(view.widget, window, &bounds) != 0 else { return nil }
        return Area(
            x: host.x + Int(bounds.origin.x),
            y: host.y + Int(bounds.origin.y),
            width: Int(bounds.size.width),
            height: Int(bounds.size.height)
        )
    }
}
