// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import WindowboxWalk

// With words as arguments only the configurations that have all of them.
let words = Array(CommandLine.arguments.dropFirst())
exit(await Proof(of: words).run() ? EXIT_SUCCESS : EXIT_FAILURE)
