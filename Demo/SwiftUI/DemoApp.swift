// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import SwiftUI
import WindowboxAVKit

/// The demo in SwiftUI, for iOS and tvOS.
@main
struct DemoApp: App {
    @State private var router = DemoRouter.app()

    init() {
        Sound.setUp()
    }

    var body: some Scene {
        WindowGroup {
            RootView(router: router)
        }
    }
}
