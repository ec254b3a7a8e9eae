// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

extension SimulatedPlatform {
    /// Puts the one in the place of the other, whose screen is wanted.
    func swap(_ old: SurfaceID, for new: SurfaceID, _ order: SwapOrder) {
        switch order {
        case .startFirst:
            // It is under way: a stop by the app changes nothing.
            runs[old] = .leaving
            startSwapped(new)
            askForSwapped(old)
        case .restoreFirst:
            restore(old)
            later { $0.startSwapped(new) }
        case .restoreAfterStart:
            runs[old] = .leaving
            startSwapped(new)
            later { $0.askForSwapped(old) }
        case .startAfterStop:
            successors[old] = new
            restore(old)
        }
    }

    private func askForSwapped(_ surface: SurfaceID) {
        runs[surface] = .shown
        restore(surface)
    }

    /// What the app has taken off its screen meanwhile cannot start.
    func startSwapped(_ surface: SurfaceID) {
        guard surfaces[surface] != nil else {
            simulation?.note(.system, "finds nothing to put into the overlay")
            return
        }
        startByItself(surface) { [weak self] in self?.surfaces[surface] != nil }
    }
}
