// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// A mistake in the machines: it changes what they have become after an event, or what they
/// want done.
package typealias Fault =
    @Sendable (inout Machines, Machines.Event, inout [Machines.Effect]) -> Void
