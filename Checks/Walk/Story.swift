// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// The way to what is wrong, step by step, with what each step led to.
struct Story {
    let text: String

    /// - Parameters:
    ///   - way: For each step its place among those that were possible.
    ///   - start: Where it begins.
    ///   - wrong: What is wrong after the last step.
    init(of way: [Int], from start: World, endingIn wrong: [String]) {
        var world = start
        var lines: [String] = []
        for index in way {
            let transition = world.take(world.steps[index])
            lines.append(readable(transition.step.event.telling))
            lines += transition.effects.map { "    \(readable($0.telling))" }
        }
        text = (lines + wrong.map { "=> \(readable($0))" }).joined(separator: "\n")
    }
}
