// A GTK app that goes on while its video is in Picture in Picture: the player's screen is
// dismissed, and comes back for the same model.
// snippet.hide
#if os(Linux)
    // snippet.show
    // snippet.model
    import Foundation
    import WindowboxGTK

    final class PlayerModel: PictureInPicturePersistable {
        let player = Player(url: URL(fileURLWithPath: "film.mp4"))
    }
    // snippet.end

    // snippet.screen
    @MainActor final class PlayerScreen {
        let widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
        private let model: PlayerModel

        init(model: PlayerModel) {
            self.model = model
            let video = VideoView(player: model.player)
            video.supportsPictureInPicture = true
            video.enableForInAppPictureInPicture(persisting: model)
            gtk_box_append(widget.cast(), video.widget)
            gtk_box_append(widget.cast(), PictureInPictureButton(view: video).widget)
        }
    }
    // snippet.end

    // snippet.router
    @MainActor final class Router: PictureInPictureDelegate {
        let stack = gtk_stack_new()!
        private var screen: PlayerScreen?

        init() {
            PictureInPicture.shared.delegate = self
        }

        func openPlayer() {
            let model = PlayerModel.persisted ?? PlayerModel()
            model.player.play()
            show(model)
        }

        func pictureInPictureDismissUserInterface(from source: Source) {
            dismissPlayer()
        }

        func pictureInPictureRestoreUserInterface(_ request: RestorationRequest) async -> Bool {
            guard let model = request.persistable as? PlayerModel else { return false }
            show(model)
            return true
        }

        private func show(_ model: PlayerModel) {
            dismissPlayer()
            let screen = PlayerScreen(model: model)
            gtk_stack_add_named(stack.opaque, screen.widget, "player")
            gtk_stack_set_visible_child_name(stack.opaque, "player")
            self.screen = screen
        }

        private func dismissPlayer() {
            guard let screen else { return }
            gtk_stack_set_visible_child_name(stack.opaque, "list")
            gtk_stack_remove(stack.opaque, screen.widget)
            self.screen = nil
        }
    }
    // snippet.end

    // snippet.app
    let app = gtk_application_new("org.example.InApp", G_APPLICATION_DEFAULT_FLAGS)!
    var router: Router?
    connect(app, "activate") { _ in
        let main = Router()
        router = main
        let list = gtk_button_new_with_label("Play the film")!
        connect(list, "clicked") { _ in main.openPlayer() }
        gtk_stack_add_named(main.stack.opaque, list, "list")

        let window = gtk_application_window_new(app)!
        gtk_window_set_default_size(window.cast(), 640, 480)
        gtk_window_set_child(window.cast(), main.stack)
        gtk_window_present(window.cast())
    }
    g_application_run(app.cast(), 0, nil)
// snippet.end
// snippet.hide
#endif
