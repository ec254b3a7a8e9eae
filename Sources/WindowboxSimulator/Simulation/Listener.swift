// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// Hears what the app is told, writes it down, checks it, and passes it on.
@MainActor
final class Listener: PictureInPictureDelegate {
    weak var simulation: Simulation?
    weak var app: (any PictureInPictureDelegate)?

    func pictureInPictureWillStart(from source: Source) {
        hear("will start", from: source)
        simulation?.hear(.willStart, from: source)
        app?.pictureInPictureWillStart(from: source)
    }

    func pictureInPictureDismissUserInterface(from source: Source) {
        hear("its screen may go", from: source)
        app?.pictureInPictureDismissUserInterface(from: source)
    }

    func pictureInPictureDidStart(from source: Source) {
        hear("did start", from: source)
        simulation?.hear(.didStart, from: source)
        app?.pictureInPictureDidStart(from: source)
    }

    func pictureInPictureFailedToStart(from source: Source, failure: StartFailure) {
        hear("failed to start (\(failure))", from: source)
        simulation?.hear(.over(.failed(failure)), from: source)
        app?.pictureInPictureFailedToStart(from: source, failure: failure)
    }

    func pictureInPictureRestoreUserInterface(_ request: RestorationRequest) async -> Bool {
        hear("restore", from: request.source)
        simulation?.hearRestoration()
        guard let app else { return false }
        let isRestored = await app.pictureInPictureRestoreUserInterface(request)
        simulation?.note(.app, "answers \(isRestored)")
        return isRestored
    }

    func pictureInPictureWillStop(from source: Source) {
        hear("will stop", from: source)
        simulation?.hear(.willStop, from: source)
        app?.pictureInPictureWillStop(from: source)
    }

    func pictureInPictureDidStop(from source: Source, ending: Ending) {
        hear("did stop (\(ending))", from: source)
        simulation?.hear(.over(ending), from: source)
        app?.pictureInPictureDidStop(from: source, ending: ending)
    }

    private func hear(_ words: String, from source: Source) {
        guard let simulation else { return }
        simulation.note(.library, "tells the app: \(words), \(simulation.name(source.surface))")
    }
}
