// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// The built `windowbox`, started on a virtual desktop.
public final class WindowboxApp {
    /// The process.
    public let process: Child

    /// The application's name: on the bus, and as the class of its windows.
    public static let identifier = "org.windowbox.Player"
    /// The title of the overlay.
    public static let overlayTitle = "Picture-in-Picture"

    /// The program, which lies beside the one that runs now.
    public static var executable: URL {
        CheckFolder.products.appendingPathComponent("windowbox")
    }

    /// Starts it with arguments, and with variables beyond those of the desktop.
    public init(
        on desktop: VirtualDesktop,
        _ arguments: [String],
        with variables: [String: String] = [:]
    ) throws {
        guard FileManager.default.isExecutableFile(atPath: Self.executable.path) else {
            throw DesktopError("\(Self.executable.path) is not there: run \"swift build\" first.")
        }
        process = try desktop.start(
            [Self.executable.path] + arguments,
            with: variables,
            log: "windowbox-\(UUID().uuidString.prefix(8)).log"
        )
    }
}

extension Eyes {
    /// The app's own window, with its list or its player.
    public var mainWindow: DesktopWindow? {
        windows.last {
            $0.applicationClass == WindowboxApp.identifier && $0.title != WindowboxApp.overlayTitle
        }
    }

    /// The window with the picture in the picture, when it is on the screen.
    public var overlay: DesktopWindow? {
        windows.last { $0.title == WindowboxApp.overlayTitle }
    }
}
