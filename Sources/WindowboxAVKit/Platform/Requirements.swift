// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import AVKit

/// What Picture in Picture asks of the device and of the app's set-up.
///
/// Nothing is set up for the app: it is told what is missing.
@MainActor
final class Requirements {
    private let token: NotificationToken

    /// - Parameter onChange: Called when the obstacle may be another.
    init(onChange: @escaping @MainActor () -> Void) {
        // A change of category is told as one of the route, on a thread of its own.
        token = NotificationToken(AVAudioSession.routeChangeNotification) { _ in
            Task { @MainActor in onChange() }
        }
    }

    /// What stands in the way, as a sentence that says what to do; nil for nothing.
    var obstacle: String? {
        guard AVPictureInPictureController.isPictureInPictureSupported() else {
            return "This device has no Picture in Picture."
        }
        guard hasBackgroundMode else {
            return "Picture in Picture needs the background mode for audio: "
                + "add “audio” to UIBackgroundModes in the app's Info.plist."
        }
        guard playsAsMedia else {
            return "Picture in Picture needs an audio session for playback: "
                + "call AVAudioSession.sharedInstance().setCategory(.playback) before playing."
        }
        return nil
    }

    private var hasBackgroundMode: Bool {
        let modes = Bundle.main.object(forInfoDictionaryKey: "UIBackgroundModes") as? [String]
        return modes?.contains("audio") == true
    }

    private var playsAsMedia: Bool {
        let media: [AVAudioSession.Category] = [.playback, .playAndRecord, .multiRoute]
        return media.contains(AVAudioSession.sharedInstance().category)
    }
}
#endif
