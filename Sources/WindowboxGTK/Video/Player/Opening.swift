// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Whether the pipeline has got as far as the first data of all streams.
enum Opening { case awaited, done }
