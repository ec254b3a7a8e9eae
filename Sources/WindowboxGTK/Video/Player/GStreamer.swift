// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer

/// The library as a whole.
enum GStreamer {
    /// Whether it could be started; the first question starts it.
    static let isAvailable: Bool = gst_init_check(nil, nil, nil) != 0
}
