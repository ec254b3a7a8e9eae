// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import SwiftUI

/// A screen with players, side by side.
struct PlayerScreenView: View {
    let screen: DemoScreen
    let router: DemoRouter

    var body: some View {
        VStack {
            ScreenBar(screen: screen, router: router)
            HStack {
                // By place, since twins show the same.
                ForEach(screen.models.indices, id: \.self) { place in
                    PaneView(model: screen.models[place], screen: screen, router: router)
                }
            }
            .aspectRatio(screen.presentation == .inline ? 16 / 9 : nil, contentMode: .fit)
            if screen.presentation == .inline {
                Spacer()
            }
        }
    }
}
