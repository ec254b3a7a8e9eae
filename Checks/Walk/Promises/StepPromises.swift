// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// What must be true of every step, whatever came before. Each check names the promise
/// that it stands for, as the design numbers them.
struct StepPromises {
    let before: World
    let transition: Transition
    let after: World

    var event: Machines.Event { transition.step.event }
    var effects: [Machines.Effect] { transition.effects }
    var stage: Stage { after.machines.stage }

    var violations: [String] {
        var found = transition.violations
        checkRefusals(&found)
        guard !effects.isEmpty || after.machines != before.machines else { return found }
        checkSurfaces(&found)
        checkAnswers(&found)
        checkAnnouncements(&found)
        checkStatus(&found)
        checkFailures(&found)
        checkPauses(&found)
        checkPlayback(&found)
        checkPeace(&found)
        checkKeeping(&found)
        checkStrangers(&found)
        checkOrders(&found)
        checkSources(&found)
        return found
    }
}
