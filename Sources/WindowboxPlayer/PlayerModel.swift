// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import Observation
import WindowboxClips
import WindowboxGTK

/// What is played, with its player: what is kept while its screen is gone.
@MainActor
@Observable
final class PlayerModel: PictureInPicturePersistable {
    let media: Media
    let player = Player()

    /// How far the making of a clip has come, from 0 to 1; nil when there is nothing to make.
    private(set) var making: Double?
    /// Why there is nothing to see.
    private(set) var failure: String?

    /// Makes a model that plays as soon as it can.
    init(_ media: Media) {
        self.media = media
        player.repeats = true
        switch media {
        case .location(let url): play(url)
        case .clip(let clip): make(clip)
        }
    }

    private func play(_ url: URL) {
        player.load(url)
        player.play()
    }

    private func make(_ clip: Clip) {
        making = 0
        let (progress, continuation) = AsyncStream.makeStream(
            of: Double.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        Task { [weak self] in
            for await part in progress { self?.making = part }
        }
        Task { [weak self] in
            let result = await Self.make(clip, continuation)
            continuation.finish()
            self?.made(result)
        }
    }

    /// Draws and encodes, off the main actor.
    private nonisolated static func make(
        _ clip: Clip,
        _ progress: AsyncStream<Double>.Continuation
    ) async -> Result<URL, any Error> {
        await withCheckedContinuation { done in
            // A thread of its own: it takes seconds, and the cooperative pool has few.
            Thread.detachNewThread {
                done.resume(returning: Result { try clip.make { progress.yield($0) } })
            }
        }
    }

    private func made(_ result: Result<URL, any Error>) {
        making = nil
        switch result {
        case .success(let url): play(url)
        case .failure(let error): failure = "\(error)"
        }
    }
}
