// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import WindowboxClips

@testable import DesktopSupport

/// Writes down what would have been seen, at milliseconds after the clock's beginning.
private struct Script {
    static let main: UInt = 1
    static let overlay: UInt = 2
    var recording = Recording()

    static func at(_ milliseconds: Double) -> MonotonicTime {
        MonotonicTime(nanoseconds: 0) + .milliseconds(milliseconds)
    }

    mutating func see(_ event: Sighting.Event, at milliseconds: Double, in window: UInt) {
        recording.sightings.append(
            Sighting(time: Self.at(milliseconds), window: window, event: event)
        )
    }

    mutating func frame(_ number: Int, at milliseconds: Double, in window: UInt) {
        let width = window == Self.main ? 1280 : 480
        see(
            .showsFrame(.init(number: number, pictureWidth: width, contrast: 84)),
            at: milliseconds,
            in: window
        )
    }

    /// Thirty frames a second, number n at n thirtieths of a second.
    mutating func play(_ numbers: ClosedRange<Int>, in window: UInt, without lost: Set<Int> = []) {
        for number in numbers where !lost.contains(number) {
            frame(number, at: Double(number) * 1000 / 30, in: window)
        }
    }
}

private let overlayArea = Area(x: 1416, y: 786, width: 480, height: 270)

@Suite struct RecordingTests {
    private func handOver(_ script: Script, at request: Double) throws -> HandOver {
        try script.recording.handOver(
            requestedAt: Script.at(request),
            to: .overlay,
            framesPerSecond: 30
        )
    }

    @Test func `a hand-over is timed from the request to the first frame in the new place`() throws
    {
        var script = Script()
        script.play(0...60, in: Script.main)
        script.see(.mapped(overlayArea), at: 2015, in: Script.overlay)
        script.frame(60, at: 2018, in: Script.overlay)
        script.play(61...130, in: Script.overlay)
        let handOver = try handOver(script, at: 2005)
        #expect(abs(handOver.toFirstFrame - 13) < 0.01)
        #expect(try abs(#require(handOver.windowWithoutPicture) - 3) < 0.01)
        #expect(handOver.lostFrames == 0)
        #expect(abs(handOver.longestGap - 33.33) < 0.1)
        #expect(!handOver.flashed)
    }

    @Test func `frames seen in neither place are lost`() throws {
        var script = Script()
        script.play(0...60, in: Script.main)
        script.play(63...130, in: Script.overlay)
        let handOver = try handOver(script, at: 2005)
        #expect(handOver.lostFrames == 2)
        #expect(abs(handOver.longestGap - 100) < 0.1)
        #expect(handOver.windowWithoutPicture == nil)
    }

    @Test func `a picture that flashes up does not count, the one that stays does`() throws {
        var script = Script()
        script.play(0...60, in: Script.main)
        script.frame(60, at: 2010, in: Script.overlay)
        script.see(.showsNoFrame, at: 2020, in: Script.overlay)
        script.play(64...130, in: Script.overlay)
        let handOver = try handOver(script, at: 2005)
        #expect(handOver.flashed)
        #expect(abs(handOver.toFirstFrame - (64 * 1000 / 30 - 2005)) < 1)
    }

    @Test func `a place that stays empty, shows another part or was never played is told`() {
        var still = Script()
        #expect(throws: HandOverFailure.notPlayingBefore) { try handOver(still, at: 2005) }
        still.play(0...60, in: Script.main)
        #expect(throws: HandOverFailure.noPicture) { try handOver(still, at: 2005) }
        var restarted = still
        for number in 0...30 {
            restarted.frame(number, at: 2030 + Double(number) * 33.3, in: Script.overlay)
        }
        #expect(throws: HandOverFailure.wrongPicture(-60)) { try handOver(restarted, at: 2005) }
    }

    @Test func `a cadence counts what is lost and what comes again`() {
        var script = Script()
        script.play(0...30, in: Script.main, without: [7, 8])
        script.frame(29, at: 1010, in: Script.overlay)
        script.play(31...40, in: Script.overlay)
        let cadence = script.recording.cadence(from: Script.at(0), to: Script.at(2000))
        #expect(cadence.expectedFrames == 41)
        #expect(cadence.lostFrames == 2)
        #expect(cadence.repeatedFrames == 1)
        #expect(abs(cadence.longestGap - 100) < 0.1)
        #expect(cadence.pictureWidth == 480)
    }

    @Test func `the same frame in both places is not a repeated one`() {
        var script = Script()
        script.play(0...10, in: Script.main)
        script.frame(10, at: 340, in: Script.overlay)
        #expect(
            script.recording.cadence(from: Script.at(0), to: Script.at(400)).repeatedFrames == 0
        )
    }

    @Test func `it is dark while no window shows a frame`() {
        var script = Script()
        script.play(0...30, in: Script.main)
        script.see(.unmapped, at: 1010, in: Script.main)
        script.frame(33, at: 1100, in: Script.overlay)
        let recording = script.recording
        #expect(recording.darkness(from: Script.at(900), to: Script.at(1500)) == 90)
        #expect(recording.darkness(from: Script.at(1200), to: Script.at(1500)) == 0)
    }

    @Test func `it is dark to the end when nothing comes`() {
        var script = Script()
        script.play(0...30, in: Script.main)
        script.see(.showsNoFrame, at: 1010, in: Script.main)
        #expect(script.recording.darkness(from: Script.at(900), to: Script.at(1500)) == 490)
    }

    @Test func `a window is blank from its coming until its first frame`() {
        var script = Script()
        script.see(.mapped(overlayArea), at: 100, in: Script.overlay)
        script.frame(3, at: 140, in: Script.overlay)
        script.see(.showsNoFrame, at: 200, in: Script.overlay)
        script.see(.unmapped, at: 210, in: Script.overlay)
        let blanks = script.recording.blanks(from: Script.at(0), to: Script.at(400))
        #expect(blanks == [Blank(start: Script.at(100), end: Script.at(140))])
    }
}
