// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// A scene, which the user leaves and comes back to.
@MainActor
open class UIScene: UIResponder {
    public nonisolated static let didActivateNotification = name("DidActivate")
    public nonisolated static let willDeactivateNotification = name("WillDeactivate")
    public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
    public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
    public nonisolated static let didDisconnectNotification = name("DidDisconnect")

    open internal(set) var activationState = ActivationState.foregroundActive

    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    private nonisolated static func name(_ word: String) -> Notification.Name {
        Notification.Name("UIScene\(word)Notification")
    }
}

/// A scene with windows.
@MainActor
open class UIWindowScene: UIScene {
    open internal(set) var windows: [UIWindow] = []
}
