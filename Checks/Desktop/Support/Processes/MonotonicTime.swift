// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// A moment on the one clock that requests and pictures share, in nanoseconds.
public struct MonotonicTime: Hashable, Comparable, Sendable {
    /// Nanoseconds of CLOCK_MONOTONIC.
    public var nanoseconds: Int

    /// Makes the moment that many nanoseconds after the clock's beginning.
    public init(nanoseconds: Int) {
        self.nanoseconds = nanoseconds
    }

    /// The present.
    public static var now: MonotonicTime {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return MonotonicTime(nanoseconds: time.tv_sec * 1_000_000_000 + time.tv_nsec)
    }

    /// A moment that is later, or earlier for a negative span.
    public static func + (moment: Self, span: Span) -> Self {
        Self(nanoseconds: moment.nanoseconds + span.nanoseconds)
    }

    /// The milliseconds from a moment to this one.
    public func milliseconds(since other: Self) -> Double {
        Double(nanoseconds - other.nanoseconds) / 1_000_000
    }

    /// Whether a moment is before another one.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.nanoseconds < rhs.nanoseconds
    }

    /// A length of time.
    public struct Span: Hashable, Sendable {
        /// The length in nanoseconds.
        public var nanoseconds: Int

        /// A length in seconds.
        public static func seconds(_ seconds: Double) -> Span {
            Span(nanoseconds: Int(seconds * 1_000_000_000))
        }

        /// A length in milliseconds.
        public static func milliseconds(_ milliseconds: Double) -> Span {
            seconds(milliseconds / 1000)
        }
    }
}
