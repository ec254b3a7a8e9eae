// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import WindowboxClips

/// A person who sits before a desktop on which the app runs, and writes down what is so.
public final class Sitting {
    /// The desktop.
    public let desktop: VirtualDesktop
    /// What is on the screen.
    public let eyes: Eyes
    /// The hands.
    public let person: Person
    /// The frames that are seen.
    public let watch: FrameWatch
    /// What is heard, on a desktop with sound.
    public let sound: SoundWatch?
    /// The app's actions on the bus.
    public let actions: AppActions
    /// The app.
    public private(set) var app: WindowboxApp
    /// What was found up to now.
    public var facts: [Fact] = []
    /// How many frames the desktop loses in a second by itself.
    var lostInASecond = 0.0
    /// The pictures that were taken.
    public private(set) var pictures: [(caption: String, picture: Picture)] = []

    /// A place on the screen that no window of the app covers.
    private static let aside = (x: 700, y: 1070)
    /// Where the app's window is moved to, below a panel if there is one.
    private static let top = 40
    /// How long a first picture may take on a busy machine.
    static let startPatience = 20.0

    /// Starts the app on a desktop, and waits for its window.
    ///
    /// The window is moved to the upper left corner, so that it and the overlay never overlap.
    public init(
        at desktop: VirtualDesktop,
        opening arguments: [String],
        framesInClip: Int = ClipFormat().frameCount,
        listening: Bool = false
    ) throws {
        self.desktop = desktop
        eyes = try Eyes(desktop)
        person = try Person(desktop)
        watch = try FrameWatch(desktop, framesInClip: framesInClip)
        sound = listening ? try SoundWatch(desktop) : nil
        actions = AppActions(desktop)
        person.point(atX: Self.aside.x, y: Self.aside.y)
        app = try WindowboxApp(on: desktop, ["--size", "1280x720"] + arguments)
        do {
            try placeMainWindow()
        } catch {
            end()
            throw error
        }
    }

    /// Writes down a fact.
    public func expect(_ statement: String, _ holds: Bool, found: String = "") {
        facts.append(Fact(statement, holds, found: found.isEmpty ? "\(holds)" : found))
    }

    /// Writes down a fact that a busy machine can make untrue.
    func expectInTime(_ statement: String, _ holds: Bool, found: String) {
        facts.append(Fact(statement, holds, found: found, kind: .timing))
    }

    /// Takes a picture of the screen.
    public func picture(_ caption: String) throws {
        pictures.append((caption, try eyes.look()))
    }

    /// The app's window; a check that needs it ends here when it is gone.
    public func mainWindow() throws -> DesktopWindow {
        guard let window = eyes.mainWindow else {
            throw DesktopError("The app's window is gone. It wrote: \(app.process.output)")
        }
        return window
    }

    /// The overlay; a check that needs it ends here when it is not there.
    public func overlay() throws -> DesktopWindow {
        guard let window = eyes.overlay else {
            throw DesktopError("There is no overlay. The app wrote: \(app.process.output)")
        }
        return window
    }

    /// Takes the pointer off the windows, some time after what was done before.
    public func stepAside() {
        watch(forSeconds: 0.25)
        person.glide(toX: Self.aside.x, y: Self.aside.y)
    }

    /// Watches for some seconds without doing anything.
    public func watch(forSeconds seconds: Double) {
        Thread.sleep(forTimeInterval: seconds)
    }

    /// Ends the app and the watching; the desktop goes on.
    public func end() {
        watch.stop()
        sound?.stop()
        app.process.stop()
    }

    private func placeMainWindow() throws {
        let window = waitFor(atMost: Self.startPatience) { eyes.mainWindow }
        guard let window else {
            throw DesktopError("The app shows no window. It wrote: \(app.process.output)")
        }
        person.move(window.id, toX: window.frameExtents.first ?? 0, y: Self.top)
        person.activate(window.id)
        wait(atMost: 2) { eyes.activeWindow == window.id }
        // Some window managers take their time to put it where it was asked to be, title bar and all.
        wait(atMost: 5) {
            eyes.mainWindow.map { (Self.top...Self.top + 80).contains($0.area.y) } ?? false
        }
    }
}
