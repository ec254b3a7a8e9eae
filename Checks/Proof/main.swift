// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import WindowboxWalk

exit(await Proof(of: Configuration.all).run() ? EXIT_SUCCESS : EXIT_FAILURE)
