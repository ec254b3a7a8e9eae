// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import WindowboxWalk

/// The drawings of the machines in a document, each between two marks.
struct Drawings {
    private let file: String
    private let document: String

    /// - Throws: Why the document cannot be read.
    init(in file: String) throws {
        self.file = file
        document = try String(contentsOfFile: file, encoding: .utf8)
    }

    /// Puts the drawings of the machines, as they are now, in the place of those in the document.
    ///
    /// - Throws: What is wrong with the marks, or why the document cannot be written.
    func update() throws -> Bool {
        try updated().write(toFile: file, atomically: true, encoding: .utf8)
        return true
    }

    /// Whether there is nothing to update.
    var areUpToDate: Bool {
        get throws { try updated() == document }
    }

    private func updated() throws -> String {
        try Diagram.all.reduce(document) { text, diagram in
            let begin = "<!-- drawing: \(diagram.name) -->\n"
            let end = "<!-- end of drawing -->"
            guard let start = text.range(of: begin),
                let stop = text.range(of: end, range: start.upperBound..<text.endIndex)
            else { throw Unmarked(name: diagram.name) }
            return text.replacingCharacters(
                in: start.upperBound..<stop.lowerBound,
                with: "```mermaid\n\(diagram.mermaid)\n```\n"
            )
        }
    }

    private struct Unmarked: Error, CustomStringConvertible {
        let name: String

        var description: String {
            "There is no place for the drawing “\(name)”: put “<!-- drawing: \(name) -->” and "
                + "“<!-- end of drawing -->” on lines of their own where it is to be."
        }
    }
}
