// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// Sees to it that nothing outlives this process, however it ends.
///
/// A small shell waits for the end of a line that only this process holds. An interrupt, a crash
/// and an orderly end all close the line; the shell then ends each session that it was told of and
/// removes the folder.
public final class Warden {
    private let line: FileHandle
    private let shell: Process

    private static let script = """
        trap '' INT TERM HUP
        sessions=
        while read -r session; do sessions="$sessions $session"; done
        for session in $sessions; do pkill -TERM -s "$session"; done
        [ -n "$sessions" ] && sleep 0.3
        for session in $sessions; do pkill -KILL -s "$session"; done
        rm -rf "$1"
        """

    /// Starts to guard a folder.
    public init(folder: URL) throws {
        // Were a child to inherit our end, even one that another thread starts just now, the line
        // would not close with this process.
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            throw DesktopError("There are too many open files; close some programs.")
        }
        line = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
        shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", Self.script, "warden", folder.path]
        shell.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
        shell.standardOutput = FileHandle.nullDevice
        shell.standardError = FileHandle.nullDevice
        try shell.run()
    }

    /// Ends this session with everything in it at the end.
    func watch(_ session: pid_t) {
        try? line.write(contentsOf: Data("\(session)\n".utf8))
    }

    /// Ends everything now, and returns when it is done.
    public func finish() {
        try? line.close()
        wait(atMost: 5) { !shell.isRunning }
    }
}
