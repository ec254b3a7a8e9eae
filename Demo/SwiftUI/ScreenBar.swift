// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import SwiftUI
import WindowboxAVKit

/// What can be done with a screen.
struct ScreenBar: View {
    @Bindable var screen: DemoScreen
    let router: DemoRouter

    var body: some View {
        HStack {
            Button("Back") { router.back() }
            Text(screen.focused.media.title)
            Spacer()
            if screen.demo == .support {
                Toggle("Picture in Picture", isOn: $screen.supportsPictureInPicture)
            }
            if screen.demo == .exchange {
                Button("Exchange") { screen.exchangeViews() }
            }
            Button(screen.presentation == .inline ? "Full screen" : "Smaller") {
                screen.toggleFullScreen()
            }
        }
        .padding()
    }
}
