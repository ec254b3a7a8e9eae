// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import AVFoundation
import Foundation

/// Watches one item: the size of its picture, and its end.
@MainActor
final class ItemWatch {
    let item: AVPlayerItem
    private(set) var progress = Progress.played
    private let onEnd: @MainActor () -> Void
    private var size: NSKeyValueObservation?
    private var end: NotificationToken?

    /// How far the item was played.
    enum Progress {
        case played
        case ended
    }

    init(
        _ item: AVPlayerItem,
        onSize: @escaping @MainActor () -> Void,
        onEnd: @escaping @MainActor () -> Void
    ) {
        self.item = item
        self.onEnd = onEnd
        size = item.observe(\.presentationSize) { _, _ in
            Task { @MainActor in onSize() }
        }
        end = NotificationToken(AVPlayerItem.didPlayToEndTimeNotification, of: item) {
            [weak self] _ in
            // It may come on any thread.
            Task { @MainActor in self?.ended() }
        }
    }

    private func ended() {
        progress = .ended
        onEnd()
    }
}
#endif
