// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import SwiftUI
import WindowboxAVKit

/// The controls of a player whose view has none.
struct PlayerControls: View {
    let model: DemoPlayerModel
    let onUse: () -> Void
    @State private var status: PlayerStatus

    init(model: DemoPlayerModel, onUse: @escaping () -> Void) {
        self.model = model
        self.onUse = onUse
        _status = State(wrappedValue: PlayerStatus(of: model.player))
    }

    var body: some View {
        HStack {
            if model.playlist.previous != nil {
                button("backward.fill") { model.playPrevious() }
            }
            button(status.isPlaying ? "pause.fill" : "play.fill") { model.togglePlaying() }
            if model.playlist.next != nil {
                button("forward.fill") { model.playNext() }
            }
            PictureInPictureButton(player: model.player) { isActive in
                Image(systemName: isActive ? "pip.exit" : "pip.enter")
            }
        }
        .padding()
    }

    private func button(_ image: String, _ action: @escaping () -> Void) -> some View {
        Button {
            onUse()
            action()
        } label: {
            Image(systemName: image)
        }
    }
}
