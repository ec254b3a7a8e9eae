// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// The figures beside what they are to be.
struct Table {
    private let figures: Figures

    init(_ figures: Figures) {
        self.figures = figures
    }

    /// The table in Markdown, which reads well in a terminal too.
    var text: String {
        ([
            "| measured on a virtual desktop under openbox | value | to reach | |",
            "|---|---|---|---|",
        ] + rows).joined(separator: "\n")
    }

    private var rows: [String] {
        handOver + figures.steady.flatMap(steady) + ratio + memory
    }

    private var handOver: [String] {
        let first = figures.firstInAfterStart
        return [
            row("hand-over in, p50 / p95 / max", figures.handOverIn, (16.7, 33)),
            row("hand-over out, p50 / p95 / max", figures.handOverOut, (16.7, 33)),
            row(
                "first in after a start (\(first.count) starts)",
                first.map(ms).joined(separator: " "),
                "≤ 40 ms",
                !first.isEmpty && first.allSatisfy { $0 <= 40 }
            ),
            row(
                "overlay on the screen without its picture, max",
                figures.overlayWithoutPicture.quantile(1).map(ms) ?? "–",
                "0 (one look: 4 ms)",
                figures.overlayWithoutPicture.quantile(1).map { $0 <= 4.5 } ?? false
            ),
            row(
                "longest time without a new frame, p50 / p95 / max",
                figures.longestGap,
                (38, 42)
            ),
            row(
                "frames lost / repeated in \(figures.handOvers) hand-overs",
                "\(figures.lostFrames) / \(figures.repeatedFrames)",
                "0 / 0",
                figures.lostFrames == 0 && figures.repeatedFrames == 0
            ),
            row(
                "hand-overs that failed",
                "\(figures.failures.count)",
                "0",
                figures.failures.isEmpty
            ),
        ]
    }

    private func steady(_ steady: Figures.Steady) -> [String] {
        let name = "\(steady.player), \(steady.clip) \(steady.place) (\(steady.pictureWidth) wide)"
        let processor = steady.appProcessor + steady.serverProcessor
        let goal: Double? =
            switch (steady.player, steady.clip, steady.place) {
            case ("windowbox", "720p30", "inline"): 0.21
            case ("windowbox", "720p30", "overlay"): 0.17
            default: nil
            }
        let frames = "\(steady.droppedFrames) of \(steady.expectedFrames)"
        return [
            row(
                "\(name): frames dropped, longest gap",
                "\(frames), \(ms(steady.longestGap))",
                "0",
                steady.droppedFrames == 0
            ),
            row(
                "\(name): processor s/s, app + X server (other work)",
                "\(number(steady.appProcessor)) + \(number(steady.serverProcessor)) "
                    + "(\(number(steady.otherWork)))",
                goal.map { "≤ \(number($0))" } ?? "–",
                goal.map { processor <= $0 + 0.005 }
            ),
            row(
                "\(name): proportional memory",
                "\(Int(steady.proportionalMegabytes.rounded())) MB",
                steady.player == "windowbox" ? "≤ 150 MB" : "–",
                steady.player == "windowbox" ? steady.proportionalMegabytes <= 150 : nil
            ),
        ]
    }

    /// What the toolkit adds to GStreamer alone, in the same run.
    private var ratio: [String] {
        let inline = figures.steady.filter { $0.clip == "720p30" && $0.place == "inline" }
        guard let ours = inline.first(where: { $0.player == "windowbox" }),
            let theirs = inline.first(where: { $0.player == "gst-launch" })
        else { return [] }
        let ratio =
            (ours.appProcessor + ours.serverProcessor)
            / max(0.001, theirs.appProcessor + theirs.serverProcessor)
        return [
            row("processor, windowbox to GStreamer alone", number(ratio), "≤ 1.10", ratio <= 1.1)
        ]
    }

    private var memory: [String] {
        guard let memory = figures.memory else { return [] }
        let growth = memory.after200 - memory.after20
        return [
            row(
                "memory after 20 / 200 round trips",
                "\(number(memory.after20)) / \(number(memory.after200)) MB",
                "no growth",
                growth <= 5
            )
        ]
    }

    private func row(_ name: String, _ values: Distribution, _ goal: (Double, Double)) -> String {
        let parts = [0.5, 0.95, 1].map { values.quantile($0).map(ms) ?? "–" }
        let isReached =
            (values.quantile(0.5) ?? .infinity) <= goal.0
            && (values.quantile(0.95) ?? .infinity) <= goal.1
        return row(
            "\(name) (n = \(values.values.count))",
            parts.joined(separator: " / "),
            "≤ \(goal.0) / \(goal.1) ms",
            isReached
        )
    }

    private func row(_ name: String, _ value: String, _ goal: String, _ isReached: Bool?) -> String
    {
        "| \(name) | \(value) | \(goal) | \(isReached.map { $0 ? "reached" : "NOT REACHED" } ?? "") |"
    }

    private func ms(_ value: Double) -> String {
        String(format: "%.1f ms", value)
    }

    private func number(_ value: Double) -> String {
        String(format: "%.2f", value)
    }
}
