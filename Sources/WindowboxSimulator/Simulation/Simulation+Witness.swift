// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

extension Simulation {
    /// Hears what the app is told and asked, writes it down, and checks it.
    func hear(_ testimony: Testimony) {
        switch testimony {
        case .told(let announcement, let source):
            note(.library, "tells the app: \(announcement.words), \(name(source.surface))")
            hear(announcement.chapter, from: source)
        case .dismissed(let source):
            note(.library, "tells the app: its screen may go, \(name(source.surface))")
        case .asked(let request):
            note(.library, "tells the app: restore, \(name(request.source.surface))")
            hearRestoration(for: request.session)
        case .answered(let isRestored):
            note(.app, "answers \(isRestored)")
        case .refused(let refusal):
            note(.library, "refuses: \(refusal)")
        case .warned(let source):
            let words = "nobody could bring back \(name(source.surface))"
            note(.library, "warns: \(words)")
            // Without anybody to ask it may be meant so: what stays on screen needs nobody.
            if !pictureInPicture.isAlone {
                fail("\(words): the object that was to be kept is gone")
            }
        }
    }
}

extension Session.Announcement {
    fileprivate var words: String {
        switch self {
        case .willStart: "will start"
        case .didStart: "did start"
        case .failedToStart(let failure): "failed to start (\(failure))"
        case .willStop: "will stop"
        case .didStop(let ending): "did stop (\(ending))"
        }
    }

    fileprivate var chapter: Promises.Chapter {
        switch self {
        case .willStart: .willStart
        case .didStart: .didStart
        case .failedToStart(let failure): .over(.failed(failure))
        case .willStop: .willStop
        case .didStop(let ending): .over(ending)
        }
    }
}
