// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// Who is visited, and what may happen to them: always the whole of it.
package struct Configuration: Sendable {
    /// The views, as they are when they show something.
    package var views: [VideoViewFacts]
    /// How many players there are.
    package var players: Int
    /// What may happen besides what happens in any case.
    package var twists: Set<Twist>
    /// What the app wants done where apps disagree.
    package var policies: Policies

    package init(
        _ views: [VideoViewFacts],
        players: Int,
        _ twists: Set<Twist> = [],
        policies: Policies = Policies()
    ) {
        self.views = views
        self.players = players
        self.twists = twists
        self.policies = policies
    }

    package var cast: Cast { cast(with: nil) }

    /// The same cast, with something wrong in the machines.
    package func cast(with fault: Fault?) -> Cast {
        Cast(views: views, players: players, twists: twists, policies: policies, fault: fault)
    }
}

extension Configuration {
    /// Twists that add little to what there is to visit.
    private static let small: Set<Twist> = [.endOfContent, .impatience, .removal]
    /// Two views of one player.
    private static let twins: [VideoViewFacts] = [.able, .able]

    /// Three views and two players, with what an app meets most.
    private static let broad: [Configuration] =
        [[.leaving], [.death], small].map {
            Configuration([.able, .systemAble, .plain], players: 2, $0)
        } + [Configuration([.able, .able, .able], players: 2)]

    /// Platforms that start by themselves, and such as come back to what was given up.
    private static let strange: [Configuration] =
        [[.selfStart], [.ghost]].map { Configuration([.able], players: 2, $0) }

    private static let lawless: [Configuration] = [1, 2].map {
        Configuration([.able], players: $0, [.anarchy])
    }

    /// Two views of one player, with many twists at once.
    private static let crossed: [Configuration] = [
        [.support, .pausing, .using],
        small.union([.leaving, .fullScreen, .death]),
    ].map { Configuration(twins, players: 1, $0) }

    /// One view of one player, with every two twists together: each two of these groups.
    private static let crowded: [Configuration] = {
        let groups: [Set<Twist>] = [
            [.leaving, .moving], [.selfStart, .ghost, .impatience, .endOfContent, .keeping],
            [.support, .pausing, .fullScreen], [.loading, .using, .removal, .death],
        ]
        return groups.indices.flatMap { index in
            groups[..<index].map {
                Configuration([.able], players: 1, groups[index].union($0))
            }
        }
    }()

    /// Two views and two players, with what is too much for three views.
    private static let paired: [Configuration] =
        [[.support], [.using], [.loading], [.fullScreen]].map {
            Configuration(twins, players: 2, $0)
        } + [
            Configuration([.able, .elsewhere], players: 2, [.leaving]),
            Configuration([.able, .systemAble], players: 2, [.pausing]),
            Configuration([.able, .prior], players: 2, [.pausing]),
            Configuration([.able, .onRequest], players: 2, [.pausing]),
        ]

    /// Apps that want it otherwise.
    private static let contrary: [Configuration] = [
        Configuration([.able, .plain], players: 1, small.union([.leaving]), policies: .contrary),
        Configuration([.able], players: 2, [.leaving, .pausing], policies: .contrary),
        Configuration([.able], players: 1, [.pausing, .loading], policies: .contrary),
        Configuration([.able], players: 1, [.leaving, .selfStart], policies: .choosy),
        Configuration([.able, .onRequest], players: 1, [.leaving, .pausing], policies: .choosy),
    ]

    /// All that the proof visits, the largest first.
    package static let all = broad + strange + paired + crossed + crowded + lawless + contrary

    /// The pairs of twists that meet in none of these; lawlessness is visited by itself.
    package static func unmet(in configurations: [Configuration]) -> [String] {
        let twists = Twist.allCases.filter { $0 != .anarchy }
        return twists.indices.flatMap { index in
            twists[..<index].compactMap { other in
                let pair: Set<Twist> = [other, twists[index]]
                return configurations.contains { $0.twists.isSuperset(of: pair) }
                    ? nil : "\(other) and \(twists[index])"
            }
        }
    }
}

extension Configuration: CustomStringConvertible {
    package var description: String {
        let words = twists.map { "\($0)" }.sorted().joined(separator: " ")
        let cast = views.map(\.name).joined(separator: " ")
        let isUsual = policies == Policies()
        return "views=[\(cast)] players=\(players) twists=[\(words)]"
            + (isUsual ? "" : policies == .contrary ? " policies=contrary" : " policies=choosy")
    }
}

extension Policies {
    /// The other answer to each question.
    package static let contrary: Policies = {
        var policies = Policies()
        policies.onLeaving = .start
        policies.onReturn = .keep
        policies.onClose = .playOn
        policies.onEndOfContent = .keep
        policies.onViewWithoutSupport = .leave
        policies.onFullScreen = .leave
        policies.audiblePlayers = .all
        return policies
    }()

    /// The third answer, where there is one.
    package static let choosy: Policies = {
        var policies = Policies()
        policies.onLeaving = .stay
        policies.onReturn = .stopIfStartedBySystem
        policies.onFullScreen = .presentIfStartedBySystem
        return policies
    }()
}

extension VideoViewFacts {
    fileprivate var name: String {
        (kind == .video ? "video" : "system")
            + (supportsPictureInPicture ? "" : "-without")
            + (priority > 0 ? "-first" : "")
            + (canStartPictureInPictureAutomatically ? "" : "-on-request")
            + (scene == VideoViewFacts.elsewhere.scene ? "-elsewhere" : "")
    }
}
