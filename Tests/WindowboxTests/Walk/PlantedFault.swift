// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import WindowboxWalk

@testable import Windowbox

/// A mistake in the machines that breaks a promise, and how soon the walk must find it.
struct PlantedFault: Sendable, CustomTestStringConvertible {
    var promise: Int
    var sentence: String
    /// In how many steps it can be seen.
    var steps: Int
    var twists: Set<Twist>
    var fault: Fault
    var location: SourceLocation

    init(
        _ promise: Int,
        _ sentence: String,
        after steps: Int,
        _ twists: Set<Twist> = [],
        at location: SourceLocation = #_sourceLocation,
        _ fault: @escaping Fault
    ) {
        self.promise = promise
        self.sentence = sentence
        self.steps = steps
        self.twists = twists
        self.fault = fault
        self.location = location
    }

    var testDescription: String { "\(promise): \(sentence)" }

    /// The story that the walk tells of it.
    var story: [Substring] {
        let cast = Configuration([.able], players: 1, twists).cast(with: fault)
        return Walk(cast, limit: 1_000).story?.split(separator: "\n") ?? []
    }
}

// How mistakes are made.

extension [Machines.Effect] {
    /// Leaves out a step of the sessions.
    mutating func drop(_ step: (Session.Effect) -> Bool) {
        removeAll { $0.step.map(step) ?? false }
    }

    mutating func drop(_ step: Session.Effect) {
        drop { $0 == step }
    }

    /// Does a step of the sessions twice.
    mutating func double(_ step: (Session.Effect) -> Bool) {
        self = flatMap { $0.step.map(step) ?? false ? [$0, $0] : [$0] }
    }

    mutating func double(_ step: Session.Effect) {
        double { $0 == step }
    }

    /// Leaves out a step of the stage.
    mutating func drop(stage step: (Stage.Effect) -> Bool) {
        removeAll { effect in
            if case .stage(let found) = effect { step(found) } else { false }
        }
    }

    /// Gives the other answer.
    mutating func turnAnswer(from answer: Bool) {
        self = map { effect in
            guard case .session(let number, let source, .finishRestoration(answer)) = effect
            else { return effect }
            return .session(number, source, .finishRestoration(!answer))
        }
    }
}

extension Machines.Effect {
    var step: Session.Effect? {
        if case .session(_, _, let step) = self { step } else { nil }
    }
}

extension Session.Effect {
    var isEnd: Bool {
        if case .announce(.didStop) = self { true } else { false }
    }
}

extension Stage.Effect {
    var isArming: Bool {
        if case .arm = self { true } else { false }
    }

    var isMoveToOverlay: Bool {
        if case .move(_, to: .overlay) = self { true } else { false }
    }

    var isPause: Bool {
        if case .pause = self { true } else { false }
    }
}

extension Machines {
    /// Changes the stage behind everybody's back.
    mutating func corrupt(_ change: (inout Stage) -> Void) {
        var stage = stage
        change(&stage)
        self = Machines(stage: stage, sessions: sessions, lastNumber: lastNumber)
    }
}
