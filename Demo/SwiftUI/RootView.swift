// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import SwiftUI

/// The list, and over it the screen with players, while there is one.
struct RootView: View {
    @Bindable var router: DemoRouter

    var body: some View {
        NavigationStack {
            MediaListView(router: router)
        }
        .fullScreenCover(item: $router.presented) { screen in
            PlayerScreenView(screen: screen, router: router)
        }
    }
}
