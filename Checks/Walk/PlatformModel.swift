// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// What a platform owes, as a value: which surfaces it is putting into the overlay,
/// has there or takes away, and which of its questions are open.
///
/// It may do anything a real one may do, in any order a real one is known to have, or
/// say nothing at all. It has one overlay.
struct PlatformModel: Hashable {
    var runs: [SurfaceID: Run] = [:]
    /// The restore requests that have no answer yet.
    var questions: [SurfaceID] = []

    /// How far one surface is on its way into the overlay and out again.
    enum Run: Hashable {
        /// The core has asked for it; nothing was said yet.
        case asked
        /// It has said will-start.
        case coming
        /// It is in the overlay; whether it was asked to go.
        case shown(Stay)
        /// It is on its way out, and says this next; will-stop and restore are followed by
        /// did-stop alone.
        case leaving(Rest)
    }

    /// What there is still to say on the way out.
    enum Rest: Hashable {
        case willStop
        case restoreUserInterface
        case didStop
    }

    enum Stay: Hashable {
        case free
        case askedToGo
    }

    /// One thing that it may say next, and how it stands then.
    struct Move: Hashable {
        var surface: SurfaceID
        var report: Report
        var next: Run?
    }
}

// MARK: - What it says

extension PlatformModel {
    /// All that it may say next. What is armed it may start by itself.
    func moves(armed: ArmedSurface?, isPatient: Bool = true) -> [Move] {
        var moves: [Move] = []
        for (surface, run) in runs.sorted(by: { $0.key < $1.key }) {
            // It waits for the answer, or loses patience.
            switch (questions.contains(surface), isPatient) {
            case (true, true): continue
            case (true, false):
                moves.append(Move(surface: surface, report: .didStop, next: nil))
            case (false, _):
                moves += reports(of: run).map {
                    Move(surface: surface, report: $0.0, next: $0.1)
                }
            }
            // Another app has its way at any time.
            if case .shown = run, !isPatient {
                moves.append(
                    Move(surface: surface, report: .overtaken, next: .leaving(.willStop))
                )
            }
        }
        if let surface = armed?.source.surface, runs[surface] == nil {
            moves.append(Move(surface: surface, report: .willStart, next: .coming))
        }
        return moves
    }

    private func reports(of run: Run) -> [(Report, Run?)] {
        switch run {
        case .asked:
            [(.willStart, .coming), (.failedToStart("busy"), nil)]
        case .coming:
            [(.didStart, .shown(.free)), (.failedToStart("busy"), nil)] + Self.exits
        case .shown: Self.exits
        case .leaving(.willStop): [(.willStop, .leaving(.didStop))]
        case .leaving(.restoreUserInterface): [(.restoreUserInterface, .leaving(.didStop))]
        case .leaving(.didStop): [(.didStop, nil)]
        }
    }

    /// Restore as telephones say it, as tablet apps on a desktop say it; and close.
    private static let exits: [(Report, Run?)] = [
        (.restoreUserInterface, .leaving(.willStop)),
        (.willStop, .leaving(.restoreUserInterface)),
        (.willStop, .leaving(.didStop)),
    ]

    /// Everything that could be said at all, in no order.
    static func allMoves(of surfaces: [SurfaceID]) -> [Move] {
        let reports: [Report] = [
            .willStart, .didStart, .failedToStart("busy"), .restoreUserInterface, .overtaken,
            .willStop, .didStop,
        ]
        return surfaces.flatMap { surface in
            reports.map { Move(surface: surface, report: $0, next: nil) }
        }
    }

    /// Says it.
    mutating func make(_ move: Move) {
        runs[move.surface] = move.next
        switch move.report {
        case .restoreUserInterface:
            if !questions.contains(move.surface) { questions.append(move.surface) }
        case .willStart:
            // There is one overlay.
            for (other, run) in runs where other != move.surface {
                switch run {
                case .shown: runs[other] = .shown(.askedToGo)
                case .coming: runs[other] = .leaving(.willStop)
                case .asked, .leaving: break
                }
            }
        case .didStart, .failedToStart, .overtaken, .willStop, .didStop:
            break
        }
    }
}

// MARK: - What it is asked

extension PlatformModel {
    mutating func start(_ surface: SurfaceID) {
        if runs[surface] == nil { runs[surface] = .asked }
    }

    /// A stop on the way in is ignored, as real ones do.
    mutating func stop(_ surface: SurfaceID) {
        if case .shown = runs[surface] { runs[surface] = .shown(.askedToGo) }
    }

    /// Returns whether there was a question.
    mutating func finish(_ surface: SurfaceID) -> Bool {
        guard questions.contains(surface) else { return false }
        questions.removeAll { $0 == surface }
        return true
    }
}
