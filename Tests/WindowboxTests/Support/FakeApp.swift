// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// An app that writes down what it is told, and does what the test wants it to do then.
@MainActor
final class FakeApp: PictureInPictureDelegate {
    private(set) var told: [String] = []
    /// What screens it was told may go.
    private(set) var dismissed: [Source] = []
    var onTold: (String) -> Void = { _ in }
    /// How it answers for its screen.
    var restore: (RestorationRequest) async -> Bool = { _ in false }

    private func note(_ words: String) {
        told.append(words)
        onTold(words)
    }

    func pictureInPictureWillStart(from source: Source) { note("will start") }
    func pictureInPictureDismissUserInterface(from source: Source) { dismissed.append(source) }
    func pictureInPictureDidStart(from source: Source) { note("did start") }
    func pictureInPictureFailedToStart(from source: Source, failure: StartFailure) {
        note("failed: \(failure)")
    }
    func pictureInPictureRestoreUserInterface(_ request: RestorationRequest) async -> Bool {
        note("restore")
        return await restore(request)
    }
    func pictureInPictureWillStop(from source: Source) { note("will stop") }
    func pictureInPictureDidStop(from source: Source, ending: Ending) {
        note("did stop: \(ending)")
    }
}

/// Something an app wants kept.
@MainActor
final class FakeModel: PictureInPicturePersistable {
    private(set) var told: [String] = []

    func pictureInPictureWillStart() { told.append("will start") }
    func pictureInPictureDidStart() { told.append("did start") }
    func pictureInPictureWillStop() { told.append("will stop") }
    func pictureInPictureDidStop() { told.append("did stop") }
}
