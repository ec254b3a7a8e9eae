// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox
import WindowboxWalk

let args = CommandLine.arguments
let views = Int(args[1])!, players = Int(args[2])!
let twists = Set(Twist.allCases.filter { args.dropFirst(4).contains("\($0)") })
let limit = Int(args[3])!
let clock = ContinuousClock()
let start = clock.now
let all = [VideoViewFacts.able, .systemAble, .plain]
let facts = args.contains("same") ? Array(repeating: VideoViewFacts.able, count: views) : Array(all[0..<views])
let walk = Walk(Cast(views: facts, players: players, twists: twists), limit: limit, isPlain: args.contains("plain"))
print(views, players, twists, "states", walk.states, "named", walk.named, "transitions", walk.transitions, walk.isWhole, clock.now - start)
for s in walk.stories { print(s) }
