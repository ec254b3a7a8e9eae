// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import WindowboxSimulator

/// In what devices differ, or are not known.
package struct DeviceTraits: Hashable, Sendable {
    /// The order in which the system says things, and when.
    package var system: SystemParameters
    /// Which of the layers of one player draws it.
    package var layers: LayerRule
    /// How long the system waits for an answer to its restore request.
    package var patience: Patience
    /// What becomes of a player when what drew it in the overlay goes.
    package var surfaceLoss: SurfaceLoss
    /// What the system says to a start that is not possible.
    package var refusal: RefusalManner
    /// From which thread changes of properties are told.
    package var delivery: ChangeDelivery.Rule

    /// By default a telephone that does nobody any harm.
    package init(
        system: SystemParameters = SystemParameters(),
        layers: LayerRule = .all,
        patience: Patience = .waits,
        surfaceLoss: SurfaceLoss = .playsOn,
        refusal: RefusalManner = .aloud,
        delivery: ChangeDelivery.Rule = .sameThread
    ) {
        self.system = system
        self.layers = layers
        self.patience = patience
        self.surfaceLoss = surfaceLoss
        self.refusal = refusal
        self.delivery = delivery
    }

    package enum LayerRule: Hashable, Sendable, CaseIterable {
        /// Each of them, as is seen on devices.
        case all
        /// The one that was given the player last, as is documented; when it goes, the one before.
        case latest
    }

    package enum Patience: Hashable, Sendable, CaseIterable {
        /// As long as it takes.
        case waits
        /// A while; then it goes on as if the answer had been no.
        case givesUp

        /// How long it waits at most: less than the time limit of the library.
        package static let limit = Duration.seconds(3)
    }

    package enum SurfaceLoss: Hashable, Sendable, CaseIterable {
        case playsOn
        /// It is paused a moment later, whatever it plays by then.
        case isPaused
    }

    package enum RefusalManner: Hashable, Sendable, CaseIterable {
        case aloud
        case inSilence
    }
}

extension DeviceTraits {
    /// All systems that are known, each with other ones of the other differences: so every two
    /// values of them meet somewhere.
    ///
    /// A script that has little time may ask for every so many of them.
    package static let allKnown: [DeviceTraits] = SystemParameters.allKnown.enumerated()
        .filter { $0.offset.isMultiple(of: every) }
        .map { number, system in
            DeviceTraits(
                system: system,
                layers: LayerRule.allCases[parity(of: number & 0b011)],
                patience: Patience.allCases[parity(of: number & 0b110)],
                surfaceLoss: SurfaceLoss.allCases[parity(of: number & 0b101)],
                refusal: RefusalManner.allCases[parity(of: number & 0b111)],
                delivery: ChangeDelivery.Rule.allCases[number % 3]
            )
        }

    private static func parity(of number: Int) -> Int { number.nonzeroBitCount % 2 }

    private static let every =
        ProcessInfo.processInfo.environment["WINDOWBOX_EVERY"].flatMap { Int($0) } ?? 1
}

extension DeviceTraits: CustomStringConvertible {
    package var description: String {
        "\(system), layers \(layers), \(patience), player \(surfaceLoss), refuses \(refusal), "
            + "changes from \(delivery)"
    }
}
