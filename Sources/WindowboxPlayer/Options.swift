// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import Foundation
import WindowboxGTK

/// What the command line asks for.
struct Options: Hashable {
    /// The size of the window's content, in pixels, if one is asked for.
    var size: VideoSize?
    /// What to play, as it was written.
    var names: [String] = []
    /// Which screen comes first.
    var first = FirstScreen.automatic
    /// Which screen with players, if one is asked for.
    var screen: ScreenName?

    enum FirstScreen: Hashable {
        /// The player for a single item or where a screen is asked for, else the list.
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

    /// The size where none is asked for.
    static let usualSize = VideoSize(width: 960, height: 540)
    private static let widths = 320...16384
    private static let heights = 180...16384

    static let help = """
        Usage: windowbox [OPTION…] [FILE-OR-URL…]

        Plays videos, in a window or in Picture in Picture. Without arguments it offers a
        few clips, which it makes when they are first played. Started a second time it hands
        its arguments to the one that runs.

          --size WxH        the size of the window's content in pixels, as 1280x720;
                            from 320x180 to 16384x16384
          --start-in-list   begin with the list, also when there is one video
          --screen NAME     begin with one of these screens, and have the list open it:
        \(screens)
          --help            print this and end
          --version         print the version and end

        Keys: P Picture in Picture and back, Space play or pause, Left and Right 5 seconds,
        Up and Down volume, M mute, N next, B previous, F or F11 full screen, Escape back,
        Ctrl+W close the window, Q quit.

        Exit codes: 0 all went well, 1 nothing could be shown, 2 arguments not understood.
        """

    private static let screens = ScreenName.allCases.map {
        "                      \($0.rawValue)\(String(repeating: " ", count: 10 - $0.rawValue.count))"
            + $0.summary
    }.joined(separator: "\n")

    static func parse(_ arguments: [String]) -> Result<Task, Mistake> {
        var options = Options()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h": return .success(.help)
            case "--version": return .success(.version)
            case "--start-in-list": options.first = .list
            case "--":
                options.names += rest
                rest = []
            case _ where argument.hasPrefix("-") && argument != "-":
                if let mistake = options.take(argument, &rest) { return .failure(mistake) }
            default: options.names.append(argument)
            }
        }
        return .success(.play(options))
    }

    /// Takes an option with a value, which follows it or an equals sign.
    private mutating func take(_ argument: String, _ rest: inout ArraySlice<String>) -> Mistake? {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        func value() -> String { parts.count > 1 ? String(parts[1]) : rest.popFirst() ?? "" }
        switch parts[0] {
        case "--size":
            size = Self.size(value())
            return size == nil
                ? Mistake(description: "--size needs a size from 320x180 to 16384x16384.") : nil
        case "--screen":
            screen = ScreenName(rawValue: value())
            let names = ScreenName.allCases.map(\.rawValue).joined(separator: ", ")
            return screen == nil ? Mistake(description: "--screen needs one of \(names).") : nil
        default:
            return Mistake(description: "There is no option \(argument).")
        }
    }

    private static func size(_ text: String) -> VideoSize? {
        let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
            widths.contains(width), heights.contains(height)
        else { return nil }
        return VideoSize(width: width, height: height)
    }

    /// What was named, each once, and a sentence for each name behind which there is nothing.
    func media() -> (media: [Media], failures: [PlayerFailure]) {
        var media: [Media] = []
        var failures: [PlayerFailure] = []
        for name in names {
            switch Media.named(name) {
            case .success(let found): if !media.contains(found) { media.append(found) }
            case .failure(let failure): failures.append(failure)
            }
        }
        return (media, failures)
    }

    /// The same as arguments, with what is played as it is found from any folder.
    func arguments(playing media: [Media]) -> [String] {
        (size.map { ["--size=\($0.width)x\($0.height)"] } ?? [])
            + (screen.map { ["--screen=\($0.rawValue)"] } ?? [])
            + (first == .list ? ["--start-in-list"] : [])
            + ["--"] + media.map(\.address)
    }
}
