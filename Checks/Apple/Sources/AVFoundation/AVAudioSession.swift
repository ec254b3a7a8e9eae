// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import SimulatedDevice

/// The app's audio session; who sets it is written down.
open class AVAudioSession: NSObject, @unchecked Sendable {
    // It is used on the main actor only, here as by the library.
    private static let session = AVAudioSession()

    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChange")

    open private(set) var category = Category.soloAmbient
    /// How often its category was set.
    package var settings = 0

    open class func sharedInstance() -> AVAudioSession { session }

    open func setCategory(_ category: Category) throws {
        settings += 1
        set(category)
    }

    /// Sets it as the app or another one does, unlike the library.
    package func set(_ category: Category) {
        self.category = category
        NotificationCenter.default.post(
            name: AVAudioSession.routeChangeNotification,
            object: self
        )
    }

    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }
}
