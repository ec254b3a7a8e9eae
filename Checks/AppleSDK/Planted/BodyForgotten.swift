// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: xros
// refused: type 'Screen' does not conform to protocol 'View'

import SwiftUI

struct Screen: View {
    let title: String
}
