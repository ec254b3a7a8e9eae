// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import WindowboxSimulator

/// The device that the stand-ins are on: its time, in what it differs from others, and what was
/// done on it that no app may do.
///
/// There is one at a time; a test begins with a new one.
@MainActor
package final class Device {
    package static private(set) var current = Device(DeviceTraits())

    package let traits: DeviceTraits
    package let clock = VirtualClock()
    /// What happened, in order.
    package private(set) var transcript: [TranscriptLine] = []
    /// What was done that no app may do, and what came to nothing.
    package private(set) var violations: [String] = []
    /// How many wait for the device to come to rest; no time passes meanwhile.
    private var settling = 0
    /// What looks after itself whenever something may have changed.
    private var watchers: [@MainActor () -> Void] = []

    private init(_ traits: DeviceTraits) {
        self.traits = traits
    }

    /// Puts a new device in the place of the current one.
    package static func start(_ traits: DeviceTraits) -> Device {
        ChangeDelivery.set(traits.delivery)
        current = Device(traits)
        return current
    }

    package func watch(_ action: @escaping @MainActor () -> Void) {
        watchers.append(action)
    }

    package func note(_ who: TranscriptLine.Who, _ what: String) {
        transcript.append(TranscriptLine(time: clock.now.offset, who: who, what: what))
    }

    package func fail(_ violation: String) {
        guard violations.last != violation else { return }
        violations.append(violation)
    }

    /// The transcript as a text.
    package var text: String {
        transcript.map(\.description).joined(separator: "\n")
    }

    // MARK: Time

    /// Does something as soon as a system of this kind does.
    package func later(_ action: @escaping @MainActor () -> Void) {
        guard let delay = traits.system.delay else { return action() }
        clock.schedule(after: delay, action)
    }

    package func after(_ delay: Duration, _ action: @escaping @MainActor () -> Void) {
        clock.schedule(after: delay, action)
    }

    /// Lets happen what follows, until nothing is left that would happen by itself.
    package func run() async { await run(upTo: nil) { false } }

    /// Lets this much time pass.
    package func run(for duration: Duration) async {
        let end = clock.now.offset + duration
        await run(upTo: end) { false }
        clock.set(max(end, clock.now.offset))
    }

    /// Lets happen what follows, until something is so.
    package func run(until fact: @MainActor () -> Bool) async -> Bool {
        await run(upTo: nil, until: fact)
        return fact()
    }

    private func run(upTo end: Duration?, until fact: @MainActor () -> Bool) async {
        // No test has that many steps; something goes round in a circle.
        for _ in 0..<10_000 {
            await comeToRest()
            guard !fact(), clock.step(until: end) else { return }
        }
        fail("it never comes to rest")
    }

    /// Lets everything run that can without time, and whatever else waits for that.
    private func comeToRest() async {
        var others = 0
        repeat {
            others = settling
            await settle()
        } while others + settling > 0
    }

    /// Lets everything run that can without time.
    package func settle() async {
        settling += 1
        defer { settling -= 1 }
        for _ in 0..<2 {
            repeat {
                for _ in 0..<6 { await Task.yield() }
            } while clock.isWaking
            for watcher in watchers { watcher() }
        }
    }
}
