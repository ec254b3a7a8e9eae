// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing

/// All tests. They share one device, so only one of them runs at a time.
@Suite(.serialized)
@MainActor
struct AppleTests {}
