// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import WindowboxClips

/// Watches a screen as a person does, and reads the frame numbers in all windows.
///
/// A thread with a connection of its own looks at one row of pixels for each window at the top
/// level, several hundred times a second. It looks at the root window: what is covered is not
/// seen. Times are on the clock of ``Person``.
public final class FrameWatch: Sendable {
    private let state = Mutex(State())
    private let framesInClip: Int

    private struct State {
        var phase = Phase.looking
        var recording = Recording()
        var present: [UInt: FrameStrip.Reading] = [:]
    }

    private enum Phase {
        case looking
        case pausing
        case ending
        case ended
    }

    /// Starts to watch clips of so many frames.
    public init(
        _ desktop: VirtualDesktop,
        framesInClip: Int = ClipFormat().frameCount,
        timesASecond: Int = 250
    ) throws {
        self.framesInClip = framesInClip
        let period = MonotonicTime.Span.seconds(1 / Double(timesASecond))
        // Proof: made here, for its errors, and used by the thread alone from its start on.
        nonisolated(unsafe) let handedOver = try ScreenEye(display: desktop.display)
        let thread = Thread { [self] in
            var eye = handedOver
            run(&eye, period: period)
        }
        thread.name = "frame-watch"
        thread.start()
    }

    /// All that was seen up to now, with frame numbers that go on where the clip begins again.
    public var recording: Recording {
        state.withLock { $0.recording }.goingOn(after: framesInClip)
    }

    /// What each window shows at present; a window without a readable frame is not there.
    public var present: [UInt: FrameStrip.Reading] {
        state.withLock { $0.present }
    }

    /// Stops looking for a while, so that looking costs nothing.
    public func pause() {
        state.withLock { if $0.phase == .looking { $0.phase = .pausing } }
    }

    /// Goes on after a pause.
    public func resume() {
        state.withLock { if $0.phase == .pausing { $0.phase = .looking } }
    }

    /// Forgets what was seen, to keep a long watch small.
    public func clear() {
        state.withLock { $0.recording = Recording() }
    }

    /// Stops for good, and returns when the connection to the display is closed.
    public func stop() {
        state.withLock { if $0.phase != .ended { $0.phase = .ending } }
        wait(atMost: 5, every: 0.002) { state.withLock { $0.phase == .ended } }
    }

    private func run(_ eye: inout ScreenEye, period: MonotonicTime.Span) {
        // An eye that is late sees nothing; without the right to this, it is late now and then.
        var priority = sched_param(sched_priority: 1)
        pthread_setschedparam(pthread_self(), SCHED_RR, &priority)
        var next = MonotonicTime.now
        loop: while true {
            switch state.withLock({ $0.phase }) {
            case .looking: break
            case .pausing:
                Thread.sleep(forTimeInterval: 0.01)
                next = .now
                continue loop
            case .ending, .ended: break loop
            }
            let seen = eye.look()
            if !seen.isEmpty { record(seen) }
            next = next + period
            let now = MonotonicTime.now
            if now < next {
                var rest = timespec(
                    tv_sec: 0,
                    tv_nsec: next.nanoseconds - now.nanoseconds
                )
                nanosleep(&rest, nil)
            } else {
                let late = now.milliseconds(since: next)
                if late > Double(period.nanoseconds) / 1_000_000 {
                    record([Sighting(time: now, window: 0, event: .lookedLate(late))])
                }
                next = now
            }
        }
        eye.close()
        state.withLock { $0.phase = .ended }
    }

    private func record(_ sightings: [Sighting]) {
        state.withLock { state in
            state.recording.sightings += sightings
            for sighting in sightings {
                switch sighting.event {
                case .showsFrame(let reading): state.present[sighting.window] = reading
                case .showsNoFrame, .unmapped: state.present[sighting.window] = nil
                case .mapped, .moved, .lookedLate: break
                }
            }
        }
    }
}
