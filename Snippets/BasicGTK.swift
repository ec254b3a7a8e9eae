// A GTK app whose video goes into Picture in Picture when its window is minimised or left
// for another workspace, and comes back with it.
// snippet.hide
#if os(Linux)
    // snippet.show
    import Foundation
    import WindowboxGTK

    let app = gtk_application_new("org.example.Basic", G_APPLICATION_DEFAULT_FLAGS)!
    connect(app, "activate") { _ in
        let player = Player(url: URL(fileURLWithPath: "film.mp4"))
        let video = VideoView(player: player)
        video.supportsPictureInPicture = true

        let window = gtk_application_window_new(app)!
        gtk_window_set_default_size(window.cast(), 960, 540)
        gtk_window_set_child(window.cast(), video.widget)
        gtk_window_present(window.cast())
        player.play()
    }
    g_application_run(app.cast(), 0, nil)
// snippet.hide
#endif
