import Foundation
import DesktopSupport
import WindowboxClips
let clip = "/tmp/dk/clips/test-tone-720p30-40s.mp4"
for wm in WindowManager.allCases {
    let desktop = try VirtualDesktop(wm, sound: true)
    let eyes = try Eyes(desktop)
    let person = try Person(desktop)
    let watch = try FrameWatch(desktop)
    let sound = try SoundWatch(desktop)
    let a = try desktop.start(["gst-launch-1.0", "-q", "playbin", "uri=file://" + clip, "video-sink=ximagesink"], log: "gst.log")
    wait(atMost: 10) { watch.present.count == 1 }
    print(wm, "pictures", watch.present)
    print("sound", sound.waitForSound(atMost: 5))
    let p = sound.position
    let w = eyes.windows.first { $0.area.width > 1000 }!
    person.move(w.id, toX: 5, y: 30)
    Thread.sleep(forTimeInterval: 1)
    print(eyes.windows)
    let s = MonotonicTime.now
    Thread.sleep(forTimeInterval: 4)
    print(watch.recording.cadence(from: s, to: .now), watch.recording.longestTimeWithoutALook(from: s, to: .now))
    print("silence", sound.longestSilence(from: p, to: sound.position), p, sound.position)
    try eyes.look().write(to: URL(fileURLWithPath: "/tmp/dk/look-\(wm).png"))
    let n = watch.recording.sightings.count
    person.minimise(w.id); print("min", wait(atMost: 3) { watch.present.count == 0 }, eyes.window(w.id)!)
    for s in watch.recording.sightings.dropFirst(n).suffix(6) { print(s.time.nanoseconds / 1000000, s.window, s.event) }
    person.activate(w.id); print("act", wait(atMost: 3) { watch.present.count == 1 }, eyes.window(w.id)!.states)
    person.switchTo(workspace: 1)
    print("gone", wait(atMost: 3) { watch.present.isEmpty }, eyes.workspace)
    person.switchTo(workspace: 0)
    print("back", wait(atMost: 3) { watch.present.count == 1 }, eyes.workspace)
    person.close(w.id)
    print(a.exitStatus(within: 3) as Any)
    watch.stop()
    desktop.close()
    print("closed")
}
