// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import Observation
import WindowboxGTK

/// What scripts and desktops can have the app do, and read of it, on the session bus.
@MainActor
enum Actions {
    static func add(
        to application: UnsafeMutablePointer<GtkApplication>,
        _ coordinator: Coordinator
    ) {
        let map = application.opaque
        let router = coordinator.router
        let pictureInPicture = PictureInPicture.shared
        add("open", to: map, parameter: "s") { argument in
            guard let name = argument.flatMap({ g_variant_get_string($0, nil) }) else { return }
            switch Media.named(String(cString: name)) {
            case .success(let media): coordinator.open(media)
            case .failure(let failure): Launcher.complain(failure.description)
            }
        }
        add("show-list", to: map) { _ in router.back() }
        add("play-pause", to: map) { _ in router.model?.togglePlaying() }
        add("next", to: map) { _ in router.model?.playNext() }
        add("previous", to: map) { _ in router.model?.playPrevious() }
        add("toggle-full-screen", to: map) { _ in router.screen?.toggleFullScreen() }
        add("toggle-support", to: map) { _ in router.screen?.supportsPictureInPicture.toggle() }
        add("exchange-views", to: map) { _ in router.screen?.exchangeViews() }
        add("picture-in-picture", to: map) { _ in pictureInPicture.toggle() }
        add("restore", to: map) { _ in pictureInPicture.stop() }
        add("close-overlay", to: map) { _ in pictureInPicture.close() }
        add("quit", to: map) { _ in g_application_quit(application.cast()) }
        publish(to: map, router)
    }

    private static func add(
        _ name: String,
        to map: OpaquePointer,
        parameter: String? = nil,
        _ perform: @escaping @MainActor (OpaquePointer?) -> Void
    ) {
        let type = parameter.map { g_variant_type_new($0)! }
        let action = g_simple_action_new(name, type)!
        connect(action, "activate") { perform($0.pointer(1)?.opaque) }
        g_action_map_add_action(map, action)
        g_object_unref(action.raw)
        type.map { g_variant_type_free($0) }
    }

    // MARK: What can be read

    private static func publish(to map: OpaquePointer, _ router: AppRouter) {
        let state = addState("state", g_variant_new_string("inactive"), to: map)
        let ending = addState("ending", g_variant_new_string(""), to: map)
        let session = addState("session", g_variant_new_int32(0), to: map)
        let screen = addState("screen", g_variant_new_string("list"), to: map)
        let item = addState("item", g_variant_new_string(""), to: map)
        let playing = addState("playing", g_variant_new_boolean(0), to: map)
        let muted = addState("muted", g_variant_new_boolean(0), to: map)
        let supported = addState("supported", g_variant_new_boolean(0), to: map)
        let player = addState("player", g_variant_new_int32(0), to: map)
        Task {
            let changes = Observations {
                let status = PictureInPicture.shared.status
                let model = router.model
                return (
                    state: status.state.rawValue, ending: status.lastEnding?.description ?? "",
                    session: status.session?.rawValue ?? 0,
                    screen: router.screen == nil ? "list" : "player",
                    item: model?.media.title ?? "",
                    playing: model?.player.isPlaying ?? false,
                    muted: model?.player.isMuted ?? false,
                    supported: router.screen?.supportsPictureInPicture ?? false,
                    player: model?.player.id.rawValue ?? 0
                )
            }
            for await now in changes {
                g_simple_action_set_state(state, g_variant_new_string(now.state))
                g_simple_action_set_state(ending, g_variant_new_string(now.ending))
                g_simple_action_set_state(session, g_variant_new_int32(Int32(now.session)))
                g_simple_action_set_state(screen, g_variant_new_string(now.screen))
                g_simple_action_set_state(item, g_variant_new_string(now.item))
                g_simple_action_set_state(playing, g_variant_new_boolean(now.playing ? 1 : 0))
                g_simple_action_set_state(muted, g_variant_new_boolean(now.muted ? 1 : 0))
                g_simple_action_set_state(supported, g_variant_new_boolean(now.supported ? 1 : 0))
                g_simple_action_set_state(player, g_variant_new_int32(Int32(now.player)))
            }
        }
    }

    private static func addState(
        _ name: String,
        _ value: OpaquePointer,
        to map: OpaquePointer
    ) -> OpaquePointer {
        let action = g_simple_action_new_stateful(name, nil, value)!
        // Told, not asked: whoever tries to change it is not heard.
        connect(action, "change-state") { _ in }
        g_action_map_add_action(map, action)
        // The map keeps it for as long as the app runs.
        g_object_unref(action.raw)
        return action
    }
}
