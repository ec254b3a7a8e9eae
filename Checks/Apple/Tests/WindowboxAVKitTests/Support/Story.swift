// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVKit
import SimulatedDevice
import Testing
import WindowboxSimulator

@testable import WindowboxAVKit

/// Plays a story with each front end on each device; nothing may be done that no app may do, and
/// nothing may be left of it.
@MainActor
func story(
    with frontEnds: [FrontEnd] = FrontEnd.allCases,
    on devices: [DeviceTraits] = DeviceTraits.allKnown,
    at location: SourceLocation = #_sourceLocation,
    _ body: @MainActor (World) async -> Void
) async {
    for frontEnd in frontEnds {
        for traits in devices {
            let world = World(traits, frontEnd)
            await body(world)
            await world.run()
            let violations = await world.end()
            #expect(violations == [], "\(world)", sourceLocation: location)
        }
    }
}

extension World: CustomStringConvertible {
    nonisolated var description: String {
        // Only tests ask, and they run on the main actor.
        MainActor.assumeIsolated { "with \(frontEnd) on \(device.traits):\n\(device.text)" }
    }

    func expect<Value: Equatable>(
        _ value: Value,
        _ wanted: Value,
        at location: SourceLocation = #_sourceLocation
    ) {
        #expect(value == wanted, "\(self)", sourceLocation: location)
    }

    func expect(_ fact: Bool, at location: SourceLocation = #_sourceLocation) {
        #expect(fact, "\(self)", sourceLocation: location)
    }
}

extension World {
    /// A screen with the front end of the story.
    func show(
        _ name: String,
        _ player: AVPlayer?,
        pip: Bool = true,
        presentation: Presentation = .inline
    ) -> Screen {
        screen(name, frontEnd, player, pip: pip, presentation: presentation)
    }

    /// Uses the control that starts or ends Picture in Picture of a screen: the app's button, or
    /// the system's own.
    func press(_ screen: Screen) {
        switch screen.frontEnd.kind {
        case .video: service.toggle(from: screen.id)
        case .systemVideo:
            guard let controller = screen.playerController else {
                return device.fail("\(screen.name) has no control")
            }
            overlay.pressControl(of: controller)
        }
    }

    /// Why a screen cannot be started, beyond that its own control has to do it.
    func refusal(of screen: Screen) -> String? {
        let refusal = service.refusal(for: screen.id)?.description
        return screen.frontEnd.kind == .systemVideo && refusal?.contains("control") == true
            ? nil : refusal
    }

    /// Puts a screen's video into the overlay, and waits until it is there.
    func start(_ screen: Screen, at location: SourceLocation = #_sourceLocation) async {
        await run()
        press(screen)
        let isUp = await device.run { status.state == .active }
        #expect(isUp, "\(self)", sourceLocation: location)
    }

    /// Opens a content in the app, and puts it into the overlay.
    func start(_ content: String, at location: SourceLocation = #_sourceLocation) async {
        await start(app.open(content), at: location)
        await run()
    }

    func leaveApp() async {
        await run()
        overlay.leaveApp([scene])
        await run()
    }

    func returnToApp() async {
        overlay.returnToApp([scene])
        await run()
    }

    func restore() async {
        overlay.pressRestore()
        await run()
    }

    func close() async {
        overlay.pressClose()
        await run()
    }
}

extension [DeviceTraits] {
    /// Those that ask for the player's screen when the app stops by code.
    static var asking: [DeviceTraits] {
        DeviceTraits.allKnown.filter { $0.system.stopFromCode == .asksForRestoration }
    }

    /// Those that wait for an answer as long as it takes.
    static var patient: [DeviceTraits] { DeviceTraits.allKnown.filter { $0.patience == .waits } }

    /// Those that go on without one.
    static var impatient: [DeviceTraits] {
        DeviceTraits.allKnown.filter { $0.patience == .givesUp }
    }

    /// Those that say what they have to say some time after they are asked.
    static var unhurried: [DeviceTraits] {
        DeviceTraits.allKnown.filter { $0.system.reporting == .later }
    }
}

/// Plays the story of an app that a test brings with it, on each device; the front end is not used.
@MainActor
func story(
    of app: @MainActor (World) async -> Void,
    at location: SourceLocation = #_sourceLocation
) async {
    await story(with: [.uiKit], at: location, app)
}
