// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// A short video that is drawn and encoded on the machine where it is watched.
///
/// Every frame carries its number, see ``FrameStrip``.
public struct Clip: Hashable, Sendable {
    /// The name that a person reads.
    public let title: String
    /// One line about what there is to see.
    public let summary: String
    /// The measures of the clip.
    public let format: ClipFormat

    let motif: Motif
    let sound: Sound

    /// The clips that every installation has, in the order in which they are listed.
    public static let catalogue: [Clip] = [
        Clip("Dawn over the Hills", "The sun comes up behind five chains of hills.", .dawn, .chord),
        Clip("The Metronome", "A clock, and a ball that keeps the time.", .clock, .ticks),
        Clip("Five Orbits", "Planets on their way round a sun.", .orbit, .hum),
        Clip("City at Night", "Windows go on and off, and cars pass.", .city, .rain),
        Clip("Ribbons", "Slow waves of colour.", .ribbons, .chord),
    ]

    /// The name of the clip's file in a folder of clips.
    ///
    /// It is the title, for that is what a file is listed by; what is not of the usual format has
    /// its measures in its title.
    /// - Throws: ``ClipError/noEncoder`` when no encoder is installed.
    public func fileName() throws -> String {
        try "\(title).\(ClipEncoding.installed().fileExtension)"
    }

    /// The clip's file in a folder, made when it is not there yet.
    ///
    /// The work is done on the caller's thread, which must not be one that draws: 30 s of 720p
    /// take some seconds. `progress` is called there too, with values that rise up to 1; it is not
    /// called when the file was there. The file appears under its name when it is complete, so
    /// that a run that was broken off, or two at once, leave no half a clip.
    /// - Throws: ``ClipError`` when the clip cannot be encoded or its file not written.
    public func make(
        in folder: URL = ClipFolder.standard,
        progress: (Double) -> Void = { _ in }
    ) throws -> URL {
        let file = try folder.appendingPathComponent(fileName())
        if FileManager.default.fileExists(atPath: file.path) { return file }
        do {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true
            )
        } catch {
            throw ClipError.folderNotWritable(folder.path)
        }
        let draft = folder.appendingPathComponent(".\(UUID().uuidString)-\(file.lastPathComponent)")
        defer { try? FileManager.default.removeItem(at: draft) }
        try ClipWriter(clip: self, encoding: .installed(), file: draft).write(progress: progress)
        guard rename(draft.path, file.path) == 0 else {
            throw ClipError.folderNotWritable(folder.path)
        }
        return file
    }

    init(
        _ title: String,
        _ summary: String,
        _ motif: Motif,
        _ sound: Sound,
        name: String? = nil,
        format: ClipFormat = ClipFormat()
    ) {
        self.title = title
        self.summary = summary
        self.motif = motif
        self.sound = sound
        self.format = format
    }
}
