// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing

/// Pictures on a real display, judged by what is to be seen on its screen.
@Suite struct PictureTests {
    @Test(arguments: ["1", "2"])
    func `a picture is seen through all that happens to its window`(scale: String) async throws {
        let lines = try await Program.lines(
            of: "PictureProbe",
            [Clip.red.path],
            with: ["GSK_RENDERER": "cairo", "GDK_SCALE": scale]
        )
        #expect(lines.last == "done")
        #expect(lines.count == 23)
        #expect(lines.filter { $0.hasSuffix(": no") } == [])
    }

    @Test func `with graphics hardware GTK draws everything`() async throws {
        let lines = try await Program.lines(
            of: "PictureProbe",
            [Clip.red.path],
            with: ["GSK_RENDERER": "gl"]
        )
        #expect(lines.last == "done")
        #expect(
            lines.filter { $0.hasSuffix(": no") } == [
                "it goes directly: no", "with nothing over it, it goes directly: no",
            ]
        )
    }
}
