// The parts of a GTK app that goes on while its video is in Picture in Picture: the player's
// screen is dismissed, and comes back for the same model.
// snippet.hide
#if os(Linux)
    import Foundation
    // snippet.show
    import WindowboxGTK

    final class PlayerModel: PictureInPicturePersistable {
        let player = Player(url: URL(fileURLWithPath: "film.mp4"))
    }

    @MainActor final class PlayerScreen {
        let video: VideoView

        init(model: PlayerModel) {
            video = VideoView(player: model.player)
            video.supportsPictureInPicture = true
            video.enableForInAppPictureInPicture(persisting: model)
        }
    }

    @MainActor final class Router: PictureInPictureDelegate {
        let stack = gtk_stack_new()!

        init() {
            PictureInPicture.shared.delegate = self
        }

        func openPlayer() {
            show(PlayerModel.persisted ?? PlayerModel())
        }

        func pictureInPictureDidStart(from source: Source) {
            showList()
        }

        func pictureInPictureRestoreUserInterface(_ request: RestorationRequest) async -> Bool {
            guard let model = request.persistable as? PlayerModel else { return false }
            show(model)
            return true
        }

        private func show(_ model: PlayerModel) {
            let screen = PlayerScreen(model: model)
            gtk_stack_add_named(stack.opaque, screen.video.widget, "player")
            gtk_stack_set_visible_child_name(stack.opaque, "player")
        }

        private func showList() {
            guard let screen = gtk_stack_get_child_by_name(stack.opaque, "player") else { return }
            gtk_stack_remove(stack.opaque, screen)
        }
    }
// snippet.hide
#endif
