// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DesktopSupport
import Foundation
import WindowboxClips

/// Runs all measurements, one after the other.
struct Bench {
    private static let starts = 6
    private static let roundTripsInAStart = 7
    private static let steadySeconds = 20.0
    private static let processorSeconds = 10.0

    private static let small = Clip.test(ClipFormat(seconds: 60))
    private static let large = Clip.test(
        ClipFormat(width: 1920, height: 1080, framesPerSecond: 60, seconds: 40)
    )

    private var figures = Figures()

    /// Returns what was measured.
    func run() throws -> Figures {
        var bench = self
        say("Making the clips (once) …")
        for clip in [Self.small, Self.large] { _ = try clip.make(in: CheckFolder.cache) }
        let desktop = try VirtualDesktop(.openbox, sound: true)
        defer { desktop.close() }
        try bench.measureHandOvers(desktop)
        for clip in [Self.small, Self.large] {
            for place in [Recording.Place.inline, .overlay] {
                try bench.measureSteady(clip, in: place, desktop)
            }
        }
        try bench.measurePlainGStreamer(desktop)
        try bench.measureMemory(desktop)
        return bench.figures
    }

    // MARK: Hand-over

    private mutating func measureHandOvers(_ desktop: VirtualDesktop) throws {
        let clip = try desktop.put(Self.small)
        for start in 1...Self.starts {
            say("Hand-overs after start \(start) of \(Self.starts) …")
            let sitting = try Sitting(
                at: desktop,
                opening: [clip],
                framesInClip: Self.small.format.frameCount
            )
            defer { sitting.end() }
            try sitting.waitForPlayback()
            for trip in 1...Self.roundTripsInAStart {
                measureHandOver(sitting, to: .overlay, isFirst: trip == 1)
                measureHandOver(sitting, to: .inline, isFirst: false)
            }
        }
    }

    private mutating func measureHandOver(
        _ sitting: Sitting,
        to place: Recording.Place,
        isFirst: Bool
    ) {
        let request = sitting.person.press(.letter("p"))
        _ = sitting.waitForPicture(only: place)
        sitting.watch(forSeconds: 1.2)
        let recording = sitting.watch.recording
        do throws(HandOverFailure) {
            let handOver = try recording.handOver(
                requestedAt: request,
                to: place,
                framesPerSecond: Self.small.format.framesPerSecond,
                countedFor: 1
            )
            switch (place, isFirst) {
            case (.overlay, true): figures.firstInAfterStart.append(handOver.toFirstFrame)
            case (.overlay, false): figures.handOverIn.add(handOver.toFirstFrame)
            case (.inline, _): figures.handOverOut.add(handOver.toFirstFrame)
            }
            if place == .overlay, let without = handOver.windowWithoutPicture {
                figures.overlayWithoutPicture.add(without)
            }
            let cadence = recording.cadence(
                from: request + .milliseconds(-200),
                to: request + .seconds(1)
            )
            figures.longestGap.add(handOver.longestGap)
            figures.lostFrames += handOver.lostFrames
            figures.repeatedFrames += cadence.repeatedFrames
            figures.handOvers += 1
        } catch {
            figures.failures.append(error.description)
        }
    }

    // MARK: Steady playback

    private mutating func measureSteady(
        _ clip: Clip,
        in place: Recording.Place,
        _ desktop: VirtualDesktop
    ) throws {
        say("\(clip.title), \(place == .inline ? "in the window" : "in the overlay") …")
        let sitting = try Sitting(
            at: desktop,
            opening: [desktop.put(clip)],
            framesInClip: clip.format.frameCount
        )
        defer { sitting.end() }
        try sitting.waitForPlayback()
        if place == .overlay {
            sitting.person.press(.letter("p"))
            guard sitting.waitForPicture(only: .overlay) else {
                figures.failures.append("P does not start PiP")
                return
            }
        }
        sitting.watch(forSeconds: 1.5)
        figures.steady.append(
            measure("windowbox", clip, place, sitting.app.process, sitting.watch, desktop)
        )
    }

