// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// The behaviours that begin with the button.
extension Sitting {
    /// A click goes through the toolkit, a key too: what is measured in `make bench` is held
    /// tighter there, on a quiet machine.
    private static let byHand = 150.0

    /// Behaviour 2.
    func goThereAndBackByButton() throws {
        try waitForPlayback()
        measureNoise()
        let player = try actions.state("player")
        try picture("2 playing in the window")

        let start = try clickPictureInPictureButton()
        stepAside()
        expectHandOver("into PiP", requestedAt: start, to: .overlay, within: Self.byHand)
        try expectOverlayProperties("into PiP")
        let screen = try actions.state("screen")
        expect("into PiP: the list is shown", screen == "list", found: screen ?? "none")
        try picture("2 by button: in PiP, the list can be used")

        try restore("restored")
        try expectSamePlayer(player)
        try picture("2 restored by the overlay's button")
    }

    /// Behaviour 3.
    func goToTheBackgroundInPictureInPicture() throws {
        try waitForPlayback()
        measureNoise()
        let main = try mainWindow().id
        let player = try actions.state("player")
        if let sound {
            expect("sound is heard", sound.waitForSound(atMost: 5))
        }
        let soundStart = sound?.position ?? 0
        let load = MachineLoad()
        let start = try clickPictureInPictureButton()
        stepAside()
        expectHandOver("into PiP", requestedAt: start, to: .overlay, within: Self.byHand)
        try picture("3 by button: in PiP")

        person.minimise(main)
        expect("the app is minimised", wait(atMost: 2) { isHidden(main) })
        watch(forSeconds: 1.5)
        expect("minimised: still in PiP", isPicture(only: .overlay))
        try picture("3 the app is minimised, PiP goes on")

        try restore("restored")
        expect("restored: the window is on the screen", !isHidden(main))
        let end = MonotonicTime.now
        expectUninterrupted(
            "from before PiP until after",
            from: start + .seconds(-1),
            to: end,
            load
        )
        if let sound {
            let silence = sound.longestSilence(from: soundStart, to: sound.position)
            expectInTime(
                "sound goes on",
                silence <= allowedSilence(load),
                found: "longest silence \(ms(silence))"
            )
        }
        try expectSamePlayer(player)
        try picture("3 restored: in the window again")
    }

    /// Behaviour 5.
    func openTheSameItem() throws {
        let screen = try actions.state("screen")
        expect("several items: the list is shown", screen == "list", found: screen ?? "none")
        try picture("5 the list")
        _ = try clickItem(0)
        try waitForPlayback()
        measureNoise()
        let player = try actions.state("player")
        let load = MachineLoad()
        let start = try clickPictureInPictureButton()
        expectHandOver("into PiP", requestedAt: start, to: .overlay, within: Self.byHand)
        try picture("5 in PiP, the list is shown")

        let opening = try clickItem(0)
        stepAside()
        expectHandOver("opened again", requestedAt: opening, to: .inline, within: Self.byHand)
        expect("opened again: the overlay is gone", wait(atMost: 2) { eyes.overlay == nil })
        expect(
            "opened again: PiP has ended",
            try actions.wait(for: "state", toBe: "inactive", atMost: 2)
        )
        let now = try actions.state("screen")
        expect("opened again: the player's screen", now == "player", found: now ?? "none")
        expectUninterrupted("position kept", from: start + .seconds(-1), to: .now, load)
        try expectSamePlayer(player)
        try picture("5 the same item: same player, PiP has ended")
    }

    /// Clicks restore in the overlay, and writes down that all is back.
    func restore(_ name: String) throws {
        let request = try click(.restore)
        stepAside()
        expectHandOver(name, requestedAt: request, to: .inline, within: Self.byHand)
        expect("\(name): the overlay is gone", wait(atMost: 2) { eyes.overlay == nil })
        let ended = try actions.wait(for: "state", toBe: "inactive", atMost: 2)
        let ending = try actions.state("ending")
        expect(
            "\(name): the ending says so",
            ended && ending == "restored",
            found: ending ?? "none"
        )
        let screen = try actions.state("screen")
        expect("\(name): the player's screen is back", screen == "player", found: screen ?? "none")
    }

    /// Whether the window manager has put a window away.
    public func isHidden(_ window: UInt) -> Bool {
        eyes.window(window)?.states.contains("HIDDEN") ?? true
    }
}
