// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WindowboxClips

@Suite struct ClipTests {
    /// Small enough to be made in a moment.
    private static let small = ClipFormat(width: 320, height: 180, framesPerSecond: 30, seconds: 1)

    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("windowbox-clips-\(UUID().uuidString)")

    @Test func `a clip is made once, and its progress rises to the end`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var progress: [Double] = []
        let file = try Clip.test(Self.small).make(in: folder) { progress.append($0) }
        #expect(progress.last == 1)
        #expect(progress == progress.sorted())
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)

        progress = []
        #expect(try Clip.test(Self.small).make(in: folder) { progress.append($0) } == file)
        #expect(progress.isEmpty)
    }

    @Test func `clips and formats have files of their own`() throws {
        let clips =
            Clip.catalogue + [
                .test(), .test(tone: false), .test(Self.small), .test(ClipFormat(seconds: 5)),
            ]
        let names = try clips.map { try $0.fileName() }
        #expect(Set(names).count == names.count)
    }

    @Test func `the catalogue is worth a look`() {
        #expect(Clip.catalogue.count >= 4)
        #expect(Clip.catalogue.allSatisfy { !$0.title.isEmpty && $0.summary.hasSuffix(".") })
    }

    @Test func `a folder that cannot be made is said in a sentence`() throws {
        try Data().write(to: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let inside = folder.appendingPathComponent("clips")
        #expect(throws: ClipError.folderNotWritable(inside.path)) {
            try Clip.test(Self.small).make(in: inside)
        }
    }

    @Test func `an encoder that cannot write says so`() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let writer = try ClipWriter(
            clip: .test(Self.small),
            encoding: .installed(),
            file: folder.appendingPathComponent("missing/clip.mp4")
        )
        #expect(throws: ClipError.self) { try writer.write { _ in } }
    }
}
