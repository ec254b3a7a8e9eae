// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// One clause's run against one subject, and the app in it.
@MainActor
final class Trial: PictureInPictureDelegate {
    let subject: any PlatformSubject
    /// How the app answers for its screen; nobody has to ask where it is not set.
    var restore: (@MainActor (RestorationRequest) async -> Bool)?
    private(set) var told: [String] = []
    private(set) var endings: [Ending] = []
    private(set) var restorations = 0
    private var violations: [String] = []

    init(_ subject: any PlatformSubject) {
        self.subject = subject
        subject.pictureInPicture.delegate = self
    }

    var service: PictureInPicture { subject.pictureInPicture }

    /// Puts a new video into the overlay, by leaving where there is no other way.
    func start() async -> (view: ViewID, player: PlayerID) {
        let video = await subject.showVideo()
        await start(video.view)
        return video
    }

    func start(_ view: ViewID) async {
        if await !subject.start(view) { await subject.leaveApp() }
        await expect("the overlay comes up") { self.service.status.state == .active }
    }

    /// Waits until something is so; it is a violation if it never is.
    func expect(_ words: String, _ fact: @MainActor () -> Bool) async {
        if await !subject.wait(until: fact) { violations.append("it is not so that \(words)") }
    }

    /// Something that must be so now.
    func require(_ words: String, _ fact: Bool) {
        if !fact { violations.append("it is not so that \(words)") }
    }

    func expectEnd(_ ending: Ending) async {
        await expect("it ends as \(ending)") { self.endings.last == ending }
        await expect("the overlay is gone") { self.subject.overlayPlayer == nil }
    }

    /// Closes what is left, and checks what must always be so.
    func end() async -> [String] {
        // What the app does holds this trial, and with it the subject.
        restore = nil
        service.close()
        await expect("it can be closed") { self.service.status.state == .inactive }
        let starts = told.count { $0 == "will start" }
        let isWhole = told.count { $0 == "did stop" } == starts
        require("each will-start has its did-stop or failure (\(told))", isWhole)
        return violations
    }

    func pictureInPictureWillStart(from source: Source) { told.append("will start") }
    func pictureInPictureDidStart(from source: Source) { told.append("did start") }
    func pictureInPictureFailedToStart(from source: Source, failure: StartFailure) {
        if told.last == "will start" { told.append("did stop") }
        endings.append(.failed(failure))
    }
    func pictureInPictureWillStop(from source: Source) { told.append("will stop") }
    func pictureInPictureDidStop(from source: Source, ending: Ending) {
        told.append("did stop")
        endings.append(ending)
    }
    func pictureInPictureRestoreUserInterface(_ request: RestorationRequest) async -> Bool {
        restorations += 1
        guard let restore else { return false }
        return await restore(request)
    }
}
