// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVFoundation

/// How the app's sound fits in with that of others.
enum Sound {
    /// Has it go on while the app is in the background, which Picture in Picture needs beside
    /// the background mode in Info.plist.
    static func setUp() {
        do {
            try AVAudioSession.sharedInstance().setCategory(.playback, mode: .moviePlayback)
        } catch {
            print("There is no Picture in Picture without this category: \(error)")
        }
    }
}
