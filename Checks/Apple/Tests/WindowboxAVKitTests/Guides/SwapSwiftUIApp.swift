// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if os(tvOS)
    import Observation
    import SwiftUI

    @testable import WindowboxAVKit

    /// The guide's in SwiftUI.
    @MainActor
    final class SwapSwiftUIApp: SwapApp {
        let controller: UIViewController
        private let screens = SwapScreens()

        init() {
            controller = UIHostingController(rootView: SwapRootView(screens: screens))
        }

        var models: [PlayerModel] { screens.models }

        func open(_ model: PlayerModel) {
            screens.models = [model]
        }

        func back() {
            screens.isOpen = false
        }
    }

    /// What the guide has as a `@State`, so that a test can reach it.
    @MainActor
    @Observable
    final class SwapScreens {
        var models: [PlayerModel] = []

        var isOpen: Bool {
            get { !models.isEmpty }
            set { if !newValue { models.removeAll() } }
        }
    }

    private struct SwapRootView: View {
        let screens: SwapScreens

        var body: some View {
            Text("list")
                .fullScreenCover(isPresented: isOpen) {
                    ZStack {
                        ForEach(screens.models) { SwapScreenView(model: $0) }
                    }
                }
                .onPictureInPicture { source in
                    let player = PictureInPicture.shared.player(of: source)
                    screens.models.removeAll { $0.player === player }
                } restore: { request in
                    guard let model = request.persistable as? PlayerModel else { return false }
                    screens.models = screens.models.filter { $0 !== model } + [model]
                    return true
                }
        }

        private var isOpen: Binding<Bool> {
            Binding(get: { screens.isOpen }, set: { screens.isOpen = $0 })
        }
    }

    private struct SwapScreenView: View {
        let model: PlayerModel

        var body: some View {
            SystemVideoView(player: model.player)
                .supportsPictureInPicture()
                .enabledForInAppPictureInPicture(persisting: model)
        }
    }

    extension PlayerModel: Identifiable {}
#endif
