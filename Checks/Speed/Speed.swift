// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// What one event costs, on the average of many.
struct Speed {
    private let name: String
    private let views: Int
    private let nanoseconds: Int
    /// Nil where they cannot be counted.
    private let allocations: Double?

    /// - Parameters:
    ///   - name: What happens, in a few words.
    ///   - scenery: Who is told.
    ///   - events: What is told over and over; afterwards all is as before.
    init(of name: String, in scenery: Scenery, _ events: [Machines.Event]) {
        self.name = name
        views = scenery.count
        var scenery = scenery
        let rounds = max(20_000 / (scenery.count * events.count), 20)
        func tell() {
            for _ in 0..<rounds {
                for event in events { scenery.handle(event) }
            }
        }
        let told = Double(rounds * events.count)
        // The best of several is the least disturbed by whatever else the machine does.
        let best = (0..<15).map { _ in ContinuousClock().measure(tell) }.min() ?? .zero
        nanoseconds = Int((best / .nanoseconds(1) / told).rounded())
        allocations = Allocations.count(during: tell).map {
            (Double($0) / told * 100).rounded() / 100
        }
    }

    var json: String {
        """
        {"views": \(views), "event": "\(name)", "nanoseconds": \(nanoseconds), \
        "allocations": \(allocations.map { "\($0)" } ?? "null")}
        """
    }
}

extension Speed: CustomStringConvertible {
    var description: String {
        """
        core, views=\(views), \(name): \(nanoseconds) ns, \
        \(allocations.map { "\($0)" } ?? "uncounted") allocations per event
        """
    }
}
