// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// A world in small numbers, in the order in which a scribe writes it down: views and
/// players by their numbers, zero for none.
struct Sketch {
    /// For each view what it is, and the player that it shows.
    private(set) var views: [UInt8]
    /// For each view when it was last shown, and last used, compared with the others.
    private(set) var shown: [UInt8]
    private(set) var interacted: [UInt8]
    /// What each player is.
    private(set) var players: [UInt8]
    /// For each view and player the owner of their surface, who has lent it, and how the
    /// session and the platform hold it.
    private(set) var surfaces: [UInt8]
    /// Scenes, what is armed, and the sessions.
    private(set) var rest: [Mark] = []

    static let perView = 2
    static let perSurface = 3
    private static let overlay: UInt8 = 15

    enum Mark {
        case plain(UInt8)
        case view(UInt8)
        case player(UInt8)
    }

    init(views: Int, players: Int) {
        self.views = Array(repeating: 0, count: views * Self.perView)
        shown = Array(repeating: 0, count: views)
        interacted = shown
        self.players = Array(repeating: 0, count: players)
        surfaces = Array(repeating: 0, count: views * players * Self.perSurface)
    }

    mutating func draw(_ world: World) {
        clear()
        let stage = world.machines.stage
        for (view, facts) in stage.views { draw(view, facts) }
        for (place, view) in stage.shown.enumerated() { shown[view.index] = UInt8(place + 1) }
        for (place, view) in stage.interacted.enumerated() {
            interacted[view.index] = UInt8(place + 1)
        }
        for (player, facts) in stage.players {
            players[player.rawValue - 1] =
                1 | (facts.isPlaying ? 2 : 0) | facts.content.code << 2
        }
        drawSurfaces(stage, world.platform)
        for scene in world.cast.scenes { rest.append(.plain(stage.scenes[scene].code)) }
        draw(stage.armed)
        for session in world.machines.sessions { draw(session, world) }
        rest.append(.plain(UInt8(world.ghosts)))
    }

    private mutating func clear() {
        for place in views.indices { views[place] = 0 }
        for place in shown.indices {
            shown[place] = 0
            interacted[place] = 0
        }
        for place in players.indices { players[place] = 0 }
        for place in surfaces.indices { surfaces[place] = 0 }
        rest.removeAll(keepingCapacity: true)
    }

    /// Its priority never changes, so it need not be told.
    private mutating func draw(_ view: ViewID, _ facts: VideoViewFacts) {
        let base = view.index * Self.perView
        views[base] =
            1 | (facts.visibility == .visible ? 2 : 0)
            | (facts.supportsPictureInPicture ? 4 : 0)
            | (facts.presentation == .fullScreen ? 8 : 0)
            | (facts.kind == .systemVideo ? 16 : 0)
            | UInt8(facts.scene?.rawValue ?? 0) << 5
        views[base + 1] = facts.player.code
    }

    private mutating func drawSurfaces(_ stage: Stage, _ platform: PlatformModel) {
        for (surface, owner) in stage.surfaces {
            surfaces[base(surface)] =
                switch owner {
                case .view(let view): view.code
                case .overlay: Self.overlay
                }
        }
        for (surface, loan) in stage.loans {
            surfaces[base(surface) + 1] = loan.lender.code
            surfaces[base(surface) + 2] |= loan.grip == .holding ? 1 : 2
            surfaces[base(surface) + 2] |= loan.sound == .settled ? 128 : 0
        }
        for surface in platform.questions { surfaces[base(surface) + 2] |= 4 }
        for (surface, run) in platform.runs { surfaces[base(surface) + 2] |= run.code << 3 }
    }

    private func base(_ surface: SurfaceID) -> Int {
        (surface.view.index * players.count + surface.player.rawValue - 1) * Self.perSurface
    }

    private mutating func draw(_ armed: ArmedSurface?) {
        guard let armed else { return rest.append(.plain(0)) }
        rest.append(.plain(armed.start == .onLeaving ? 1 : 2))
        rest.append(.plain(armed.reason.code))
        draw(armed.source)
    }

    private mutating func draw(_ source: Source) {
        rest.append(.view(source.surface.view.code))
        rest.append(.player(source.player.code))
        rest.append(.view(source.view.code))
        rest.append(
            .plain(
                (source.kind == .systemVideo ? 1 : 0)
                    | (source.presentation == .fullScreen ? 2 : 0)
                    | (source.trigger == .system ? 4 : 0)
            )
        )
    }

    private mutating func draw(_ session: Session, _ world: World) {
        draw(session.source)
        let limits = Deadline.allCases.enumerated().reduce(UInt8(0)) { code, deadline in
            let limit = World.Limit(session: session.number, deadline: deadline.element)
            return world.limits.contains(limit) ? code | 1 << deadline.offset : code
        }
        let isAsked = world.questions.contains(session.number)
        rest.append(.plain(limits | (isAsked ? 16 : 0) | session.state.code << 5))
        guard let course = session.course else { return }
        rest.append(
            .plain(
                course.restoration.code | (course.screen == .present ? 8 : 0)
                    | course.wish.code << 4
            )
        )
        switch course.wish {
        case .replace(let other), .overtaken(let other?): draw(other)
        case .overtaken(nil), .proceed, .restore, .reopen, .returnToForeground, .endOfContent,
            .close, .abandon:
            break
        }
    }
}
