// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

extension StepPromises {
    // MARK: 3, 9: what the app is told

    /// In order, each once, and in step with the state: what is said last is what is so.
    func checkAnnouncements(_ found: inout [String]) {
        var chapters = before.machines.sessions.map { ($0.number, $0.chapter) }
        for effect in effects {
            guard case .session(let number, _, .announce(let announcement)) = effect else {
                continue
            }
            let index = chapters.firstIndex { $0.0 == number } ?? chapters.count
            if index == chapters.count { chapters.append((number, .nothing)) }
            if !announcement.follows(chapters[index].1) {
                found.append("3: \(number) is told \(announcement) after \(chapters[index].1)")
            }
            chapters[index].1 = announcement.chapter
        }
        for session in after.machines.sessions {
            let told = chapters.first { $0.0 == session.number }?.1 ?? .nothing
            if told != session.chapter {
                found.append("3: \(session.number) in \(session.state) was told \(told)")
            }
            if session.isInOverlay != told.isInOverlay {
                found.append("9: \(session.number) is active: \(session.isInOverlay) after \(told)")
            }
        }
        for (number, told) in chapters
        where told != .end && after.machines.session(number) == nil {
            found.append("3: \(number) is over, and nobody was told")
        }
        checkEndings(&found)
    }

    /// An ending does not say what is not so.
    private func checkEndings(_ found: inout [String]) {
        for case .session(let number, let source, .announce(.didStop(let ending))) in effects {
            let wish = before.machines.session(number)?.wish
            switch ending {
            case .restored
            where !after.isOnScreen(source.player) && !isAnsweredTrue(number):
                found.append("3: \(number) is restored, and not on screen")
            case .replaced where wish?.isOvertaking == false && !isStart(of: source):
                found.append("3: \(number) is replaced by nothing")
            case .closed where wish != .proceed:
                found.append("3: \(number) is closed by the user, though \(wish as Any) was wished")
            default: break
            }
        }
    }

    private func isStart(of source: Source) -> Bool {
        if case .reported(source.surface, .willStart) = event { true } else { false }
    }

    private func isAnsweredTrue(_ number: SessionNumber) -> Bool {
        before.machines.session(number)?.course?.restoration == .answered(true)
            || effects.contains { effect in
                guard case .session(number, _, .finishRestoration(true)) = effect else {
                    return false
                }
                return true
            }
    }

    /// What the app can read is what it was told.
    func checkStatus(_ found: inout [String]) {
        let status = PictureInPicture.Status(after.machines, lastEnding: nil)
        let chapter = after.machines.current?.chapter
        if status.isActive != (chapter?.isInOverlay ?? false) {
            found.append("9: the status is active: \(status.isActive) after \(chapter as Any)")
        }
        if status.session != after.machines.current?.number {
            found.append("9: the status is of \(status.session as Any)")
        }
    }

    // MARK: 12: what the app is asked

    /// Whether somebody asked for a screen with this event, or the app has since before the
    /// overlay was up.
    private var isScreenWanted: Bool {
        switch event {
        case .reported(_, .restoreUserInterface), .stopRequested: true
        case .reported(let surface, .didStart):
            before.machines.sessions.contains {
                $0.source.surface == surface && $0.wish == .restore
            }
        default: after.machines.sessions.contains { $0.failure != nil && $0.isSeeking }
        }
    }

    func checkOrders(_ found: inout [String]) {
        var asked: [SessionNumber] = []
        for case .session(let number, _, .askForRestoration) in effects { asked.append(number) }
        guard let number = asked.first else { return }
        if asked.count > 1 || !isScreenWanted {
            return found.append("12: the app was asked for a screen though nobody wants one")
        }
        if before.machines.session(number)?.course?.restoration != .unasked {
            found.append("12: the app was asked for the screen of \(number) twice")
        }
    }

    // MARK: 13: refusals and failures

    /// A start that is asked for begins, waits its turn, or is refused with a reason.
    func checkRefusals(_ found: inout [String]) {
        guard case .startRequested(let view) = event else { return }
        let isRefused = effects.contains { effect in
            if case .refuse = effect { true } else { false }
        }
        let isThere = after.machines.sessions.contains { $0.isUndisturbed || $0.isFollowed }
        if !isRefused && !isThere {
            found.append("13: the start of \(view as Any) came to nothing, and nobody says so")
        }
    }

    /// What does not start is over at once, unless its screen has to be seen to.
    func checkFailures(_ found: inout [String]) {
        for session in before.machines.sessions {
            guard case .starting(let beginning, _) = session.state else { continue }
            switch event {
            case .deadlineExpired(session.number, .start),
                .reported(session.source.surface, .failedToStart):
                let now = after.machines.session(session.number)
                if now != nil && (beginning == .requested || now?.failure == nil) {
                    found.append("13: \(session.number) has failed, and goes on")
                }
            default: break
            }
        }
    }
}
