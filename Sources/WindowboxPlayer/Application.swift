// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport
import WindowboxGTK

/// The GTK application: from start-up to its end.
@MainActor
final class Application {
    static let identifier = "org.windowbox.Player"

    private let application: Owned<UnsafeMutablePointer<GtkApplication>>
    private let options: Options
    private let media: [Media]
    private var router: Router?

    init(_ options: Options, media: [Media]) {
        self.options = options
        self.media = media
        g_set_prgname(Self.identifier)
        g_set_application_name("Windowbox")
        application = Owned(
            adopting: gtk_application_new(Self.identifier, G_APPLICATION_HANDLES_OPEN)
        )
        connect(application.pointer, "activate") { [weak self] _ in self?.activate() }
        connect(application.pointer, "open") { [weak self] in self?.open($0) }
    }

    /// Runs until the last window is closed.
    func run() -> Int32 {
        // The options are ours; what is left are the names of what to play.
        let names = ["windowbox"] + media.compactMap(\.address)
        var arguments: [UnsafeMutablePointer<CChar>?] = names.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        let code = g_application_run(
            application.pointer.cast(),
            Int32(names.count),
            &arguments
        )
        guard code == 0, let router else { return code }
        return router.outcome.exitCode
    }

    private func activate() {
        // Another start of a running app brings its window forward, and no more.
        let isFirst = router == nil
        let router = start()
        if isFirst { router.showList() }
    }

    /// Files and addresses, from our own command line or from another one's while we run.
    private func open(_ arguments: SignalArguments) {
        let isFirst = router == nil
        let router = start()
        guard let files = arguments.pointer(1)?.assumingMemoryBound(to: OpaquePointer?.self)
        else { return }
        let found = (0..<arguments.int(2)).compactMap { index -> Media? in
            guard let address = g_file_get_uri(files[index]) else { return nil }
            defer { g_free(address) }
            return try? Media.named(String(cString: address)).get()
        }
        if !isFirst { router.add(found) }
        if found.count == 1, options.first == .automatic {
            router.open(found[0])
        } else {
            router.showList()
        }
    }

    /// Makes the window, once, or brings it forward.
    private func start() -> Router {
        if let router {
            router.window.present()
            return router
        }
        let window = MainWindow(application.pointer, size: options.size)
        let router = Router(window, media: media.isEmpty ? Media.catalogue : media)
        self.router = router
        Actions.add(to: application.pointer, router: router)
        router.warnOfObstacles()
        window.present()
        return router
    }
}

extension Media {
    /// Where it is, if it is somewhere.
    fileprivate var address: String? {
        switch self {
        case .location(let url): url.absoluteString
        case .clip: nil
        }
    }
}
