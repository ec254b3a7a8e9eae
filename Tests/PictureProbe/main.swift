// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// Shows from outside that pictures are on the screen: the tests start this program on a display
// of its own, with a film that is red all over, and read the lines it prints.

import CGTK
import Foundation
import WindowboxGTK

Rendering.choose()
MainLoop.attach()
guard gtk_init_check() != 0, CommandLine.arguments.count == 2 else { exit(2) }

let story = Story(film: URL(filePath: CommandLine.arguments[1]))
let loop = g_main_loop_new(nil, 0)!
Task { @MainActor in
    await story.run()
    g_main_loop_quit(loop)
}
g_main_loop_run(loop)
print("done")
