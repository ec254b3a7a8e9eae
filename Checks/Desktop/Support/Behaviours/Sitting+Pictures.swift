// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What is seen of the video.
extension Sitting {
    /// Whether a picture is in a place now, and in no other one.
    public func isPicture(only place: Recording.Place) -> Bool {
        let widths = watch.present.values.map(\.pictureWidth)
        return !widths.isEmpty && widths.allSatisfy(place.contains)
    }

    /// Waits until the video is in a place, and in no other one.
    public func waitForPicture(only place: Recording.Place, atMost seconds: Double = 5) -> Bool {
        wait(atMost: seconds) { isPicture(only: place) }
    }

    /// Waits for the video after the start of the app, and lets it play for a second.
    public func waitForPlayback() throws {
        guard waitForPicture(only: .inline, atMost: Self.startPatience) else {
            throw DesktopError("No video is shown. The app wrote: \(app.process.output)")
        }
        watch(forSeconds: 1.2)
    }

    /// Writes down that the video went from one place to the other without a glitch.
    ///
    /// - Parameters:
    ///   - request: When it was asked for.
    ///   - place: Where it was to go.
    ///   - milliseconds: How long that may take.
    public func expectHandOver(
        _ name: String, requestedAt request: MonotonicTime, to place: Recording.Place,
        within milliseconds: Double
    ) {
        _ = waitForPicture(only: place)
        // Frames are counted until a second after the first one.
        watch(forSeconds: 1.2)
        let recording = watch.recording
        do throws(HandOverFailure) {
            let handOver = try recording.handOver(
                requestedAt: request, to: place, framesPerSecond: Self.framesPerSecond,
                countedFor: 1)
            expect(
                "\(name): the picture is there within \(Int(milliseconds)) ms",
                handOver.toFirstFrame <= milliseconds, found: ms(handOver.toFirstFrame))
            let allowed = Self.lossAtBothEnds + noise
            expect(
                "\(name): no frame is lost beyond one at either end", handOver.lostFrames <= allowed,
                found: "\(handOver.lostFrames) lost, the desktop alone \(noise)")
            if let without = handOver.windowWithoutPicture {
                expect(
                    "\(name): the window comes with its picture", without <= Self.oneRefresh,
                    found: ms(without) + " without")
            }
            let dark = recording.darkness(
                from: request, to: request + .milliseconds(handOver.toFirstFrame + 1000))
            expect("\(name): the screen is never without a picture", dark <= 40, found: ms(dark))
        } catch {
            expect("\(name): the picture arrives", false, found: error.description)
        }
    }

    /// Writes down that the video went on all the time between two moments.
    public func expectUninterrupted(
        _ name: String, from start: MonotonicTime, to end: MonotonicTime
    ) {
        let cadence = watch.recording.cadence(from: start, to: end)
        let seconds = end.milliseconds(since: start) / 1000
        let allowed = Self.lossAtBothEnds + Int(Double(noise) * max(1, seconds))
        expect(
            "\(name): no frame is lost beyond one at either end", cadence.lostFrames <= allowed,
            found: "\(cadence.lostFrames) of \(cadence.expectedFrames)")
        expect(
            "\(name): no frame is repeated beyond one at either end",
            cadence.repeatedFrames <= Self.lossAtBothEnds, found: "\(cadence.repeatedFrames)")
        expect(
            "\(name): no pause", cadence.longestGap <= Self.longestGap + Double(noise) * 33.4,
            found: "longest time without a new frame \(ms(cadence.longestGap))")
    }

    /// How many frames the desktop loses in a second without any help.
    ///
    /// A window manager that draws all windows by itself, on a machine without a graphics card,
    /// loses some.
    public var noise: Int {
        noiseMeasured ?? 0
    }

    /// Measures what the desktop loses, over two seconds of undisturbed playback.
    public func measureNoise() {
        let start = MonotonicTime.now
        watch(forSeconds: 2)
        let lost = watch.recording.cadence(from: start, to: .now).lostFrames
        noiseMeasured = (lost + 1) / 2
    }

    func ms(_ milliseconds: Double) -> String {
        "\(Int(milliseconds.rounded())) ms"
    }

    private static let framesPerSecond = 30
    private static let lossAtBothEnds = 2
    /// A sixtieth of a second, and the time between two looks on both sides.
    private static let oneRefresh = 25.0
    /// Two frames of the clip, and what a busy machine adds.
    private static let longestGap = 100.0
}
