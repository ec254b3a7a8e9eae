// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DesktopSupport
import Testing
import WindowboxClips

/// What is seen of screens with several videos.
extension Sitting {
    /// Whether a video plays in a part of the window: its frames go on.
    func plays(in part: KeyPath<Area, Area>) throws -> Bool {
        var first: FrameStrip.Reading?
        _ = try wait(atMost: 5, every: 0.1) {
            first = try frame(in: part)
            return first != nil
        }
        guard let first else { return false }
        return try wait(atMost: 3, every: 0.1) {
            try frame(in: part).map { $0.number != first.number } ?? false
        }
    }

    /// Whether the videos play in these parts of the window, and in these alone.
    func plays(left: Bool, right: Bool) throws -> Bool {
        try wait(atMost: 5, every: 0.1) {
            try (frame(in: \.leftHalf) != nil, frame(in: \.rightHalf) != nil) == (left, right)
        } && (!left || plays(in: \.leftHalf)) && (!right || plays(in: \.rightHalf))
    }

    /// The frame in a part of the window.
    func frame(in part: KeyPath<Area, Area>) throws -> FrameStrip.Reading? {
        try eyes.look().frame(in: mainWindow().area[keyPath: part])
    }

    /// Waits after the start of the app until there are two videos.
    func waitForBoth() throws {
        let isThere = try wait(atMost: 20, every: 0.1) {
            try frame(in: \.leftHalf) != nil && frame(in: \.rightHalf) != nil
        }
        guard isThere else { throw DesktopError("There are no two videos: \(app.process.output)") }
    }

    /// Whether the video in the overlay plays.
    func playsInOverlay() throws -> Bool {
        // No hand is at the overlay sooner than this.
        watch(forSeconds: 0.7)
        guard let overlay = eyes.overlay, let first = try eyes.look().frame(in: overlay.area)
        else { return false }
        return try wait(atMost: 3, every: 0.1) {
            try eyes.look().frame(in: overlay.area).map { $0.number != first.number } ?? false
        }
    }

    /// Clicks in the window, so many pixels from its corners: from the right and from below
    /// where they are negative.
    func click(x: Int, y: Int) throws {
        let area = try mainWindow().area
        let place = (
            x: x < 0 ? area.right + x : area.x + x, y: y < 0 ? area.bottom + y : area.y + y
        )
        // The pointer brings up what there is to click.
        person.glide(toX: place.x, y: place.y - (y < 0 ? 90 : -90))
        watch(forSeconds: 0.4)
        person.click(atX: place.x, y: place.y)
    }

    /// Whether an action has a state, soon.
    func says(_ action: String, _ value: String) throws -> Bool {
        try actions.wait(for: action, toBe: value, atMost: 4)
    }
}

/// Runs a check with the app on a screen of its own choice.
func withScreen(
    _ name: String,
    _ clips: [Clip] = [Clip.catalogue[0], Clip.catalogue[1]],
    _ check: (Sitting) throws -> Void
) throws {
    let desktop = try VirtualDesktop(.openbox)
    defer { desktop.close() }
    let sitting = try Sitting(
        at: desktop,
        opening: ["--screen", name] + clips.map(desktop.put)
    )
    defer { sitting.end() }
    try check(sitting)
    report(sitting.facts)
}
