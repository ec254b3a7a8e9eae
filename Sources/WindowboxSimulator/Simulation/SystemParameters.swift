// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// In what systems differ, or are not known.
///
/// What an app does must come to the same under all of them: run a test under
/// ``allKnown`` where it matters.
public struct SystemParameters: Hashable, Sendable {
    /// In what order a system says that the user wants the player's screen back.
    public var stopOrder: StopOrder
    /// What a system does when the app asks it to stop.
    public var stopFromCode: StopFromCode
    /// When a system starts by itself.
    public var automaticStart: AutomaticStartOrder
    /// When a system reports what it was asked for.
    public var reporting: Reporting
    /// When a player's screen may go: it is among the platform's capabilities.
    public var dismissal: Capabilities.Dismissal

    /// Makes parameters; by default those of a telephone.
    public init(
        stopOrder: StopOrder = .restoreFirst,
        stopFromCode: StopFromCode = .asksForRestoration,
        automaticStart: AutomaticStartOrder = .beforeBackground,
        reporting: Reporting = .later,
        dismissal: Capabilities.Dismissal = .atWillStart
    ) {
        self.stopOrder = stopOrder
        self.stopFromCode = stopFromCode
        self.automaticStart = automaticStart
        self.reporting = reporting
        self.dismissal = dismissal
    }

    /// In what order a system says that the user wants the player's screen back.
    public enum StopOrder: String, Hashable, Sendable, CaseIterable {
        /// Restore; then, with the answer, will-stop and did-stop: telephones, televisions.
        case restoreFirst
        /// Restore and will-stop; then, with the answer, did-stop.
        case restoreWithWillStop
        /// Will-stop and restore; then, with the answer, did-stop: tablet apps on a desktop.
        case willStopFirst
    }

    /// What a system does when the app asks it to stop.
    public enum StopFromCode: String, Hashable, Sendable, CaseIterable {
        /// It asks for the player's screen, as if the user had asked for it.
        case asksForRestoration
        /// It stops without asking for anything.
        case asksNothing
    }

    /// When a system starts by itself.
    public enum AutomaticStartOrder: String, Hashable, Sendable, CaseIterable {
        /// It says will-start, and then that the app is in the background.
        case beforeBackground
        /// It says that the app is in the background, and then will-start.
        case afterBackground
    }

    /// When a system reports what it was asked for.
    public enum Reporting: String, Hashable, Sendable, CaseIterable {
        /// Some time after the call, one report after the other.
        case later
        /// From within the call.
        case withinTheCall
    }
}

extension SystemParameters {
    /// All systems that are known or cannot be excluded: whatever they say of a session, in
    /// whatever order. When screens may go alternates among them, so that it meets each other
    /// value both ways.
    public static let allKnown: [SystemParameters] = orders.enumerated().map { number, order in
        var system = order
        if number.nonzeroBitCount % 2 == 1 { system.dismissal = .atDidStart }
        return system
    }

    private static let orders: [SystemParameters] = StopOrder.allCases.flatMap { stopOrder in
        StopFromCode.allCases.flatMap { stopFromCode in
            AutomaticStartOrder.allCases.flatMap { automaticStart in
                Reporting.allCases.map { reporting in
                    SystemParameters(
                        stopOrder: stopOrder,
                        stopFromCode: stopFromCode,
                        automaticStart: automaticStart,
                        reporting: reporting
                    )
                }
            }
        }
    }

    /// The time between a call and its first report, and between one report and the next.
    package var delay: Duration? {
        switch reporting {
        case .later: .milliseconds(250)
        case .withinTheCall: nil
        }
    }
}

extension SystemParameters: CustomStringConvertible {
    /// The parameters in a line, for logs.
    public var description: String {
        "\(stopOrder), \(stopFromCode), \(automaticStart), \(reporting), screens go \(dismissal)"
    }
}
