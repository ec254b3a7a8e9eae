// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DesktopSupport
import Foundation

// Measures the app on a virtual desktop:
//
//     DesktopBench [FILE]     writes the figures into the file (build/bench.json), prints a table

do {
    let file = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "build/bench.json")
    let figures = try Bench().run()
    try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(figures).write(to: file)
    print(Table(figures).text)
    print(
        "Figures: \(file.relativePath). Other players on the same clip: Documentation/Benchmarks.md"
    )
} catch {
    print("The bench cannot be run: \(error)")
    exit(1)
}
