// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

extension Duration {
    /// The whole in seconds.
    package var seconds: Double { self / .seconds(1) }

    /// Minutes and seconds, as a player shows them.
    package var clock: String { formatted(.time(pattern: .minuteSecond)) }
}
