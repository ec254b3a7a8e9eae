// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// A process in a session of its own, so that it can be ended with all that it started.
///
/// It reads nothing, and what it writes is kept in a file. It is used from one thread.
public final class Child {
    /// Its process identifier, which is its session's too.
    public let pid: pid_t
    /// Where its standard output and standard error go.
    public let log: URL

    private var status: ExitStatus?

    /// POSIX_SPAWN_SETSID, which the C library shows to GNU programs only.
    private static let inNewSession: Int16 = 0x80

    /// How a process ended.
    public enum ExitStatus: Hashable, Sendable {
        /// It ended by itself, with this code.
        case exited(Int32)
        /// This signal ended it.
        case signalled(Int32)
    }

    /// Starts a program, which is looked for in the path of this process.
    public init(
        _ arguments: [String],
        environment: [String: String],
        log: URL,
        warden: Warden? = nil
    ) throws {
        self.log = log
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        let flags = O_WRONLY | O_CREAT | O_APPEND
        posix_spawn_file_actions_addopen(&actions, 1, log.path, flags, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Self.inNewSession)

        var pid: pid_t = 0
        let variables = environment.map { "\($0.key)=\($0.value)" }
        let code = withCStrings(arguments) { arguments in
            withCStrings(variables) { variables in
                posix_spawnp(&pid, arguments[0]!, &actions, &attributes, arguments, variables)
            }
        }
        guard code == 0 else {
            throw DesktopError(
                "\(arguments[0]) does not start: \(String(cString: strerror(code))); "
                    + "\"make setup\" installs what is missing."
            )
        }
        self.pid = pid
        warden?.watch(pid)
    }

    /// What it has written up to now.
    public var output: String {
        (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    }

    /// How it ended, or `nil` while it runs.
    public func exitStatus() -> ExitStatus? {
        if let status { return status }
        var code: Int32 = 0
        guard waitpid(pid, &code, WNOHANG) == pid else { return nil }
        status = code & 0x7F == 0 ? .exited(code >> 8 & 0xFF) : .signalled(code & 0x7F)
        return status
    }

    /// How it ended, or `nil` when it still runs at the deadline.
    public func exitStatus(within seconds: Double) -> ExitStatus? {
        waitFor(atMost: seconds, exitStatus)
    }

    /// Asks it to end, and ends it when it does not.
    public func stop(within seconds: Double = 3) {
        guard exitStatus() == nil else { return }
        kill(-pid, SIGTERM)
        if exitStatus(within: seconds) == nil {
            kill(-pid, SIGKILL)
            _ = exitStatus(within: seconds)
        }
    }
}

/// Lends strings as the array of C strings, ended by null, that a new process wants.
private func withCStrings<Result>(
    _ strings: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
    let copies = strings.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
}
