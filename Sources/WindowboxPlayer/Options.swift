// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import WindowboxGTK

/// What the command line asks for.
struct Options: Hashable {
    /// The size of the window's content, in pixels.
    var size = VideoSize(width: 960, height: 540)
    /// What to play, as it was written.
    var names: [String] = []
    /// Which screen comes first.
    var first = FirstScreen.automatic

    enum FirstScreen: Hashable {
        /// The player for a single item, the list for several.
        case automatic
        case list
    }

    /// What is to be done.
    enum Task: Hashable {
        case help
        case version
        case play(Options)
    }

    /// A sentence about arguments that were not understood.
    struct Mistake: Error, Hashable, CustomStringConvertible {
        var description: String
    }

    static let help = """
        Usage: windowbox [OPTION…] [FILE-OR-URL…]

        Plays videos, in a window or in Picture in Picture. Without arguments it offers a
        few clips, which it makes when they are first played.

          --size WxH        the size of the window's content, as 1280x720
          --start-in-list   begin with the list, also when there is one video
          --help            print this and end
          --version         print the version and end

        Keys: P Picture in Picture and back, Space play or pause, Left and Right 5 seconds,
        Up and Down volume, M mute, Escape back, Ctrl+W close the window, Q quit.

        Exit codes: 0 all went well, 1 nothing could be shown, 2 arguments not understood.
        """

    static func parse(_ arguments: [String]) -> Result<Task, Mistake> {
        var options = Options()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h": return .success(.help)
            case "--version": return .success(.version)
            case "--start-in-list": options.first = .list
            case "--size":
                guard let size = rest.popFirst().flatMap(size) else {
                    return .failure(Mistake(description: "--size needs a size such as 1280x720."))
                }
                options.size = size
            case "--":
                options.names += rest
                rest = []
            case _ where argument.hasPrefix("--size="):
                guard let size = size(String(argument.dropFirst("--size=".count))) else {
                    return .failure(Mistake(description: "--size needs a size such as 1280x720."))
                }
                options.size = size
            case _ where argument.hasPrefix("-") && argument != "-":
                return .failure(Mistake(description: "There is no option \(argument)."))
            default: options.names.append(argument)
            }
        }
        return .success(.play(options))
    }

    private static func size(_ text: String) -> VideoSize? {
        let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
            (320...16384).contains(width), (180...16384).contains(height)
        else { return nil }
        return VideoSize(width: width, height: height)
    }

    /// What there is to play, and a sentence for each name behind which there is nothing.
    func media() -> (media: [Media], failures: [PlayerFailure]) {
        guard !names.isEmpty else { return (Media.catalogue, []) }
        var media: [Media] = []
        var failures: [PlayerFailure] = []
        for name in names {
            switch Media.named(name) {
            case .success(let found): media.append(found)
            case .failure(let failure): failures.append(failure)
            }
        }
        return (media, failures)
    }
}
