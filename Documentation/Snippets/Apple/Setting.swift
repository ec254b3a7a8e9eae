// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import WindowboxAVKit

@MainActor
func keepOnReturn() {
    // snippet.return
    PictureInPicture.shared.policies.onReturn = .keep
    // snippet.end
}
