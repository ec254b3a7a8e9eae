// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: ios
// refused: switch must be exhaustive

import WindowboxAVKit

func isError(_ ending: Ending) -> Bool {
    switch ending {
    case .failed: true
    case .restored, .closed, .stopped: false
    }
}
