// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVFoundation

/// Tells when what a player plays has come to its end.
@MainActor
final class EndObserver {
    private weak var player: AVPlayer?
    private let handler: @MainActor () -> Void
    private var task: Task<Void, Never>?

    init(of player: AVPlayer, _ handler: @escaping @MainActor () -> Void) {
        self.player = player
        self.handler = handler
        task = Task { [weak self] in
            let ends = NotificationCenter.default.notifications(
                named: AVPlayerItem.didPlayToEndTimeNotification
            )
            for await item in ends.map({ $0.object.map { ObjectIdentifier($0 as AnyObject) } }) {
                self?.ended(item)
            }
        }
    }

    deinit {
        task?.cancel()
    }

    private func ended(_ item: ObjectIdentifier?) {
        guard let current = player?.currentItem, ObjectIdentifier(current) == item else { return }
        handler()
    }
}
