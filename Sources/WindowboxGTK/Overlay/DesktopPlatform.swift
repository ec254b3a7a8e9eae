// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport
import Windowbox

/// Picture in Picture on the desktop: views and players by name, and the overlay.
///
/// It reports what the user does and performs what the service decides.
@MainActor
final class DesktopPlatform: PictureInPicturePlatform {
    /// The platform of the one service that apps use.
    static let shared = DesktopPlatform()

    /// Who is reported to.
    weak var service: PictureInPicture?

    let desktop: Desktop
    private lazy var overlay = makeOverlay()
    private var views: [ViewID: WeakView] = [:]
    private var players: [PlayerID: WatchedPlayer] = [:]
    private var hosts: [UnsafeMutablePointer<GtkWindow>: HostWindow] = [:]
    /// Which view shows each surface.
    private var holders: [SurfaceID: ViewID] = [:]
    private var armed: ArmedSurface?
    /// What the overlay has been lent. While it has something the app lives on, even when
    /// its last window is closed.
    private var run: OverlayRun? {
        didSet {
            switch (oldValue, run) {
            case (nil, _?): holdApplication()
            case (_?, nil): releaseApplication()
            case (nil, nil), (_?, _?): break
            }
        }
    }

    private init() {
        // Whoever has a view has a main actor that GTK's loop serves.
        MainLoop.attach()
        desktop = Desktop()
    }

    private struct WeakView {
        weak var view: VideoView?
    }

    private struct WatchedPlayer {
        weak var player: Player?
        var observation: PlayerObservation
    }

    var capabilities: Capabilities {
        let staysOnTop: Capabilities.Answer =
            switch desktop.keepsWindowsAbove {
            case true: .yes
            case false: .no
            case nil: .upToCompositor
            }
        return Capabilities(
            startsFromCode: .yes,
            drawsOnSeveralSurfaces: .yes,
            staysOnTop: staysOnTop,
            dismissal: .atDidStart
        )
    }

    var obstacle: String? { desktop.obstacle }

    // MARK: Surfaces

    func makeSurface(_ surface: SurfaceID) {
        give(surface, to: surface.view)
    }

    func moveSurface(_ surface: SurfaceID, to owner: SurfaceOwner) {
        switch owner {
        case .view(let view):
            give(surface, to: view)
        case .overlay where run?.surface == surface:
            // It is still there: the view that was to get it back is gone again.
            holders[surface] = nil
        case .overlay:
            // The view shows it until the overlay does.
            run = OverlayRun(
                surface: surface,
                lender: holders[surface],
                host: view(holders[surface])?.host
            )
            overlay.picture.player = player(surface.player)
        }
    }

    func discardSurface(_ surface: SurfaceID) {
        view(holders.removeValue(forKey: surface))?.showNothing()
        if run?.surface == surface { overlay.picture.player = nil }
    }

    private func give(_ surface: SurfaceID, to view: ViewID) {
        holders[surface] = view
        self.view(view)?.showPicture()
    }

    // MARK: Starting

    func arm(_ armed: ArmedSurface?) {
        self.armed = armed
        guard let armed, run == nil else { return }
        // Not on the way of whatever made the choice change.
        MainLoopSource.idle { [weak self] in self?.prepare(for: armed) }
    }

    private func prepare(for armed: ArmedSurface) {
        guard run == nil, let player = player(armed.source.player) else { return }
        overlay.prepare(for: player, beside: view(armed.source.view)?.host?.window)
    }

    func startPictureInPicture(_ surface: SurfaceID) {
        service?.report(.willStart, about: surface)
        present(surface)
    }

    /// The user has left a window: what is armed in it starts, unless the overlay is taken.
    private func leave(_ host: HostWindow) {
        guard run == nil, let armed, armed.start == .onLeaving,
            let holder = view(holders[armed.source.surface]), holder.host === host
        else { return }
        startPictureInPicture(armed.source.surface)
    }

    private func present(_ surface: SurfaceID) {
        guard let run, run.surface == surface, let player = player(surface.player) else {
            if run?.surface == surface { self.run = nil }
            service?.report(
                .failedToStart("The video was closed before it could be shown."),
                about: surface
            )
            return
        }
        overlay.isPlaying = player.isPlaying
        overlay.picture.onFirstFrame = { [weak self] in self?.overlayShows(surface) }
        overlay.show(player, beside: run.host?.window)
    }

    private func overlayShows(_ surface: SurfaceID) {
        guard run?.surface == surface, run?.stage == .opening else { return }
        run?.stage = .open
        if let lender = run?.lender, holders[surface] == lender {
            holders[surface] = nil
            if let view = view(lender), view.player?.id == surface.player {
                view.showPlaceholder()
            }
        }
        service?.report(.didStart, about: surface)
    }

    // MARK: Stopping

    func stopPictureInPicture(_ surface: SurfaceID) {
        guard run?.surface == surface else { return }
        switch run?.stage {
        case .opening, .open:
            run?.stage = .asking
            service?.report(.restoreUserInterface, about: surface)
        case .asking, .leaving, nil:
            break
        }
    }

    func bringForward(_ surface: SurfaceID) {
        guard let run, run.surface == surface, run.host?.facts.phase == .background else { return }
        run.host?.raise()
    }

