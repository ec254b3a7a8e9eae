// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

// The promises of the library, checked whenever nothing is left to do for the moment. The
// numbers are those of Documentation/Architecture.md.
extension Simulation {
    func checkPromises() {
        checkQuestions()
        checkSurfaces()
        checkPictures()
        checkOverlay()
        checkArming()
        checkWaiting()
    }

    // MARK: 1, 12: questions

    private func checkQuestions() {
        for (surface, question) in platform.questions { checkPatience(question, surface) }
    }

    func checkPatience(_ question: SimulatedPlatform.Question, _ surface: SurfaceID) {
        guard clock.now.offset - question.since > limits.restoration else { return }
        fail("1: a restore request has waited too long: \(name(surface))")
    }

    func hearRestoration(for session: SessionNumber) {
        promises.orders += 1
        if !promises.asked.insert(session).inserted {
            fail("12: the app was asked twice for one screen")
        }
        if promises.chapters.isEmpty { fail("12: the app was asked for a screen for nothing") }
    }

    // MARK: 3, 9: what the app is told

    func hear(_ chapter: Promises.Chapter, from source: Source) {
        if !chapter.follows(promises.chapters[source]) {
            let before = promises.chapters[source].map { "\($0)" } ?? "nothing"
            fail("3: \(chapter) after \(before): \(name(source.surface))")
        }
        switch chapter {
        case .willStart, .didStart, .willStop:
            promises.chapters[source] = chapter
        case .over(let ending):
            promises.chapters[source] = nil
            promises.endings.append(ending)
        }
        checkActivity(chapter, source)
    }

    private func checkActivity(_ chapter: Promises.Chapter, _ source: Source) {
        let status = pictureInPicture.status
        guard status.source == source else { return }
        switch (chapter, status.state) {
        case (.willStart, .starting) where !status.isActive:
            fail("9: not active at will-start: \(name(source.surface))")
        case (.willStop, _) where status.isActive:
            fail("9: active at will-stop: \(name(source.surface))")
        default:
            break
        }
    }

    // MARK: 4, 10: surfaces

    private func checkSurfaces() {
        for (surface, held) in platform.surfaces {
            switch held.owner {
            case .view(let id):
                let view = view(id)
                if view?.isOnScreen != true || view?.player?.id != surface.player {
                    fail("10: \(name(surface)) is left in a view that does not show it")
                }
            case .overlay:
                if platform.runs[surface] == nil, pictureInPicture.status.state == .inactive {
                    fail("10: \(name(surface)) is left over")
                }
            }
        }
        guard pictureInPicture.status.state == .inactive else { return }
        if !promises.chapters.isEmpty { fail("3: a session was never said to be over") }
    }

    // MARK: 5: pictures

    private func checkPictures() {
        for view in presentViews where view.isOnScreen {
            guard let player = view.player, self.player(player.id) != nil,
                view.picture == .nothing,
                pictureInPicture.status.source?.player != player.id
            else { continue }
            fail("5: \(view.name) does not show \(player.name)")
        }
    }

    // MARK: 6: pauses

    func checkPause(of player: PlayerID) {
        let policies = pictureInPicture.policies
        let isShown = presentViews.contains { $0.isOnScreen && $0.player?.id == player }
        let isClosed = pictureInPicture.status.lastEnding == .closed && policies.onClose == .pause
        let isDrowned =
            policies.audiblePlayers == .one
            && presentPlayers.contains { $0.id != player && $0.isPlaying && !$0.isMuted }
        if isShown, !isClosed, !isDrowned {
            fail("6: \(name(player)) was paused on screen, and nobody closed it")
        }
    }

    // MARK: 7: the overlay keeps what it has

    private func checkOverlay() {
        for (surface, run) in platform.runs where run == .shown {
            guard platform.surfaces[surface]?.owner != .overlay,
                pictureInPicture.status.state == .active, platform.stopping == .stop,
                pictureInPicture.status.source?.surface == surface, clock.agenda.next == nil
            else { continue }
            fail("7: \(name(surface)) was taken from the overlay")
        }
    }

    // MARK: 8: arming

    private func checkArming() {
        let able = presentViews.filter { view in
            view.isOnScreen && view.supportsPictureInPicture && view.player?.hasVideo == true
                && platform.surface(in: view.id) != nil
        }
        guard let armed = platform.armed else {
            if let view = able.first { fail("8: nothing is armed, though \(view.name) could be") }
            return
        }
        if !able.contains(where: { $0.id == armed.source.view }) {
            fail("8: \(name(armed.source.view)) is armed, and is not there")
        }
        if armed != pictureInPicture.status.armed { fail("8: the status says something else") }
    }

    // MARK: 13, 14: nothing waits for ever

    private func checkWaiting() {
        let state = pictureInPicture.status.state
        if state != promises.standing.state { promises.standing = (state, clock.now.offset) }
        let stood = clock.now.offset - promises.standing.since
        switch state {
        case .starting where stood > limits.start: fail("13: it starts for ever")
        case .stopping where stood > limits.stop + limits.restoration:
            fail("14: it stops for ever")
        case .inactive, .starting, .active, .stopping: break
        }
    }

    /// Closes Picture in Picture, runs on, and checks that nothing of it is left.
    ///
    /// To be called last in a test: from every state it must be possible.
    public func end() async {
        pictureInPicture.close()
        await run()
        guard course == .open else { return }
        if pictureInPicture.status.state != .inactive { fail("14: it cannot be closed") }
        if !platform.questions.isEmpty { fail("1: a restore request was never answered") }
        for (surface, held) in platform.surfaces where held.owner == .overlay {
            fail("10: \(name(surface)) is left in the overlay")
        }
    }
}
