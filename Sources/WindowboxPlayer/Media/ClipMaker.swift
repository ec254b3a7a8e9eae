// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import Foundation
import Observation
import WindowboxClips
import WindowboxGTK

/// Makes the clips of the catalogue when they are first played.
@MainActor
@Observable
final class ClipMaker {
    static let shared = ClipMaker()

    /// How far a clip has come.
    enum Progress: Hashable {
        /// A part of it is made, from 0 to 1.
        case making(Double)
        /// It cannot be made, for this reason.
        case failed(String)
    }

    private var clips: [Clip: Progress] = [:]
    /// What each player is to have when it is made; only the last order counts.
    @ObservationIgnored private var orders: [PlayerID: Clip] = [:]

    /// How far the clip behind an item has come; nil when there is nothing to make.
    func progress(of media: Media) -> Progress? {
        guard case .clip(let clip) = media.source else { return nil }
        return clips[clip]
    }

    /// Gives a player what there is behind an item, at once or when it is made.
    func supply(_ player: Player, with media: Media) {
        switch media.source {
        case .location(let url):
            orders[player.id] = nil
            player.load(url)
        case .clip(let clip):
            orders[player.id] = clip
            player.load(nil)
            Task { [weak self, weak player] in
                guard let url = await self?.location(of: clip), let player else { return }
                guard self?.orders[player.id] == clip else { return }
                player.load(url)
            }
        case nil:
            orders[player.id] = nil
            player.load(nil)
        }
    }

    private func location(of clip: Clip) async -> URL? {
        let (progress, continuation) = AsyncStream.makeStream(
            of: Double.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        let watch = Task { [weak self] in
            for await part in progress { self?.clips[clip] = .making(part) }
        }
        let result = await Self.make(clip, continuation)
        continuation.finish()
        await watch.value
        switch result {
        case .success(let url):
            clips[clip] = nil
            return url
        case .failure(let error):
            clips[clip] = .failed("\(error)")
            return nil
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
}
