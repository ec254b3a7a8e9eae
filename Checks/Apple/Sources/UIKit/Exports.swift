// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

@_exported import AppleFoundation
@_exported import QuartzCore
