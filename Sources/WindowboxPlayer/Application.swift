// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import WindowboxGTK

/// The GTK application: from start-up to its end.
@MainActor
final class Application {
    static let identifier = "org.windowbox.Player"

    private let application: Owned<UnsafeMutablePointer<GtkApplication>>
    private var coordinator: Coordinator?

    init() {
        g_set_prgname(Self.identifier)
        g_set_application_name("Windowbox")
        let flags =
            G_APPLICATION_HANDLES_OPEN.rawValue | G_APPLICATION_HANDLES_COMMAND_LINE.rawValue
        application = Owned(
            adopting: gtk_application_new(Self.identifier, GApplicationFlags(flags))
        )
        connect(application.pointer, "activate") { [weak self] _ in self?.begin(Options()) }
        connect(application.pointer, "open") { [weak self] in self?.open($0) }
        connect(application.pointer, "command-line") { [weak self] arguments in
            self?.obey(arguments)
            arguments.returns(0)
        }
    }

    /// Runs until the last window is closed, or hands the arguments to the one that runs.
    func run(_ arguments: [String]) -> Int32 {
        let words = ["windowbox"] + arguments
        var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { pointers.forEach { free($0) } }
        let code = g_application_run(application.pointer.cast(), Int32(words.count), &pointers)
        guard code == 0, let coordinator else { return code }
        return coordinator.outcome.exitCode
    }

    /// Our own command line, or another one's while we run.
    private func obey(_ arguments: SignalArguments) {
        guard let line = arguments.pointer(1)?.cast(to: GApplicationCommandLine.self) else {
            return
        }
        var count: Int32 = 0
        guard let words = g_application_command_line_get_arguments(line, &count) else { return }
        defer { g_strfreev(words) }
        let texts = (1..<max(Int(count), 1)).compactMap { words[$0].map { String(cString: $0) } }
        if case .success(.play(let options)) = Options.parse(texts) { begin(options) }
    }

    /// Files and addresses that a desktop hands over.
    private func open(_ arguments: SignalArguments) {
        guard let files = arguments.pointer(1)?.assumingMemoryBound(to: OpaquePointer?.self)
        else { return }
        var options = Options()
        options.names = (0..<arguments.int(2)).compactMap { index in
            guard let address = g_file_get_uri(files[index]) else { return nil }
            defer { g_free(address) }
            return String(cString: address)
        }
        begin(options)
    }

    private func begin(_ options: Options) {
        let media = options.media().media
        if let coordinator {
            coordinator.window.present()
            options.size.map { coordinator.window.resize(to: $0) }
            coordinator.add(media)
            show(options, media, in: coordinator)
        } else {
            let offer = media.isEmpty ? Media.catalogue : media
            show(options, offer, in: start(offer, size: options.size ?? Options.usualSize))
        }
    }

    private func start(_ media: [Media], size: VideoSize) -> Coordinator {
        let window = MainWindow(application.pointer, size: size)
        let coordinator = Coordinator(window, media: media)
        self.coordinator = coordinator
        Actions.add(to: application.pointer, coordinator)
        coordinator.warnOfObstacles()
        window.present()
        return coordinator
    }

    private func show(_ options: Options, _ media: [Media], in coordinator: Coordinator) {
        if let screen = options.screen {
            coordinator.window.list.demo = screen.demo
            coordinator.window.list.kind = screen.kind
        }
        switch options.first {
        case .automatic where options.screen != nil || media.count == 1:
            guard let first = media.first ?? coordinator.router.media.first else { return }
            coordinator.open(first, presentation: options.screen?.presentation ?? .inline)
        case .automatic where media.isEmpty:
            // Another start of a running app brings its window forward, and no more.
            break
        case .automatic, .list:
            coordinator.router.back()
        }
    }
}
