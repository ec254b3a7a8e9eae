// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DesktopSupport
import Foundation
import WindowboxClips

// Performs the five behaviours on a virtual desktop, or opens the app on the real one:
//
//     DesktopDemo FOLDER [WM]    performs under openbox or another window manager, and writes
//                                pictures into the folder; WINDOWBOX_VERBOSE=1 tells all facts
//     DesktopDemo --window       opens the app on a generated clip

do {
    if CommandLine.arguments.dropFirst().first == "--window" {
        try openWindow()
    }
    let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "build/demo")
    let manager = CommandLine.arguments.dropFirst(2).first.flatMap(WindowManager.init) ?? .openbox
    exit(try Demo(folder: folder, windowManager: manager).run() ? 0 : 1)
} catch {
    print("The demo cannot be shown: \(error)")
    print("0 passed, \(Behaviour.allCases.count) failed")
    exit(1)
}

/// Becomes the app, which opens a clip.
func openWindow() throws -> Never {
    let clip = try Clip.catalogue[0].make()
    let arguments = [WindowboxApp.executable.path, clip.path]
    execv(arguments[0], arguments.map { strdup($0) } + [nil])
    throw DesktopError("\(arguments[0]) does not start: \(String(cString: strerror(errno)))")
}
