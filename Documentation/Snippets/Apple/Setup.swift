// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVFoundation

/// Says that the app plays films. To be called once, before anything plays.
func setUpAudio() throws {
    try AVAudioSession.sharedInstance().setCategory(.playback, mode: .moviePlayback)
}
