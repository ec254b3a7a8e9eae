// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if os(tvOS)
    import AVKit
    import SimulatedDevice
    import Testing
    import WindowboxSimulator

    @testable import WindowboxAVKit

    extension AppleTests {
        @MainActor
        struct SwapTests {
            /// How the guide's app is written.
            enum Style: CaseIterable {
                case uiKit
                case swiftUI

                @MainActor
                func makeApp() -> any SwapApp {
                    switch self {
                    case .uiKit: SwapUIKitApp()
                    case .swiftUI: SwapSwiftUIApp()
                    }
                }
            }

            @Test(arguments: Style.allCases, interleavings)
            func `the guide's app loses no video in a swap, however its callbacks are mixed`(
                style: Style,
                turns: [Bool]
            ) async {
                for traits in DeviceTraits.allKnown {
                    let world = World(traits)
                    await swap(world, style) { next in
                        let swap = world.overlay.swapByHand(with: next)
                        for isOld in turns {
                            isOld ? swap.sayNextOfOld() : swap.sayNextOfNew()
                            await world.device.settle()
                        }
                    }
                    #expect(await world.end() == [], "\(style), \(turns), \(world)")
                }
            }

            @Test(arguments: Style.allCases)
            func `the guide's app loses no video in a swap as the system does it`(style: Style)
                async
            {
                for traits in DeviceTraits.allKnown {
                    let world = World(traits)
                    await swap(world, style) { world.overlay.pressControl(of: $0) }
                    #expect(await world.end() == [], "\(style), \(world)")
                }
            }

            /// A is in the overlay and B on screen, and they change places, and back.
            private func swap(
                _ world: World,
                _ style: Style,
                _ exchange: (AVPlayerViewController) async -> Void
            ) async {
                let app = style.makeApp()
                world.service.policies.audiblePlayers = .all
                world.keep("the app", app.controller)
                world.putOn(app.controller, .fullScreen)
                app.open(PlayerModel(world.player("A")))
                await world.run()
                guard let first = app.playerController(of: "A") else { return world.expect(false) }
                world.overlay.pressControl(of: first)
                await world.run()
                world.expect(world.overlayContent, "A")
                world.expect(app.models.isEmpty)

                app.open(PlayerModel(world.player("B")))
                await world.run()
                guard let next = app.playerController(of: "B") else { return world.expect(false) }
                await exchange(next)
                await world.run()
                world.expect(world.overlayContent, "B")
                world.expect(app.models.map(\.player.content), ["A"])
                world.expect(app.playerController(of: "A")?.playerLayer.visibleWindow != nil)
                world.expect(app.playerController(of: "A")?.playerLayer.state, .drawing)
                world.expect(app.playerController(of: "B") == nil)
                world.expect(world.status.lastEnding, .restored)
                world.expect(app.models.last?.player.pauses.isEmpty, true)
                world.expect(world.overlay.player?.pauses.isEmpty, true)

                // Nothing of the first swap is in the way of the next restoration.
                app.back()
                await world.run()
                world.expect(app.models.isEmpty)
                await world.restore()
                world.expect(app.models.map(\.player.content), ["B"])
                app.back()
                await world.run()
                world.takeOff(app.controller)
            }

            /// All ways to mix three callbacks of the one with two of the other; true is the one that
            /// is on its way out.
            private nonisolated static let interleavings: [[Bool]] = (0..<32).map { number in
                (0..<5).map { number >> $0 & 1 == 1 }
            }.filter { $0.count { $0 } == 3 }
        }
    }

    extension SwapApp {
        /// AVKit's controller of a screen.
        fileprivate func playerController(of content: String) -> AVPlayerViewController? {
            let top = controller.presentedViewController ?? controller
            return top.descendants.lazy.compactMap { $0 as? AVPlayerViewController }
                .first { $0.player?.content == content }
        }
    }

    extension UIViewController {
        fileprivate var descendants: [UIViewController] {
            children + children.flatMap(\.descendants)
        }
    }
#endif
