// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DesktopSupport
import Foundation

/// Performs the behaviours one after the other, and keeps pictures of each step.
struct Demo {
    let folder: URL
    let windowManager: WindowManager

    /// Returns whether all behaviours are as they are to be.
    func run() throws -> Bool {
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let desktop = try VirtualDesktop(windowManager, sound: true)
        defer { desktop.close() }
        say("On a virtual desktop \(desktop.display), under \(windowManager):")

        var strip = FilmStrip()
        var passed = 0
        for behaviour in Behaviour.allCases {
            let report = try behaviour.performPatiently(at: desktop, hearing: true)
            passed += report.passed ? 1 : 0
            tell(report)
            for (index, step) in report.pictures.enumerated() {
                let file = folder.appendingPathComponent(
                    "\(behaviour.rawValue)-\(index + 1).png"
                )
                try step.picture.write(to: file)
                strip.append(file, caption: step.caption)
            }
        }
        try strip.write(to: folder.appendingPathComponent("film-strip.png"), columns: 4)
        say("Pictures: \(folder.relativePath)/film-strip.png and one of each step beside it")
        say("\(passed) passed, \(Behaviour.allCases.count - passed) failed")
        return passed == Behaviour.allCases.count
    }

    /// One line for a behaviour that is right, and one more for each fact that is not.
    private func tell(_ report: BehaviourReport) {
        let measured = report.facts.filter(\.holds).count
        say(
            "\(report.passed ? "passed" : "FAILED")  \(report.behaviour.rawValue). "
                + "\(report.behaviour) (\(measured) of \(report.facts.count) facts"
                + "\(report.attempts > 1 ? ", at the \(report.attempts). attempt" : ""))"
        )
        let isVerbose = ProcessInfo.processInfo.environment["WINDOWBOX_VERBOSE"] != nil
        for fact in report.facts where isVerbose || !fact.holds {
            say("        \(fact)")
        }
    }

    /// Prints a line at once, also into a pipe.
    private func say(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
}
