// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// A player with a queue.
@MainActor
open class AVQueuePlayer: AVPlayer {
    // It is written on the main actor only, here.
    private nonisolated(unsafe) var queue: [AVPlayerItem] = []

    public nonisolated convenience init(items: [AVPlayerItem]) {
        self.init()
        actionAtItemEnd = .advance
        queue = items
        // Players are made on the main actor, here.
        MainActor.assumeIsolated { super.replaceCurrentItem(with: items.first) }
    }

    open nonisolated func items() -> [AVPlayerItem] { queue }

    open func advanceToNextItem() {
        if !queue.isEmpty { queue.removeFirst() }
        super.replaceCurrentItem(with: queue.first)
    }

    /// Comes to the end of its last item, and has none any more.
    package func finishQueue() {
        guard let item = currentItem else { return }
        NotificationCenter.default.post(
            name: AVPlayerItem.didPlayToEndTimeNotification,
            object: item
        )
        advanceToNextItem()
    }

    /// Goes on to the next item; after the last it stops.
    package override func finishItem() {
        guard queue.count > 1, actionAtItemEnd == .advance, let item = currentItem else {
            return super.finishItem()
        }
        NotificationCenter.default.post(
            name: AVPlayerItem.didPlayToEndTimeNotification,
            object: item
        )
        advanceToNextItem()
    }
}
