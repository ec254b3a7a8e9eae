// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import WindowboxClips

/// A desktop of its own: X server, window manager, session bus and sound, without a screen.
///
/// It shares nothing with the desktop of the person who runs the check: display, bus, sound,
/// runtime folder, settings and cache are its own. Everything is ended by ``close()``, and also
/// when this process ends in any other way.
public final class VirtualDesktop {
    /// The name of the display, as in `DISPLAY`.
    public let display: String
    /// What a program needs to run here.
    public let environment: [String: String]
    /// The window manager that runs, if any.
    public let windowManager: WindowManager?
    /// A folder that is removed at the end; logs are kept in it.
    public let folder: URL
    /// The X server.
    public let server: Child

    let warden: Warden

    /// Starts a desktop.
    ///
    /// - Parameters:
    ///   - windowManager: The window manager; without one, nobody moves, raises or frames windows.
    ///   - sound: Whether there is a sound server, whose only sink swallows what it gets.
    ///   - size: The size of the screen in pixels.
    /// - Throws: ``DesktopError`` when a part is not installed or not ready in time.
    public init(
        _ windowManager: WindowManager? = .openbox,
        sound: Bool = false,
        size: (width: Int, height: Int) = (1920, 1080)
    ) throws {
        self.windowManager = windowManager
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("windowbox-desktop-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        warden = try Warden(folder: folder)
        var parts = DesktopParts(folder: folder, warden: warden)
        do {
            (server, display) = try parts.startServer(size)
            try parts.startBus()
            if sound { try parts.startSound() }
            if let windowManager { try parts.start(windowManager) }
            environment = parts.environment
        } catch {
            warden.finish()
            throw error
        }
    }

    /// Whether there is a sound server.
    public var hasSound: Bool { environment["PULSE_SERVER"] != nil }

    /// Starts a program on this desktop.
    public func start(
        _ arguments: [String],
        with variables: [String: String] = [:],
        log: String
    ) throws -> Child {
        try Child(
            arguments,
            environment: environment.merging(variables) { $1 },
            log: folder.appendingPathComponent(log),
            warden: warden
        )
    }

    /// Runs a program on this desktop for its answer.
    public func run(_ arguments: [String], within seconds: Double = 10) throws -> Command.Answer {
        try Command.run(arguments, environment: environment, within: seconds)
    }

    /// Links a clip into the folder `Videos` of this desktop's user, and returns its path there.
    public func put(_ clip: Clip) throws -> String {
        let file = try clip.make(in: CheckFolder.cache)
        let videos = folder.appendingPathComponent("Videos")
        try FileManager.default.createDirectory(at: videos, withIntermediateDirectories: true)
        let link = videos.appendingPathComponent(file.lastPathComponent)
        if !FileManager.default.fileExists(atPath: link.path) {
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        }
        return link.path
    }

    /// Ends everything that runs here.
    ///
    /// Connections to the display are to be gone by then. A second call does nothing.
    public func close() {
        warden.finish()
        _ = server.exitStatus(within: 1)
    }

    deinit {
        close()
    }
}
