// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// Runs the contract of platforms against the desktop, with real windows on a desktop of its
// own, and prints what is not kept. The tests start this program; its argument is the window
// manager.

import CGTK
import DesktopSupport
import Foundation
import WindowboxGTK
import WindowboxSimulator

let windowManager = CommandLine.arguments.dropFirst().first.flatMap(WindowManager.init)
let desktop = try VirtualDesktop(windowManager ?? .openbox)
for (name, value) in desktop.environment { setenv(name, value, 1) }
setenv("GDK_BACKEND", "x11", 1)
setenv("GSK_RENDERER", "cairo", 1)

Rendering.choose()
MainLoop.attach()
guard gtk_init_check() != 0 else {
    print("GTK does not start.")
    exit(2)
}
let user = try DesktopUser(at: desktop)
let films = try Film.allCases.map { try $0.make(in: desktop.folder) }

var isKept = false
let loop = g_main_loop_new(nil, 0)!
Task { @MainActor in
    var last: DesktopSubject?
    let violations = await PlatformContract.violations {
        await last?.leave()
        let subject = DesktopSubject(user, films)
        last = subject
        return subject
    }
    await last?.leave()
    violations.forEach { print($0) }
    print("clauses=\(PlatformContract.clauseNames.count) violations=\(violations.count)")
    isKept = violations.isEmpty
    g_main_loop_quit(loop)
}
g_main_loop_run(loop)
desktop.close()
exit(isKept ? EXIT_SUCCESS : EXIT_FAILURE)
