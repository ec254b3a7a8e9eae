// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DesktopSupport
import Foundation

/// Films of one colour each, so that a person sees at once which one plays.
enum Film: String, CaseIterable {
    case red
    case green
    case blue

    /// Makes two seconds of it.
    func make(in folder: URL) throws -> URL {
        let url = folder.appending(path: "\(rawValue).webm")
        let recipe = FilmRecipe(
            """
            videotestsrc pattern=\(rawValue) num-buffers=60 \
            ! video/x-raw,width=640,height=360,framerate=30/1 ! vp8enc deadline=1 ! webmmux
            """
        )
        try recipe.make(url, within: 60)
        return url
    }

    /// Whether this is its colour, perhaps a little darker.
    func has(_ color: Color) -> Bool {
        let own: Int
        let others: [Int]
        switch self {
        case .red: (own, others) = (color.red, [color.green, color.blue])
        case .green: (own, others) = (color.green, [color.red, color.blue])
        case .blue: (own, others) = (color.blue, [color.red, color.green])
        }
        return own > 120 && others.allSatisfy { $0 < 70 }
    }
}

/// What is to be seen at one place of the screen.
struct Color: Hashable {
    var red: Int
    var green: Int
    var blue: Int

    /// What a view shows whose video is in the overlay.
    static let placeholder = Color(red: 0x16, green: 0x18, blue: 0x1D)
}
