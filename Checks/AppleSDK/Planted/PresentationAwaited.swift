// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: ios
// refused: no 'async' operations occur within 'await' expression

import UIKit

@MainActor
func show(_ player: UIViewController, over controller: UIViewController) async {
    await controller.present(player, animated: true)
}
