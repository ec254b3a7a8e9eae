// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// Sees to it that nothing outlives this process, however it ends.
///
/// A small shell waits for the end of a pipe that only this process holds. An interrupt, a crash
/// and an orderly end all close the pipe; the shell then ends each session that it was told of and
/// removes the folder.
public final class Warden {
    private let pipe: FileHandle
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
        let input = Pipe()
        shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", Self.script, "warden", folder.path]
        shell.standardInput = input
        shell.standardOutput = FileHandle.nullDevice
        shell.standardError = FileHandle.nullDevice
        try shell.run()
        pipe = input.fileHandleForWriting
        // Were a child to inherit this end, the pipe would not close with this process.
        _ = fcntl(pipe.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }

    /// Ends this session with everything in it at the end.
    func watch(_ session: pid_t) {
        try? pipe.write(contentsOf: Data("\(session)\n".utf8))
    }

    /// Ends everything now, and returns when it is done.
    public func finish() {
        try? pipe.close()
        wait(atMost: 5) { !shell.isRunning }
    }
}
