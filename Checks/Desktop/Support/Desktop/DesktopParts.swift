// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// Starts the parts of a virtual desktop, each when the one before it is ready.
struct DesktopParts {
    let folder: URL
    let warden: Warden
    private(set) var environment: [String: String]

    /// A busy machine takes seconds where an idle one takes a tenth of one.
    private static let patience = 20.0

    init(folder: URL, warden: Warden) {
        self.folder = folder
        self.warden = warden
        // Only what any program needs is taken over, so that no setting of the user gets in.
        environment = ProcessInfo.processInfo.environment.filter {
            ["PATH", "LD_LIBRARY_PATH", "USER", "LOGNAME", "TZ"].contains($0.key)
        }
        environment["HOME"] = folder.path
        environment["XDG_RUNTIME_DIR"] = folder.path
        environment["XDG_CONFIG_HOME"] = folder.appendingPathComponent("config").path
        environment["XDG_DATA_HOME"] = folder.appendingPathComponent("data").path
        environment["XDG_CACHE_HOME"] = folder.appendingPathComponent("cache").path
        environment["XDG_SESSION_TYPE"] = "x11"
        environment["LANG"] = "C.UTF-8"
        environment["GTK_A11Y"] = "none"
        environment["GSETTINGS_BACKEND"] = "memory"
        // The scan of all plug-ins takes seconds; its result is the same for every desktop.
        environment["GST_REGISTRY"] = CheckFolder.cache.appendingPathComponent("plugins.bin").path
    }

    mutating func startServer(
        _ size: (width: Int, height: Int)
    ) throws -> (server: Child, display: String) {
        let log = folder.appendingPathComponent("server.log")
        let server = try Child(
            [
                "Xvfb", "-displayfd", "1", "-screen", "0", "\(size.width)x\(size.height)x24",
                "-nolisten", "tcp", "-noreset", "-dpi", "96",
            ],
            environment: environment,
            log: log,
            warden: warden
        )
        let number = waitFor(atMost: Self.patience) { () -> Int? in
            server.output.hasSuffix("\n")
                ? server.output.split(separator: "\n").compactMap { Int($0) }.first : nil
        }
        guard let number else { throw DesktopError("The X server is not ready: \(server.output)") }
        environment["DISPLAY"] = ":\(number)"
        // Black behind the windows would hide a black window.
        try XConnection(display: ":\(number)").fillBackground(0x3B4A63)
        return (server, ":\(number)")
    }

    mutating func startBus() throws {
        // No service is started on demand here, so that nothing runs that nobody asked for.
        let socket = "unix:path=\(folder.path)/bus"
        let configuration = folder.appendingPathComponent("bus.conf")
        let text = """
            <busconfig>
              <type>session</type>
              <listen>\(socket)</listen>
              <auth>EXTERNAL</auth>
              <policy context="default">
                <allow send_destination="*" eavesdrop="true"/>
                <allow eavesdrop="true"/>
                <allow own="*"/>
              </policy>
            </busconfig>
            """
        try text.write(to: configuration, atomically: true, encoding: .utf8)
        let bus = try start(
            [
                "dbus-daemon", "--nofork", "--print-address=1",
                "--config-file=\(configuration.path)",
            ],
            log: "bus.log"
        )
        guard wait(atMost: Self.patience, until: { bus.output.contains("unix:") }) else {
            throw DesktopError("The session bus is not ready: \(bus.output)")
        }
        environment["DBUS_SESSION_BUS_ADDRESS"] = socket
    }

    mutating func startSound() throws {
        let socket = folder.appendingPathComponent("sound").path
        let server = try start(
            [
                "pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no",
                "-L", "module-null-sink sink_name=nowhere",
                "-L", "module-native-protocol-unix auth-anonymous=1 socket=\(socket)",
            ],
            log: "sound.log"
        )
        environment["PULSE_SERVER"] = "unix:\(socket)"
        let environment = environment
        let isReady = try wait(atMost: Self.patience, every: 0.05) {
            guard FileManager.default.fileExists(atPath: socket) else { return false }
            return try Command.run(["pactl", "info"], environment: environment).succeeded
        }
        guard isReady else { throw DesktopError("The sound server is not ready: \(server.output)") }
    }

    mutating func start(_ windowManager: WindowManager) throws {
        if windowManager == .openbox { try calmOpenbox() }
        let manager = try start(windowManager.arguments, log: "window-manager.log")
        let connection = try XConnection(display: environment["DISPLAY"]!)
        let isReady = wait(atMost: Self.patience) {
            let check = connection.windows(connection.root, "_NET_SUPPORTING_WM_CHECK").first
            let desktops = connection.cardinals(connection.root, "_NET_NUMBER_OF_DESKTOPS").first
            guard let check, let desktops, desktops >= 2 else { return false }
            return connection.windows(check, "_NET_SUPPORTING_WM_CHECK") == [check]
        }
        guard isReady else {
            throw DesktopError(
                "\(windowManager) with two workspaces is not ready: \(manager.output)"
            )
        }
    }

    /// Turns off openbox's animation of windows that are minimised and come back.
    ///
    /// For a quarter of a second it shows a flying title bar in place of the window, so that
    /// nobody could see when the app's picture is there.
    private func calmOpenbox() throws {
        let system = "/etc/xdg/openbox/rc.xml"
        guard let text = try? String(contentsOfFile: system, encoding: .utf8) else { return }
        let own = folder.appendingPathComponent("config/openbox")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        try text.replacingOccurrences(
            of: "<animateIconify>yes</animateIconify>",
            with: "<animateIconify>no</animateIconify>"
        ).write(to: own.appendingPathComponent("rc.xml"), atomically: true, encoding: .utf8)
    }

    private func start(_ arguments: [String], log: String) throws -> Child {
        try Child(
            arguments,
            environment: environment,
            log: folder.appendingPathComponent(log),
            warden: warden
        )
    }
}