    func finishRestoration(_ surface: SurfaceID, isRestored: Bool) {
        guard run?.surface == surface, run?.stage == .asking else { return }
        run?.stage = .leaving
        service?.report(.willStop, about: surface)
        guard isRestored, let view = view(holders[surface]) else { return vanish(surface) }
        if view.host?.facts.phase == .background { view.host?.raise() }
        // The overlay goes when the view has the picture, so that it is never nowhere.
        run?.patience = .timeout(milliseconds: OverlayRun.patience) { [weak self] in
            self?.vanish(surface)
        }
        view.whenPictureShows { [weak self, weak view] in
            guard let self, let view else { return }
            run?.returned = view.host
            vanishIfSeen(surface)
        }
    }

    /// Takes the overlay away once the window that has the picture is before the user.
    private func vanishIfSeen(_ surface: SurfaceID) {
        guard let run, run.surface == surface, run.stage == .leaving, let host = run.returned,
            host.facts.phase == .foreground
        else { return }
        vanish(surface)
    }

    private func vanish(_ surface: SurfaceID) {
        guard let run, run.surface == surface else { return }
        self.run = nil
        run.patience?.cancel()
        service?.report(.didStop, about: surface)
        // A successor that takes the overlay at once finds it still there.
        MainLoopSource.idle(priority: .high) { [weak self] in self?.putAway(after: run) }
    }

    private func putAway(after last: OverlayRun) {
        forgetPlayersThatAreGone()
        guard run == nil else { return }
        overlay.hide()
        last.host?.destroyIfWithdrawn()
        if let armed { prepare(for: armed) }
    }

    func pause(_ player: PlayerID) {
        self.player(player)?.pause()
    }
}

// MARK: - The user in the overlay

extension DesktopPlatform {
    private func makeOverlay() -> OverlayWindow {
        let overlay = OverlayWindow()
        overlay.onAction = { [weak self] in self?.perform($0) }
        return overlay
    }

    private func perform(_ action: OverlayAction) {
        guard let run, let player = player(run.surface.player) else { return }
        switch action {
        case .close:
            service?.report(.willStop, about: run.surface)
            vanish(run.surface)
        case .restore:
            stopPictureInPicture(run.surface)
        case .playPause: player.togglePlaying()
        case .seek(let seconds): player.seek(by: .seconds(seconds))
        case .changeVolume(let step): player.volume = min(max(player.volume + step, 0), 1)
        case .toggleMute: player.isMuted.toggle()
        case .quit: quitApplication()
        }
    }
}

// MARK: - Views, players and windows by name

extension DesktopPlatform {
    func add(_ view: VideoView) {
        views[view.id] = WeakView(view: view)
    }

    func remove(_ view: VideoView) {
        views[view.id] = nil
        holders = holders.filter { $0.value != view.id }
        forgetPlayersThatAreGone()
    }

    func add(_ player: Player) {
        guard players[player.id] == nil else { return }
        players[player.id] = WatchedPlayer(
            player: player,
            observation: player.observe { [weak self] in self?.report($0) }
        )
        report(player)
    }

    /// Tells of players that nothing keeps any more, once whatever let go of them is done.
    func forgetPlayersThatAreGone() {
        MainLoopSource.idle { [weak self] in
            guard let self else { return }
            for (id, watched) in players where watched.player == nil {
                players[id] = nil
                service?.playerRemoved(id)
            }
        }
    }

    /// The window as something to leave and come back to; the same for the same window.
    func host(of window: UnsafeMutablePointer<GtkWindow>) -> HostWindow {
        if let host = hosts[window] { return host }
        let host = HostWindow(window, desktop: desktop)
        hosts[window] = host
        host.onPhase = { [weak self] in self?.phaseChanged(of: $0) }
        host.keepsOnClose = { [weak self, weak host] in
            self?.run != nil && self?.run?.host === host
        }
        connect(window, "destroy") { [weak self] _ in
            self?.hosts.removeValue(forKey: window)?.invalidate()
        }
        return host
    }

    private func phaseChanged(of host: HostWindow) {
        switch host.facts.phase {
        case .background: leave(host)
        case .foreground: if let run { vanishIfSeen(run.surface) }
        }
        service?.sceneChanged(host.scene, host.facts.phase)
    }

    private func report(_ player: Player) {
        if run?.surface.player == player.id {
            overlay.isPlaying = player.isPlaying
            if player.videoSize != nil { overlay.fit(player.aspect) }
        }
        service?.playerChanged(player.id, player.facts)
        if player.hasEnded { service?.contentEnded(player.id) }
    }

    private func view(_ id: ViewID?) -> VideoView? {
        id.flatMap { views[$0]?.view }
    }

    private func player(_ id: PlayerID) -> Player? {
        players[id]?.player
    }
}

// MARK: - The app's life

extension DesktopPlatform {
    /// Has the app quit in its own way, if it has one that others can ask for: its action `quit`.
    private func quitApplication() {
        g_application_get_default().map {
            g_action_group_activate_action($0.cast(to: GApplication.self).opaque, "quit", nil)
        }
    }

    private func holdApplication() {
        g_application_get_default().map { g_application_hold($0) }
    }

    private func releaseApplication() {
        g_application_get_default().map { g_application_release($0) }
    }
}

extension Player {
    /// Width by height of the picture; the usual one while it is not known.
    var aspect: Double {
        guard let videoSize, videoSize.height > 0 else { return 16.0 / 9.0 }
        return Double(videoSize.width) / Double(videoSize.height)
    }
}
