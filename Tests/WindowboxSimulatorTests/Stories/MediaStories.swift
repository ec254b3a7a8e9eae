// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox

import WindowboxSimulator

extension Story {
    /// Lets a player come to the end of its item in the overlay, and go on with the next one, of
    /// which there is no picture yet.
    func endAndGoOn(_ player: SimulatedPlayer, with next: String) {
        player.onEnd = { [unowned player] in
            player.hasVideo = false
            player.load(next)
            player.play()
        }
        player.end()
    }
}

@MainActor
struct MediaStories {
    @Test func `M01 the next item goes on in the same overlay`() async {
        await story { s in
            let p = s.player("P")
            _ = s.view("A", p)
            s.user.leaveApp()
            await s.run()
            s.endAndGoOn(p, with: "Y")
            await s.run(500)
            p.hasVideo = true
            await s.run()
            s.expect(s.overlay, "P")
            s.expect(p.loads, ["P", "Y"])
            s.expect(p.isPlaying)
            s.expect(s.pictureInPicture.status.session, SessionNumber(rawValue: 1))
            s.expect(s.state, .active)
            s.expect(p.pauses.map(\.cause), [.end])
        }
    }

    @Test func `M01 a player for each item goes on in the same overlay, under the same name`() async
    {
        await story { s in
            let model = s.player("P")
            let a = s.view("A", model)
            s.user.leaveApp()
            await s.run()
            let name = model.id
            let next = s.player("Q", isPlaying: false)
            next.takePlace(of: model)
            model.pause(by: .end)
            next.play()
            await s.run()
            s.expect(s.overlay, "Q")
            s.expect(next.id, name)
            s.expect(s.pictureInPicture.status.session, SessionNumber(rawValue: 1))
            s.expect(s.pictureInPicture.status.source?.player, next.id)
            s.expect(s.state, .active)
            // What is over with the first one is nothing to the second.
            model.end()
            model.dispose()
            await s.run()
            s.expect(s.overlay, "Q")
            s.user.returnToApp()
            await s.run()
            s.expect(a.player === next)
            s.expect(a.picture, .video)
            s.expect(next.pauses, [])
            s.expect(s.endings, [.returnedToForeground])
        }
    }

    @Test func `M02 the next item needs no view`() async {
        await story { s in
            await s.start("X")
            s.user.leaveApp()
            await s.run()
            guard let player = s.system.overlayPlayer else { return s.expect(false) }
            s.endAndGoOn(player, with: "Y")
            await s.run(500)
            player.hasVideo = true
            await s.run()
            s.expect(s.app.screen == nil)
            s.expect(s.system.overlayPlayer === player)
            s.expect(player.loads, ["X", "Y"])
            s.expect(player.isPlaying)
            s.expect(s.endings, [])
        }
    }

    @Test func `M03 the end of the last item ends it, and a repeat does not`() async {
        for policy in Policies.OnEndOfContent.allCases {
            for isRepeated in [false, true] {
                let isKept = isRepeated || policy == .keep
                await story { s in
                    s.pictureInPicture.policies.onEndOfContent = policy
                    let p = s.player("P")
                    let a = s.view("A", p)
                    await s.start(a)
                    a.isOnScreen = false
                    await s.run(60_000)
                    if isRepeated {
                        p.onEnd = { [unowned p] in
                            p.seek(to: .zero)
                            p.play()
                        }
                    }
                    p.end()
                    s.expect(p.isPlaying, isRepeated)
                    await s.run(1_000)
                    if isRepeated { s.expect(p.position, .seconds(1)) }
                    s.expect(s.overlay, isKept ? "P" : nil)
                    s.expect(s.endings, isKept ? [] : [.contentEnded])
                    s.expect(s.simulation.outcome.restorations, 0)
                    guard isKept, !isRepeated else { return }
                    p.seek(to: .zero)
                    s.user.playOrPauseInOverlay()
                    s.expect(p.isPlaying)
                }
            }
        }
    }

    @Test func `M03 where the next item has sound alone the overlay goes, and the sound goes on`()
        async
    {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            await s.start(a)
            a.remove()
            p.load("song")
            p.media = .sound
            await s.run()
            s.expect(s.overlay, nil)
            s.expect(s.endings, [.contentEnded])
            s.expect(p.isPlaying)
            s.expect(p.pauses, [])
        }
    }

    @Test func `M05 after a change of quality it starts with the surface of now`() async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            p.hasVideo = false
            a.player = nil
            a.player = p
            p.hasVideo = true
            s.expect(s.library("discards"), ["discards A/P"])
            s.expect(s.library("makes"), ["makes A/P", "makes A/P"])
            await s.start(a)
            s.expect(s.overlay, "P")
            s.expect(p.pauses, [])
        }
    }

    @Test func `M06 with a player for advertisements the overlay shows what is heard`() async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            p.pause()
            let ad = s.player("ad")
            a.player = ad
            await s.start(a)
            s.expect(s.overlay, "ad")
            s.expect(s.simulation.outcome.playing, ["ad"])
        }
    }

    @Test func `M06 an advertisement that begins in the overlay is shown there, and so is its end`()
        async
    {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            await s.start(a)
            a.isOnScreen = false
            await s.run(30_000)
            let position = p.position
            let ad = s.player("ad", isPlaying: false)
            ad.takePlace(of: p)
            p.pause()
            ad.play()
            await s.run(15_000)
            s.expect(s.overlay, "ad")
            s.expect(s.simulation.outcome.playing, ["ad"])
            p.takePlace(of: ad)
            ad.pause()
            p.play()
            await s.run()
            s.expect(s.overlay, "P")
            s.expect(s.simulation.outcome.playing, ["P"])
            s.expect(p.position, position)
            s.expect(s.pictureInPicture.status.session, SessionNumber(rawValue: 1))
            s.expect(s.endings, [])
            s.expect([p, ad].map { $0.pauses.map(\.cause) }, [[.app], [.app]])
        }
    }

    @Test func `M07 the overlay is told of each change in playback, once`() async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            p.timeRange = .zero ... .seconds(600)
            p.seek(to: .seconds(300))
            s.expect(s.library("refreshes"), [])
            await s.start(a)
            let changes: [() -> Void] = [
                { p.timeRange = .seconds(100) ... .seconds(700) }, { p.rate = 2 },
                { p.pause(by: .user) }, { p.play() },
            ]
            for (index, change) in changes.enumerated() {
                change()
                s.expect(s.library("refreshes").count, index + 1)
                // Said again, it is nothing new.
                p.isMuted = false
                s.expect(s.library("refreshes").count, index + 1)
            }
            s.user.restoreFromOverlay()
            await s.run()
            p.pause(by: .user)
            s.expect(s.library("refreshes").count, changes.count)
        }
    }

    @Test func `M09 an interruption ends nothing, and playback goes on where it was`() async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            await s.start(a)
            a.isOnScreen = false
            await s.run(30_000)
            let position = p.position
            s.system.interrupt(p)
            await s.run(60_000)
            s.expect(s.overlay, "P")
            p.play()
            s.expect(p.position, position)
            await s.run(1_000)
            s.expect(p.position, position + .seconds(1))
            s.expect(s.state, .active)
        }
    }
}
