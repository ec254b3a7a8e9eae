// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What is seen of the video.
extension Sitting {
    /// Whether a picture is in a place now, and in no other one.
    public func isPicture(only place: Recording.Place) -> Bool {
        let widths = watch.present.values.map(\.pictureWidth)
        return !widths.isEmpty && widths.allSatisfy(place.contains)
    }

    /// Where the video is seen now, for a person.
    public var pictureAccount: String {
        let widths = watch.present.values.map { "\($0.pictureWidth)" }.sorted()
        return "pictures are seen \(widths) wide"
    }

    /// Waits until the video is in a place, and in no other one.
    public func waitForPicture(only place: Recording.Place, atMost seconds: Double = 5) -> Bool {
        wait(atMost: seconds) { isPicture(only: place) }
    }

    /// Waits for the video after the start of the app, and until it plays steadily.
    ///
    /// PulseAudio's empty sink stands still for up to two seconds soon after a sound has begun,
    /// and the video with it, whatever player it is.
    public func waitForPlayback() throws {
        guard waitForPicture(only: .inline, atMost: Self.startPatience) else {
            throw DesktopError("No video is shown. The app wrote: \(app.process.output)")
        }
        let seconds = desktop.hasSound ? 3.0 : 1.2
        watch(forSeconds: seconds)
        func cadence() -> Cadence {
            watch.recording.cadence(from: .now + .seconds(-seconds), to: .now)
        }
        let isSteady = wait(atMost: 10, every: 0.1) {
            let cadence = cadence()
            // Frames on one half of the time and none on the other would be a stand-still.
            return cadence.longestGap < Self.longestGap
                && Double(cadence.expectedFrames) > seconds * 25
        }
        expectInTime(
            "it plays steadily before anything is asked of it",
            isSteady,
            found: "longest time without a new frame \(ms(cadence().longestGap))"
        )
    }

    /// Writes down that the video went from one place to the other without a glitch.
    ///
    /// - Parameters:
    ///   - request: When it was asked for.
    ///   - place: Where it was to go.
    ///   - milliseconds: How long that may take.
    public func expectHandOver(
        _ name: String,
        requestedAt request: MonotonicTime,
        to place: Recording.Place,
        within milliseconds: Double
    ) {
        let load = MachineLoad()
        _ = waitForPicture(only: place)
        // Frames are counted until a second after the first one.
        watch(forSeconds: 1.2)
        let recording = watch.recording
        let effects = desktop.windowManager?.effects ?? 0
        do throws(HandOverFailure) {
            let handOver = try recording.handOver(
                requestedAt: request,
                to: place,
                framesPerSecond: Self.framesPerSecond,
                countedFor: 1
            )
            let excuse = noise(during: 1.2 + handOver.toFirstFrame / 1000, load)
            let limit = milliseconds + effects + (excuse.frames > 0 ? Self.busyGap : 0)
            expectInTime(
                "\(name): the picture is there within \(Int(limit)) ms",
                handOver.toFirstFrame <= limit,
                found: ms(handOver.toFirstFrame)
            )
            expectInTime(
                "\(name): no frame is lost beyond one at either end",
                handOver.lostFrames <= Self.lossAtBothEnds + excuse.frames,
                found: "\(handOver.lostFrames) lost\(excuse.reason)"
            )
            if let without = handOver.windowWithoutPicture {
                expectInTime(
                    "\(name): the window comes with its picture",

                    without <= Self.oneRefresh + effects + (excuse.frames > 0 ? Self.busyGap : 0),
                    found: ms(without) + " without"
                )
            }
            let dark = recording.darkness(
                from: request,
                to: request + .milliseconds(handOver.toFirstFrame + 1000)
            )
            expectInTime(
                "\(name): the screen is never without a picture",
                dark <= 40 + effects,
                found: ms(dark)
            )
        } catch {
            expect("\(name): the picture arrives", false, found: error.description)
        }
    }

    /// Writes down that the video went on all the time between two moments.
    public func expectUninterrupted(
        _ name: String,
        from start: MonotonicTime,
        to end: MonotonicTime,
        _ load: MachineLoad
    ) {
        let cadence = watch.recording.cadence(from: start, to: end)
        let seconds = end.milliseconds(since: start) / 1000
        let excuse = noise(during: seconds, load)
        expectInTime(
            "\(name): no frame is lost beyond one at either end",
            cadence.lostFrames <= Self.lossAtBothEnds + excuse.frames,
            found: "\(cadence.lostFrames) of \(cadence.expectedFrames)\(excuse.reason)"
        )
        expectInTime(
            "\(name): no frame is repeated beyond one at either end",
            cadence.repeatedFrames <= Self.lossAtBothEnds,
            found: "\(cadence.repeatedFrames)"
        )
        expectInTime(
            "\(name): no pause",
            cadence.longestGap <= Self.longestGap + (excuse.frames > 0 ? Self.busyGap : 0)
                + (desktop.windowManager?.effects ?? 0),
            found: "longest time without a new frame \(ms(cadence.longestGap))"
        )
    }

    /// Measures what the desktop loses by itself, over two seconds of undisturbed playback.
    ///
    /// A window manager that draws all windows, on a machine without a graphics card, loses some.
    public func measureNoise() {
        let start = MonotonicTime.now
        watch(forSeconds: 2)
        lostInASecond = Double(watch.recording.cadence(from: start, to: .now).lostFrames) / 2
    }

    /// For how many milliseconds sound may be away: a busy machine keeps the sound server waiting.
    func allowedSilence(_ load: MachineLoad) -> Double {
        load.idleShare < Self.leastIdleShare ? 1500 : 40
    }

    /// How many frames may be lost that are not the app's fault, and why, for a person.
    private func noise(during seconds: Double, _ load: MachineLoad) -> (frames: Int, reason: String)
    {
        let effects = (desktop.windowManager?.effects ?? 0) / 1000
        let desktop = lostInASecond * seconds + effects * Double(Self.framesPerSecond)
        let busy = load.idleShare < Self.leastIdleShare ? seconds * Self.lostInASecondWhenBusy : 0
        let frames = Int((desktop + busy).rounded(.up))
        guard frames > 0 else { return (0, "") }
        return (frames, ", \(frames) allowed for \(busy > 0 ? "a busy machine" : "the desktop")")
    }

    func ms(_ milliseconds: Double) -> String {
        "\(Int(milliseconds.rounded())) ms"
    }

    /// Below this, other work keeps the app from the processors.
    private static let leastIdleShare = 0.4
    private static let lostInASecondWhenBusy = 5.0
    private static let busyGap = 400.0
    private static let framesPerSecond = 30
    private static let lossAtBothEnds = 2
    /// A sixtieth of a second, and the time between two looks on both sides.
    private static let oneRefresh = 25.0
    /// Two frames of the clip, and what a busy machine adds.
    private static let longestGap = 100.0
}
