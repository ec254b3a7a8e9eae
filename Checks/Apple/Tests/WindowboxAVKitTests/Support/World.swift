// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVKit
import SimulatedDevice
import UIKit
import WindowboxSimulator

@testable import WindowboxAVKit

/// A device with an app on it, and the library in the app.
@MainActor
final class World {
    let device: Device
    let overlay: SystemOverlay
    /// What the app shows its video with.
    let frontEnd: FrontEnd
    let scene: UIWindowScene
    let root = UIViewController()
    /// The app, where a test has one.
    private(set) lazy var app = PlayerApp(in: self)
    private(set) var screens: [Screen] = []
    /// What must be gone at the end.
    private var witnesses: [(name: String, isThere: () -> Bool)] = []

    init(_ traits: DeviceTraits = DeviceTraits(), _ frontEnd: FrontEnd = .uiKit) {
        self.frontEnd = frontEnd
        device = Device.start(traits)
        overlay = SystemOverlay.restart()
        let app = UIApplication.restart()
        Bundle.main.information = ["UIBackgroundModes": ["audio"]]
        AVAudioSession.sharedInstance().set(.playback)
        AVAudioSession.sharedInstance().settings = 0
        Installation.shared = Installation(clock: device.clock)
        scene = app.addScene()
        let window = UIWindow(windowScene: scene)
        window.rootViewController = root
        window.makeKeyAndVisible()
        keep("the platform", Installation.shared.platform)
    }

    var service: PictureInPicture { Installation.shared.service }
    var platform: AVKitPlatform { Installation.shared.platform }
    var status: PictureInPicture.Status { service.status }
    var overlayContent: String? { overlay.player?.content }

    // MARK: What there is

    func player(_ content: String, isPlaying: Bool = true, isVideo: Bool = true) -> AVPlayer {
        let size = isVideo ? CGSize(width: 1920, height: 1080) : .zero
        let player = AVPlayer(playerItem: AVPlayerItem(content: content, size: size))
        if isPlaying { player.play() }
        keep("the player of \(content)", player)
        return player
    }

    /// Puts a screen with a video before the user.
    func screen(
        _ name: String,
        _ frontEnd: FrontEnd,
        _ player: AVPlayer?,
        pip: Bool = true,
        presentation: Presentation = .inline,
        persisting object: (any PictureInPicturePersistable)? = nil,
        in window: UIWindow? = nil
    ) -> Screen {
        let content = ScreenContent(
            player,
            supportsPictureInPicture: pip,
            presentation: presentation
        )
        content.persistable = object
        let screen = Screen(name, frontEnd, content, in: self)
        screens.append(screen)
        screen.show()
        screen.update()
        screen.controller.map { keep("the screen \(name)", $0) }
        screen.facts.map { keep("the facts of \(name)", $0) }
        return screen
    }

    func putOn(
        _ controller: UIViewController,
        _ presentation: Presentation,
        _ kind: VideoViewKind = .video
    ) {
        // What has AVKit's controls is over the whole screen only if it is presented there.
        if presentation == .fullScreen, kind == .systemVideo { return present(controller) }
        root.addChild(controller)
        var frame = root.view.bounds
        if presentation == .inline { frame.size.height = 220 }
        controller.view.autoresizingMask = []
        controller.view.frame = frame
        root.view.addSubview(controller.view)
        controller.didMove(toParent: root)
    }

    private func present(_ controller: UIViewController) {
        controller.modalPresentationStyle = .overFullScreen
        var top: UIViewController = root
        while let next = top.presentedViewController { top = next }
        top.present(controller, animated: false)
    }

    func takeOff(_ controller: UIViewController) {
        if controller.parent == nil {
            controller.presentingViewController?.dismiss(animated: false)
        }
        controller.leaveParent()
    }

    func forget(_ screen: Screen) {
        screens.removeAll { $0 === screen }
    }

    // MARK: Time

    func run() async { await device.run() }

    func run(_ milliseconds: Int) async { await device.run(for: .milliseconds(milliseconds)) }

    // MARK: What must be gone

    /// Nothing may keep this once the test is over.
    func keep(_ name: String, _ object: AnyObject) {
        witnesses.append((name, { [weak object] in object != nil }))
    }

    /// Closes Picture in Picture, takes all away, and looks for what is left.
    func end() async -> [String] {
        service.close()
        await run()
        if status.state != .inactive { device.fail("it cannot be closed") }
        if overlay.player != nil { device.fail("something is left in the overlay") }
        app.leaveScreen()
        screens.forEach { $0.remove() }
        service.delegate = nil
        await run()
        for scene in UIApplication.shared.connectedScenes {
            if let scene = scene as? UIWindowScene { UIApplication.shared.disconnect(scene) }
        }
        Installation.shared = Installation(clock: device.clock)
        await run()
        for witness in witnesses where witness.isThere() {
            device.fail("\(witness.name) is still there")
        }
        if AVAudioSession.sharedInstance().settings > 0 {
            device.fail("the audio session was set by the library")
        }
        return device.violations
    }
}
