// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

// Synchronous from here to the end: an asynchronous entry would leave the main thread, to
// which GTK is bound, at its first suspension.
exit(Launcher.run(Array(CommandLine.arguments.dropFirst())))
