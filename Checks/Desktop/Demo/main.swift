import Foundation
import WindowboxClips
let folder = URL(fileURLWithPath: CommandLine.arguments[1])
for clip in Clip.catalogue + [Clip.test(ClipFormat(seconds: 40)), Clip.test(ClipFormat(width: 1920, height: 1080, framesPerSecond: 60, seconds: 40))] {
    let start = Date()
    do { let url = try clip.make(in: folder); print(clip.title, Date().timeIntervalSince(start), url.path) } catch { print(error) }
}