    /// GStreamer's own player and window, with the same clip: what a toolkit adds to it.
    private mutating func measurePlainGStreamer(_ desktop: VirtualDesktop) throws {
        say("\(Self.small.title), GStreamer alone …")
        let watch = try FrameWatch(desktop, framesInClip: Self.small.format.frameCount)
        defer { watch.stop() }
        let file = try Self.small.make(in: CheckFolder.cache)
        let player = try desktop.start(
            [
                "gst-launch-1.0", "-q", "playbin", "uri=\(file.absoluteString)",
                "video-sink=ximagesink",
            ],
            log: "gst-launch.log"
        )
        defer { player.stop() }
        guard wait(atMost: 20, until: { !watch.present.isEmpty }) else {
            throw DesktopError("gst-launch-1.0 shows no picture: \(player.output)")
        }
        Thread.sleep(forTimeInterval: 4)
        figures.steady.append(measure("gst-launch", Self.small, .inline, player, watch, desktop))
    }

    private func measure(
        _ name: String,
        _ clip: Clip,
        _ place: Recording.Place,
        _ player: Child,
        _ watch: FrameWatch,
        _ desktop: VirtualDesktop
    ) -> Figures.Steady {
        let start = MonotonicTime.now
        Thread.sleep(forTimeInterval: Self.steadySeconds)
        let cadence = watch.recording.cadence(from: start, to: .now)

        // Looking costs the X server time, so nobody looks while its time is taken.
        watch.pause()
        defer { watch.resume() }
        let app = ProcessUsage(pid: player.pid)
        let server = ProcessUsage(pid: desktop.server.pid)
        let load = MachineLoad()
        let before = (app.processorSeconds, server.processorSeconds, MonotonicTime.now)
        Thread.sleep(forTimeInterval: Self.processorSeconds)
        let seconds = MonotonicTime.now.milliseconds(since: before.2) / 1000
        let appProcessor = (app.processorSeconds - before.0) / seconds
        let serverProcessor = (server.processorSeconds - before.1) / seconds
        return Figures.Steady(
            player: name,
            clip: "\(clip.format.height)p\(clip.format.framesPerSecond)",
            place: place == .inline ? "inline" : "overlay",
            pictureWidth: cadence.pictureWidth,
            framesPerSecond: cadence.framesPerSecond,
            droppedFrames: cadence.lostFrames,
            expectedFrames: cadence.expectedFrames,
            longestGap: cadence.longestGap,
            appProcessor: appProcessor,
            serverProcessor: serverProcessor,
            proportionalMegabytes: app.proportionalMegabytes,
            otherWork: max(0, load.usedProcessors - appProcessor - serverProcessor)
        )
    }

    // MARK: Memory

    private mutating func measureMemory(_ desktop: VirtualDesktop) throws {
        say("200 round trips …")
        let sitting = try Sitting(
            at: desktop,
            opening: [desktop.put(Self.small)],
            framesInClip: Self.small.format.frameCount
        )
        defer { sitting.end() }
        try sitting.waitForPlayback()
        let app = ProcessUsage(pid: sitting.app.process.pid)
        var after20 = 0.0
        for trip in 1...200 {
            for place in [Recording.Place.overlay, .inline] {
                sitting.person.press(.letter("p"))
                guard sitting.waitForPicture(only: place) else {
                    figures.failures.append("round trip \(trip) of 200: no picture")
                    return
                }
            }
            // The clip is shorter than 200 round trips.
            if trip.isMultiple(of: 20) {
                for _ in 1...6 { sitting.person.press(.left) }
                sitting.watch(forSeconds: 0.7)
            }
            if trip == 20 { after20 = app.proportionalMegabytes }
            sitting.watch.clear()
        }
        sitting.watch(forSeconds: 1)
        figures.memory = .init(after20: after20, after200: app.proportionalMegabytes)
    }

    /// Tells on standard error how far it is, for it takes minutes.
    private func say(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
