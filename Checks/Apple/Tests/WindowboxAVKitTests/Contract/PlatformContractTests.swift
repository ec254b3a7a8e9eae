// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import SimulatedDevice
import Testing
import WindowboxSimulator

extension AppleTests {
    @MainActor
    struct PlatformContractTests {
        @Test(arguments: FrontEnd.allCases)
        func `AVKit with the shipped adapters keeps the contract`(frontEnd: FrontEnd) async {
            for traits in DeviceTraits.allKnown {
                var world: World?
                var faults: [String] = []
                let violations = await PlatformContract.violations {
                    faults += await world?.end() ?? []
                    let next = World(traits, frontEnd)
                    world = next
                    return AVKitSubject(next)
                }
                faults += await world?.end() ?? []
                #expect(violations + faults == [], "\(traits)")
            }
        }
    }
}
