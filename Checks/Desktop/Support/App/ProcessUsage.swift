// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// What a process takes of the machine, read from /proc.
public struct ProcessUsage: Sendable {
    private let pid: pid_t

    /// The usage of a process.
    public init(pid: pid_t) {
        self.pid = pid
    }

    /// The processor time that it and its ended children have used, in seconds.
    public var processorSeconds: Double {
        guard let text = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
            let name = text.lastIndex(of: ")")
        else { return 0 }
        // Behind the name: state and ten more fields, then user and system time of both.
        let fields = text[text.index(after: name)...].split(separator: " ")
        guard fields.count > 15 else { return 0 }
        let ticks = fields[11...14].compactMap { Double($0) }.reduce(0, +)
        return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// The memory that is its own, with its share of what it shares, in megabytes.
    public var proportionalMegabytes: Double {
        guard let text = try? String(contentsOfFile: "/proc/\(pid)/smaps_rollup", encoding: .utf8),
            let line = text.split(separator: "\n").first(where: { $0.hasPrefix("Pss:") }),
            let kilobytes = line.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
        else { return 0 }
        return kilobytes / 1024
    }
}
