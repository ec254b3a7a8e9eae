// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import WindowboxWalk

// Without arguments: the proof. With words, only the configurations that have all of them.
// With --draw FILE the drawings of the machines in a document are brought up to date; with
// --compare FILE it is said whether they are.

let arguments = Array(CommandLine.arguments.dropFirst())
let isGood =
    switch (arguments.first, arguments.dropFirst().first) {
    case ("--draw", let file?): try Drawings(in: file).update()
    case ("--compare", let file?): try Drawings(in: file).areUpToDate
    default: await Proof(of: arguments).run()
    }
exit(isGood ? EXIT_SUCCESS : EXIT_FAILURE)
