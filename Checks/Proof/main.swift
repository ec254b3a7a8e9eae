// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import WindowboxWalk

// With words as arguments only the configurations that have all of them.
let words = CommandLine.arguments.dropFirst()
let chosen = Configuration.all.filter { one in words.allSatisfy { "\(one)".contains($0) } }
exit(await Proof(of: chosen).run() ? EXIT_SUCCESS : EXIT_FAILURE)
