// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Synchronization

/// From which thread a change of a property is told.
package enum ChangeDelivery: Sendable {
    /// From the one that makes it.
    case sameThread
    /// From another one, while the one that makes it waits.
    case anotherThread

    /// From which thread the changes on a device are told.
    package enum Rule: Hashable, Sendable, CaseIterable {
        case sameThread
        case anotherThread
        /// From the one and from the other in turn.
        case inTurn
    }

    private static let state = Mutex<(rule: Rule, count: Int)>((.sameThread, 0))

    package static func set(_ rule: Rule) {
        state.withLock { $0 = (rule, 0) }
    }

    package static func next() -> ChangeDelivery {
        state.withLock { state in
            state.count += 1
            return switch state.rule {
            case .sameThread: .sameThread
            case .anotherThread: .anotherThread
            case .inTurn: state.count.isMultiple(of: 2) ? .anotherThread : .sameThread
            }
        }
    }
}
