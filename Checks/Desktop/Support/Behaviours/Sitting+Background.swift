// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// The behaviours that are about an app in the background.
extension Sitting {
    /// How long an app may take to see that it is in the background, or back again.
    private static let noticing = 900.0

    /// Behaviour 1.
    func leaveForTheBackground() throws {
        try waitForPlayback()
        let player = try actions.state("player")
        try picture("1 playing in the window")

        let main = try mainWindow().id
        try leave("minimised", "1 minimised: PiP has started") { person.minimise(main) }
        person.activate(main)
        expect("back from minimised: inline again", waitForPicture(only: .inline))
        watch(forSeconds: 1.2)

        try leave("other workspace", "1 other workspace: PiP has started") {
            person.switchTo(workspace: 1)
        }
        person.switchTo(workspace: 0)
        expect("back from the other workspace: inline again", waitForPicture(only: .inline))
        try expectSamePlayer(player)
    }

    /// Behaviour 4.
    func returnToTheForeground() throws {
        try waitForPlayback()
        measureNoise()
        let main = try mainWindow().id
        let player = try actions.state("player")
        try picture("4 playing in the window")
        let ways: [(name: String, leave: () -> Void, comeBack: () -> MonotonicTime)] = [
            ("minimised", { self.person.minimise(main) }, { self.person.activate(main) }),
            (
                "other workspace", { self.person.switchTo(workspace: 1) },
                { self.person.switchTo(workspace: 0) }
            ),
        ]
        for way in ways {
            way.leave()
            guard waitForPicture(only: .overlay) else {
                throw DesktopError("PiP did not start when the app was \(way.name).")
            }
            watch(forSeconds: 1.2)
            try picture("4 \(way.name): PiP")
            let request = way.comeBack()
            expectHandOver(
                "back from \(way.name)",
                requestedAt: request,
                to: .inline,
                within: Self.noticing
            )
            expect(
                "back from \(way.name): the overlay is gone",
                wait(atMost: 2) { eyes.overlay == nil }
            )
            expect(
                "back from \(way.name): PiP has ended",
                try actions.wait(for: "state", toBe: "inactive", atMost: 2)
            )
            let ending = try actions.state("ending")
            expect(
                "back from \(way.name): the ending says so",
                ending == "returned to foreground",
                found: ending ?? "none"
            )
            let screen = try actions.state("screen")
            expect(
                "back from \(way.name): the player's screen is there",
                screen == "player",
                found: screen ?? "none"
            )
            try picture("4 back: in the window again")
        }
        try expectSamePlayer(player)
    }

    private func leave(_ name: String, _ caption: String, by leaving: () -> MonotonicTime) throws {
        let request = leaving()
        expectHandOver(name, requestedAt: request, to: .overlay, within: Self.noticing)
        let state = try actions.state("state")
        expect("\(name): PiP is active", state == "active", found: state ?? "none")
        try expectOverlayProperties(name)
        expectNoFocusTheft(name)
        try picture(caption)
    }

    /// Writes down that the player plays, and is the one that it was.
    func expectSamePlayer(_ player: String?) throws {
        let now = try actions.state("player")
        expect("same player", now != nil && now == player, found: now ?? "none")
        let playing = try actions.state("playing")
        expect("it plays", playing == "true", found: playing ?? "unknown")
    }
}
