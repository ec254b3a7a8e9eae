// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// The Foundation of Linux, and what Apple's has beyond it.
@_exported import Foundation
