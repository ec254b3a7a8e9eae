// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import UIKit
import Windowbox

/// The app's scenes by name, and whether the user has left them.
@MainActor
final class Scenes {
    var onPhase: (SceneID, ScenePhase) -> Void = { _, _ in }

    private var scenes: [ObjectIdentifier: Known] = [:]
    private var tokens: [NotificationToken] = []

    private struct Known {
        weak var scene: UIScene?
        var id: SceneID
    }

    init() {
        tokens = [
            token(UIScene.didEnterBackgroundNotification, .background),
            token(UIScene.didActivateNotification, .foreground),
        ]
    }

    /// The scene's name. One that is new is reported.
    func id(of scene: UIScene) -> SceneID {
        let key = ObjectIdentifier(scene)
        if let known = scenes[key], known.scene != nil { return known.id }
        let id = SceneID.unique()
        scenes[key] = Known(scene: scene, id: id)
        if scene.activationState == .background { onPhase(id, .background) }
        return id
    }

    /// The system has taken a video of the scene into Picture in Picture: if the user does not
    /// work with the scene just now, that is because they are leaving it.
    ///
    /// The system does so before it says that the scene is in the background, and, when they
    /// come back from the app switcher at once, without ever saying so.
    func tookVideo(of scene: UIScene) {
        guard scene.activationState != .foregroundActive else { return }
        onPhase(id(of: scene), .background)
    }

    private func token(_ name: Notification.Name, _ phase: ScenePhase) -> NotificationToken {
        NotificationToken(name) { [weak self] notification in
            let scene = notification.object.map { ObjectIdentifier($0 as AnyObject) }
            // UIKit posts what its scenes do on the main thread.
            MainActor.assumeIsolated { self?.report(phase, of: scene) }
        }
    }

    private func report(_ phase: ScenePhase, of scene: ObjectIdentifier?) {
        guard let scene, let known = scenes[scene], known.scene != nil else { return }
        onPhase(known.id, phase)
    }
}
#endif
