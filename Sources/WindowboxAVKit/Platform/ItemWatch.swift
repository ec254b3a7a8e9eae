// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import AVFoundation
import Foundation

/// Watches one item: the size of its picture, and its end.
@MainActor
final class ItemWatch {
    let item: AVPlayerItem
    private let size: NSKeyValueObservation
    private let end: NotificationToken

    init(
        _ item: AVPlayerItem,
        onSize: @escaping @MainActor () -> Void,
        onEnd: @escaping @MainActor () -> Void
    ) {
        self.item = item
        size = item.observe(\.presentationSize) { _, _ in
            Task { @MainActor in onSize() }
        }
        end = NotificationToken(.AVPlayerItemDidPlayToEndTime, of: item) { _ in
            Task { @MainActor in onEnd() }
        }
    }
}
#endif
