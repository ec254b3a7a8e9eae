// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import SimulatedDevice

/// What a player plays: a content without media.
@MainActor
open class AVPlayerItem: NSObject, KeyValueObservable {
    public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemDidPlayToEndTimeNotification"
    )

    public nonisolated let observers = Observers()
    /// What it is, by name.
    package nonisolated let content: String
    private nonisolated let size: CGSize

    // What Apple lets be read from anywhere is written on the main actor only, here.
    open nonisolated(unsafe) private(set) var status = Status.unknown {
        didSet { if status != oldValue { changed(\.status, from: oldValue) } }
    }
    open nonisolated(unsafe) private(set) var presentationSize = CGSize.zero {
        didSet { if presentationSize != oldValue { changed(\.presentationSize, from: oldValue) } }
    }
    /// What waits until it is known whether there is a picture.
    private var readers: [@MainActor () -> Void] = []

    public enum Status: Int, Sendable {
        case unknown
        case readyToPlay
        case failed
    }

    public nonisolated convenience init(url: URL) {
        self.init(content: url.lastPathComponent)
    }

    /// Without a picture it is sound alone.
    package nonisolated init(content: String, size: CGSize = CGSize(width: 1920, height: 1080)) {
        self.content = content
        self.size = size
    }

    package nonisolated var hasVideo: Bool { presentationSize != .zero }

    /// Is looked at by a player, and known a moment later.
    func load() {
        guard status == .unknown else { return }
        Device.current.after(AVPlayerItem.loading) { [weak self] in
            guard let self else { return }
            presentationSize = size
            status = .readyToPlay
            readers.forEach { $0() }
            readers = []
        }
    }

    func whenReady(_ action: @escaping @MainActor () -> Void) {
        status == .readyToPlay ? action() : readers.append(action)
    }

    private static let loading = Duration.milliseconds(120)
}
