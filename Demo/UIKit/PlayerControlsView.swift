// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import Observation
import UIKit
import WindowboxAVKit

/// The controls of a player whose view has none.
final class PlayerControlsView: UIStackView {
    private let model: DemoPlayerModel
    private let status: PlayerStatus
    private let onUse: () -> Void
    private let playButton = UIButton(configuration: .plain())

    init(_ model: DemoPlayerModel, onUse: @escaping () -> Void) {
        self.model = model
        self.onUse = onUse
        status = PlayerStatus(of: model.player)
        super.init(frame: .zero)
        distribution = .fillEqually
        add(UIButton(configuration: .plain()), "backward.fill") { $0.model.playPrevious() }
        add(playButton, "play.fill") { $0.model.togglePlaying() }
        add(UIButton(configuration: .plain()), "forward.fill") { $0.model.playNext() }
        addArrangedSubview(PictureInPictureUIButton(player: model.player))
        update()
    }

    required init(coder: NSCoder) {
        fatalError("It is made in code alone.")
    }

    /// Shows whether it plays, now and whenever that changes.
    private func update() {
        withObservationTracking {
            let image = UIImage(systemName: status.isPlaying ? "pause.fill" : "play.fill")
            playButton.configuration?.image = image
        } onChange: { [weak self] in
            Task { @MainActor in self?.update() }
        }
    }

    private func add(
        _ button: UIButton,
        _ image: String,
        _ action: @escaping @MainActor (PlayerControlsView) -> Void
    ) {
        button.configuration?.image = UIImage(systemName: image)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onUse()
                action(self)
            },
            for: .primaryActionTriggered
        )
        addArrangedSubview(button)
    }
}
