// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

// Prints what an event costs the core, and writes it as JSON to the file that is named.

let speeds = [1, 10, 100, 1_000].flatMap { Scenery(views: $0).speeds }
for speed in speeds { print(speed) }
if CommandLine.arguments.count > 1 {
    let json = "[\n  " + speeds.map(\.json).joined(separator: ",\n  ") + "\n]\n"
    try json.write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
}
