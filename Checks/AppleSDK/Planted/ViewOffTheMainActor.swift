// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: tvos
// refused: main actor-isolated property 'window' can not be referenced from a nonisolated context

import UIKit

func isOnScreen(_ view: UIView) -> Bool { view.window != nil }
