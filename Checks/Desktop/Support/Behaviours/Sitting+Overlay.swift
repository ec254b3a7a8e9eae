// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What the overlay is to the window manager.
extension Sitting {
    /// Writes down that the overlay has all that makes it an overlay.
    public func expectOverlayProperties(_ name: String) throws {
        // The window manager answers requests in its own time.
        wait(atMost: 2) {
            guard let window = eyes.overlay else { return false }
            let isPlaced = distanceFromCorner(window) == (24, 24)
            return isPlaced && window.states.isSuperset(of: Self.overlayStates)
                && window.workspace == nil
        }
        let window = try overlay()
        expect(
            "\(name): above others, not in taskbar or pager",
            window.states.isSuperset(of: Self.overlayStates),
            found: window.states.sorted().joined(separator: " ")
        )
        expect(
            "\(name): on all workspaces",
            window.workspace == nil,
            found: window.workspace.map { "workspace \($0)" } ?? "all"
        )
        expect(
            "\(name): undecorated",
            window.frameExtents.allSatisfy { $0 == 0 },
            found: "\(window.frameExtents)"
        )
        expect(
            "\(name): its role is PictureInPicture",
            window.role == "PictureInPicture",
            found: window.role
        )
        let distance = distanceFromCorner(window)
        expect(
            "\(name): 24 pixels from the lower right corner",
            distance == (24, 24),
            found: "\(distance)"
        )
        expectAspect("\(name): the video's shape")
    }

    private func distanceFromCorner(_ window: DesktopWindow) -> (Int, Int) {
        let work = eyes.workArea
        return (work.right - window.area.right, work.bottom - window.area.bottom)
    }

    /// Writes down that the overlay has the shape of the video, 16 to 9, or takes it soon.
    public func expectAspect(_ statement: String) {
        let hasShape = wait(atMost: 3) { eyes.overlay.map { Self.isWide($0.area) } == true }
        expect(statement, hasShape, found: eyes.overlay?.area.description ?? "no overlay")
    }

    private static func isWide(_ area: Area) -> Bool {
        abs(Double(area.height) - Double(area.width) * 9 / 16) <= 1
    }

    /// Writes down that the overlay has not taken the keyboard.
    public func expectNoFocusTheft(_ name: String) {
        let overlay = eyes.overlay?.id
        expect(
            "\(name): the overlay does not take the keyboard",
            overlay != nil && eyes.activeWindow != overlay
        )
    }

    private static let overlayStates: Set<String> = ["ABOVE", "SKIP_TASKBAR", "SKIP_PAGER"]
}
