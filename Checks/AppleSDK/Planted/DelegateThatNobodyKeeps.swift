// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: ios
// refused: instance will be immediately deallocated because property 'delegate' is 'weak'

import AVKit

final class Delegate: NSObject, AVPictureInPictureControllerDelegate {}

func watch(_ controller: AVPictureInPictureController) { controller.delegate = Delegate() }
