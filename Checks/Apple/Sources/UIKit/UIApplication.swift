// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import SimulatedDevice

/// The app, with its scenes. It has none until a test adds one.
@MainActor
open class UIApplication: UIResponder {
    public private(set) static var shared = UIApplication()

    public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
    public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
    public nonisolated static let willResignActiveNotification = name("WillResignActive")
    public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")

    open private(set) var connectedScenes: Set<UIScene> = []

    public enum State: Int, Sendable {
        case active
        case inactive
        case background
    }

    /// That of the scene that is most before the user.
    open var applicationState: State {
        let states = connectedScenes.map(\.activationState)
        if states.contains(.foregroundActive) { return .active }
        return states.contains(.foregroundInactive) ? .inactive : .background
    }

    private nonisolated static func name(_ word: String) -> Notification.Name {
        Notification.Name("UIApplication\(word)Notification")
    }
}

// MARK: - What a test and the system do with it

extension UIApplication {
    /// Puts a new app in the place of the current one.
    package static func restart() -> UIApplication {
        shared = UIApplication()
        Device.current.watch { shared.layOut() }
        return shared
    }

    package func addScene() -> UIWindowScene {
        let scene = UIWindowScene()
        connectedScenes.insert(scene)
        return scene
    }

    /// Takes a scene away with all that is in it, as the user does in the switcher.
    package func disconnect(_ scene: UIWindowScene) {
        connectedScenes.remove(scene)
        scene.activationState = .unattached
        post(UIScene.didDisconnectNotification, scene)
        for window in scene.windows { window.rootViewController = nil }
        scene.windows = []
    }

    /// Leaves a scene; in between the system may start Picture in Picture.
    package func leave(_ scene: UIWindowScene, meanwhile: @MainActor () -> Void) {
        guard scene.activationState != .background else { return }
        change(scene, to: .foregroundInactive, UIScene.willDeactivateNotification)
        meanwhile()
        change(scene, to: .background, UIScene.didEnterBackgroundNotification)
    }

    /// Begins to leave a scene, and comes back to it.
    package func glanceAtSwitcher(_ scene: UIWindowScene, meanwhile: @MainActor () -> Void) {
        change(scene, to: .foregroundInactive, UIScene.willDeactivateNotification)
        meanwhile()
        change(scene, to: .foregroundActive, UIScene.didActivateNotification)
    }

    package func enter(_ scene: UIWindowScene) {
        guard scene.activationState == .background else { return }
        change(scene, to: .foregroundInactive, UIScene.willEnterForegroundNotification)
        change(scene, to: .foregroundActive, UIScene.didActivateNotification)
    }

    /// Changes a scene's state, and with it perhaps the app's; a scene is told first.
    private func change(
        _ scene: UIWindowScene,
        to state: UIScene.ActivationState,
        _ notification: Notification.Name
    ) {
        let before = applicationState
        scene.activationState = state
        post(notification, scene)
        switch (before, applicationState) {
        case (.active, .inactive): post(UIApplication.willResignActiveNotification, self)
        case (_, .background): post(UIApplication.didEnterBackgroundNotification, self)
        case (.background, .inactive): post(UIApplication.willEnterForegroundNotification, self)
        case (.inactive, .active): post(UIApplication.didBecomeActiveNotification, self)
        default: break
        }
    }

    private func post(_ name: Notification.Name, _ object: AnyObject) {
        NotificationCenter.default.post(name: name, object: object)
    }

    private func layOut() {
        for case let scene as UIWindowScene in connectedScenes {
            scene.windows.forEach { $0.layoutIfNeeded() }
        }
    }
}
