// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// How busy the whole machine is from a moment on.
public struct MachineLoad: Sendable {
    private let start = Self.ticks

    /// Begins now.
    public init() {}

    /// The part of all processors' time that nobody has used since the beginning.
    public var idleShare: Double {
        let now = Self.ticks
        let all = now.all - start.all
        return all > 0 ? (now.idle - start.idle) / all : 1
    }

    /// How many processors were used on average since the beginning.
    public var usedProcessors: Double {
        (1 - idleShare) * Double(ProcessInfo.processInfo.processorCount)
    }

    private static var ticks: (idle: Double, all: Double) {
        guard let text = try? String(contentsOfFile: "/proc/stat", encoding: .utf8),
            let line = text.split(separator: "\n").first
        else { return (0, 0) }
        // user nice system idle iowait irq softirq steal
        let fields = line.split(separator: " ").dropFirst().prefix(8).compactMap { Double($0) }
        guard fields.count == 8 else { return (0, 0) }
        return (fields[3] + fields[4], fields.reduce(0, +))
    }
}
