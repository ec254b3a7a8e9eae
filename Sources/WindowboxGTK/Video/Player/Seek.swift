// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// One wish to be elsewhere in the content.
struct Seek: Hashable {
    var time: Duration
    var accuracy: SeekAccuracy
}
