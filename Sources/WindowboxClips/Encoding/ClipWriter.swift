// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import Foundation

/// Draws the frames of one clip and has GStreamer encode them into a file.
struct ClipWriter {
    let clip: Clip
    let encoding: ClipEncoding
    let file: URL

    /// Writes the whole file, on the caller's thread.
    func write(progress: (Double) -> Void) throws {
        let pipeline = try EncodingPipeline(description, file: file.path)
        defer { pipeline.stop() }
        let format = clip.format
        let scene = clip.motif.scene(format)
        let canvas = Canvas(width: format.width, height: format.height)
        try pipeline.start()
        for number in 0..<format.frameCount {
            scene.draw(on: canvas, at: Double(number) / Double(format.framesPerSecond))
            canvas.strip(number)
            try pipeline.push(
                canvas.bytes,
                number: number,
                framesPerSecond: format.framesPerSecond
            )
            if number.isMultiple(of: 15) {
                progress(Double(number) / Double(format.frameCount))
            }
        }
        try pipeline.finish()
        progress(1)
    }

    /// The pipeline in GStreamer's own notation.
    private var description: String {
        let format = clip.format
        let (muxer, video, sound) = encoding.pipeline(clip)
        var parts = [
            "appsrc name=frames format=time block=false caps=video/x-raw,format=I420,"
                + "width=\(format.width),height=\(format.height),"
                + "framerate=\(format.framesPerSecond)/1,colorimetry=bt709,"
                + "pixel-aspect-ratio=1/1,interlace-mode=progressive"
                + " ! queue ! \(video) ! queue ! muxer.",
            "\(muxer) name=muxer ! filesink name=file",
        ]
        if let sound, !clip.sound.sources.isEmpty {
            parts.append(
                "audiomixer name=mixer ! audioconvert ! audio/x-raw,rate=48000,channels=2"
                    + " ! \(sound) ! queue ! muxer."
            )
            parts += clip.sound.sources.map { source in
                "audiotestsrc samplesperbuffer=1600 num-buffers=\(30 * format.seconds) \(source)"
                    + " ! audio/x-raw,rate=48000,channels=1 ! mixer."
            }
        }
        return parts.joined(separator: "  ")
    }
}
