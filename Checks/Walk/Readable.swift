// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Says it without the names of types.
package func readable(_ thing: Any) -> String {
    "\(thing)".replacing(
        /(Windowbox|Session|Stage|Machines|PictureInPicture|Announcement|Deadline|Report)\./,
        with: ""
    )
    .replacing(/(ViewID|PlayerID|SceneID|SessionNumber)\(rawValue: (\d+)\)/) { match in
        let letter = ["ViewID": "view", "PlayerID": "player", "SceneID": "scene"]
        return "\(letter[String(match.1)] ?? "#")\(match.2)"
    }
    .replacing(/SurfaceID\(view: (\w+), player: (\w+)\)/) { "\($0.1)/\($0.2)" }
    .replacing(/Source\(surface: ([\w\/]+), view: (\w+), [^)]*\)/) {
        "source \($0.1) at \($0.2)"
    }
}
