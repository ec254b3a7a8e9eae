// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import Foundation
import GLibSupport
import WindowboxGTK

/// From the command line to the running app, or to one sentence why there is none.
@MainActor
enum Launcher {
    static let version = "0.1.0"

    /// Runs the app to its end.
    ///
    /// - Returns: The exit code: 0 when all went well, 1 when nothing could be shown, 2 when
    ///   the arguments were not understood.
    static func run(_ arguments: [String]) -> Int32 {
        switch Options.parse(arguments) {
        case .failure(let mistake):
            complain("\(mistake)\nTry “windowbox --help”.")
            return 2
        case .success(.help):
            print(Options.help)
            return 0
        case .success(.version):
            print("windowbox \(version)")
            return 0
        case .success(.play(let options)):
            return play(options)
        }
    }

    private static func play(_ options: Options) -> Int32 {
        let (media, failures) = options.media()
        failures.forEach { complain($0.description) }
        if media.isEmpty && !failures.isEmpty { return 1 }
        Rendering.choose()
        // GTK would complain on standard error that nobody can be told of its widgets.
        if !SessionBus.isReachable { setenv("GTK_A11Y", "none", 0) }
        guard gtk_init_check() != 0 else {
            complain("There is no display to show a window on. Please run it on a desktop.")
            return 1
        }
        return Application().run(options.arguments(playing: media))
    }

    /// Writes one sentence to standard error.
    static func complain(_ sentence: String) {
        FileHandle.standardError.write(Data("windowbox: \(sentence)\n".utf8))
    }
}
