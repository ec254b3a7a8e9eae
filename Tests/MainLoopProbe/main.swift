// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// Shows from outside that the main actor runs on GLib's main loop: the tests start this program
// and read the lines it prints.

// Shows from outside that the main actor runs on GLib's main loop: the tests start this program
// and read the lines it prints.

import CGTK
import Foundation
import WindowboxGTK

@MainActor
func report(_ fact: String, _ holds: Bool) {
    print("\(fact): \(holds ? "yes" : "no")")
}

let mainThread = pthread_self()

func isOnMainThread() -> Bool {
    pthread_self() == mainThread
}

/// How often this process has given up the processor by itself, that is, how often it slept.
func sleeps() -> Int {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return usage.ru_nvcsw
}

let loop = g_main_loop_new(nil, 0)!
let service = MainLoop.attach()
report("waits for the descriptor", service == .descriptor)
report("attaches once", MainLoop.attach() == service)

Task { @MainActor in
    report("task on the main thread", isOnMainThread())

    let start = ContinuousClock.now
    try await Task.sleep(for: .milliseconds(20))
    report("main thread after a sleep", isOnMainThread())
    report("sleep ends in time", ContinuousClock.now - start < .milliseconds(500))

    let value = await Task.detached { 7 }.value
    report("main thread after a detached task", isOnMainThread() && value == 7)

    await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
    }
    report("dispatch main queue is served", isOnMainThread())

    await withCheckedContinuation { continuation in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { continuation.resume() }
    }
    report("dispatch timers fire", isOnMainThread())

    var turns = 0
    while turns < 10_000 {
        await Task.yield()
        turns += 1
    }
    report("ten thousand turns", turns == 10_000)

    let before = sleeps()
    try await Task.sleep(for: .milliseconds(500))
    report("idle is quiet", sleeps() - before < 10)

    g_main_loop_quit(loop)
}

g_main_loop_run(loop)
print("done")
