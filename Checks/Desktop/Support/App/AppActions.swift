// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// The app's actions on the session bus, as a script or a desktop uses them.
public struct AppActions {
    private let desktop: VirtualDesktop
    private static let path = "/org/windowbox/Player"

    /// The actions of the app that runs on a desktop.
    public init(_ desktop: VirtualDesktop) {
        self.desktop = desktop
    }

    /// Activates an action; a text is its parameter.
    ///
    /// Returns whether the app took it. Some actions are done only after this has returned.
    @discardableResult
    public func activate(_ action: String, _ text: String? = nil) throws -> Bool {
        let parameter = text.map { "[<\"\($0)\">]" } ?? "[]"
        return try call("Activate", [action, parameter, "{}"]).succeeded
    }

    /// The state of an action as the app prints it: `active`, `true`, `3`; `nil` for none.
    public func state(_ action: String) throws -> String? {
        // ((true, signature '', [<'active'>]),)
        let answer = try call("Describe", [action])
        guard answer.succeeded,
            let start = answer.output.range(of: "[<"),
            let end = answer.output.range(
                of: ">]",
                range: start.upperBound..<answer.output.endIndex
            )
        else { return nil }
        let value = answer.output[start.upperBound..<end.lowerBound]
        // Numbers may carry their type: "int32 3" or "uint64 3".
        let word = value.hasPrefix("'") ? value : value.split(separator: " ").last ?? value
        return word.trimmingCharacters(in: CharacterSet(charactersIn: "'\""))
    }

    /// Waits until an action has a state, and says whether it came in time.
    public func wait(for action: String, toBe value: String, atMost seconds: Double) throws -> Bool
    {
        try DesktopSupport.wait(atMost: seconds, every: 0.03) { try state(action) == value }
    }

    private func call(_ method: String, _ arguments: [String]) throws -> Command.Answer {
        try desktop.run(
            [
                "gdbus", "call", "--session", "--dest", WindowboxApp.identifier,
                "--object-path", Self.path, "--method", "org.gtk.Actions.\(method)",
            ] + arguments,
            within: 5
        )
    }
}
