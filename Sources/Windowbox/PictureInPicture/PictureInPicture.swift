// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Observation

/// Picture in Picture: what is in the overlay, and how to get it there and back.
///
/// An app uses one, which the platform's module provides as `shared`. Whatever arrives
/// while the service is busy, be it from within a call that the service itself makes,
/// is taken in afterwards: first the state changes, then what follows is done, in order.
@MainActor
@Observable
public final class PictureInPicture {
    /// What is so now. It changes before the delegate and the events tell of it.
    public private(set) var status = Status()

    /// What is done where apps and their users disagree. Set, it counts from then on, for what
    /// is in the overlay, too.
    public var policies = Policies() {
        didSet { take(.staged(.policiesChanged(policies))) }
    }

    /// Who is told, and who brings a player's screen back; not kept alive.
    @ObservationIgnored public weak var delegate: (any PictureInPictureDelegate)?

    /// Brings a player's screen back in place of the delegate, on the same terms; nil for the
    /// delegate. It is kept, with all that it captures, until another one is set.
    @ObservationIgnored
    public var restorationHandler: (@MainActor (RestorationRequest) async -> Bool)?

    /// Hears what the app is told and asked, before the app does; not an app's, which it must
    /// not take the place of.
    @ObservationIgnored package var witness: (@MainActor (Testimony) -> Void)?

    @ObservationIgnored let platform: any PictureInPicturePlatform
    @ObservationIgnored private let limits: TimeLimits
    @ObservationIgnored private let clock: any Clock<Duration>
    // Observed, so that whoever has asked for a refusal learns when it may have changed.
    private(set) var machines = Machines()
    @ObservationIgnored private var arrivals: [Machines.Event] = []
    @ObservationIgnored private var work = Work.none
    @ObservationIgnored var persistence = Persistence()
    @ObservationIgnored private var deadlines: [DeadlineKey: Task<Void, Never>] = [:]
    @ObservationIgnored var restorations: [SessionNumber: Task<Void, Never>] = [:]
    @ObservationIgnored var listeners: [Int: AsyncStream<Event>.Continuation] = [:]
    @ObservationIgnored var lastListener = 0

    /// Whether the service is taking events in.
    private enum Work {
        case none
        case underWay
    }

    private struct DeadlineKey: Hashable {
        var session: SessionNumber
        var deadline: Deadline
    }

    /// Makes a service over a platform; several can live side by side, as tests need.
    ///
    /// - Parameters:
    ///   - platform: What performs and reports. The service keeps it alive.
    ///   - limits: How long the platform and the app are waited for.
    ///   - clock: What measures the limits.
    public init(
        platform: any PictureInPicturePlatform,
        limits: TimeLimits = TimeLimits(),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.platform = platform
        self.limits = limits
        self.clock = clock
    }

    deinit {
        for task in deadlines.values { task.cancel() }
        for task in restorations.values { task.cancel() }
        for listener in listeners.values { listener.finish() }
    }

    /// What the platform can do.
    public var capabilities: Capabilities {
        access(keyPath: \.machines)
        return platform.capabilities
    }

    /// Takes an event in, at once or after what is being done.
    func take(_ event: Machines.Event) {
        arrivals.append(event)
        guard work == .none else { return }
        work = .underWay
        defer { work = .none }
        while !arrivals.isEmpty {
            let arrival = arrivals.removeFirst()
            guard machines.isNews(arrival) else { continue }
            let effects = machines.handle(arrival)
            publish(effects)
            effects.forEach(perform)
        }
    }

    private func publish(_ effects: [Machines.Effect]) {
        let ending = effects.lazy.compactMap(\.ending).last ?? status.lastEnding
        let now = Status(machines, lastEnding: ending)
        // Nobody who watches is woken for nothing.
        if now != status { status = now }
    }

    private func perform(_ effect: Machines.Effect) {
        switch effect {
        case .stage(let step): perform(step)
        case .session(let number, let source, let step): perform(step, number, source)
        case .refuse(let refusal): refuse(refusal)
        case .declineRestoration(let surface):
            platform.finishRestoration(surface, isRestored: false)
        case .dismiss(let surface): platform.stopPictureInPicture(surface)
        case .reportOrphan(let surface, let report): tell(.orphan(surface, report))
        }
    }

    private func perform(_ step: Stage.Effect) {
        switch step {
        case .arm(let armed): platform.arm(armed)
        case .make(let surface): platform.makeSurface(surface)
        case .move(let surface, let owner): platform.moveSurface(surface, to: owner)
        case .discard(let surface): platform.discardSurface(surface)
        case .pause(let player): platform.pause(player)
        case .play(let player): platform.play(player)
        case .refresh(let surface): platform.invalidatePlaybackState(surface)
        case .requestEnd, .surfaceReturned, .surfaceWithdrawn, .surfaceLost:
            // The machines have passed these on between themselves.
            break
        }
    }

    private func perform(_ step: Session.Effect, _ number: SessionNumber, _ source: Source) {
        switch step {
        case .startPictureInPicture: platform.startPictureInPicture(source.surface)
        case .stopPictureInPicture:
            callOffRestoration(number)
            platform.stopPictureInPicture(source.surface)
        case .finishRestoration(let isRestored):
            callOffRestoration(number)
            platform.finishRestoration(source.surface, isRestored: isRestored)
        case .bringForward: platform.bringForward(source.surface)
        case .askForRestoration: askForRestoration(number, source)
        case .startDeadline(let deadline): start(deadline, of: number)
        case .cancelDeadline(let deadline): cancel(deadline, of: number)
        case .cancelDeadlines: Deadline.allCases.forEach { cancel($0, of: number) }
        case .keepPersistable: persistence.keep(for: number, from: source.view)
        case .releasePersistable:
            callOffRestoration(number)
            persistence.release(number)
        case .announce(let announcement): announce(announcement, number, source)
        case .reportOrphan(let event):
            if let report = event.report { tell(.orphan(source.surface, report)) }
        }
    }
}

// MARK: - Time

extension PictureInPicture {
    private func start(_ deadline: Deadline, of number: SessionNumber) {
        cancel(deadline, of: number)
        let limit = limits.limit(of: deadline)
        deadlines[DeadlineKey(session: number, deadline: deadline)] = Task { [weak self, clock] in
            try? await clock.wait(for: limit)
            // The sleep may be over and the limit cancelled before this runs.
            guard !Task.isCancelled else { return }
            self?.take(.deadlineExpired(number, deadline))
        }
    }

    private func cancel(_ deadline: Deadline, of number: SessionNumber) {
        let key = DeadlineKey(session: number, deadline: deadline)
        deadlines.removeValue(forKey: key)?.cancel()
    }
}
