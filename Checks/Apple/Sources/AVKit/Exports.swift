// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

@_exported import AVFoundation
@_exported import UIKit
