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

    /// Who is told, and who brings a player's screen back; not kept alive.
    @ObservationIgnored public weak var delegate: (any PictureInPictureDelegate)?

    @ObservationIgnored private let platform: any PictureInPicturePlatform
    @ObservationIgnored private let limits: TimeLimits
    @ObservationIgnored private let clock: any Clock<Duration>
    // Observed, so that whoever has asked for a refusal learns when it may have changed.
    private var machines = Machines()
    @ObservationIgnored private var arrivals: [Machines.Event] = []
    @ObservationIgnored private var work = Work.none
    @ObservationIgnored private var persistence = Persistence()
    @ObservationIgnored private var deadlines: [DeadlineKey: Task<Void, Never>] = [:]
    @ObservationIgnored private var restorations: [SessionNumber: Task<Void, Never>] = [:]
    @ObservationIgnored private var listeners: [Int: AsyncStream<Event>.Continuation] = [:]
    @ObservationIgnored private var lastListener = 0

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
    public var capabilities: Capabilities { platform.capabilities }

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
        case .refuse(let refusal): tell(.refused(refusal))
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
        case .requestEnd, .surfaceReturned, .surfaceWithdrawn, .surfaceLost:
            // The machines have passed these on between themselves.
            break
        }
    }

    private func perform(_ step: Session.Effect, _ number: SessionNumber, _ source: Source) {
        switch step {
        case .startPictureInPicture: platform.startPictureInPicture(source.surface)
        case .stopPictureInPicture: platform.stopPictureInPicture(source.surface)
        case .finishRestoration(let isRestored):
            // Nobody waits for the app any more, which may have been overtaken.
            restorations.removeValue(forKey: number)?.cancel()
            platform.finishRestoration(source.surface, isRestored: isRestored)
        case .bringForward: platform.bringForward(source.surface)
        case .askForRestoration: askForRestoration(number, source)
        case .startDeadline(let deadline): start(deadline, of: number)
        case .cancelDeadline(let deadline): cancel(deadline, of: number)
        case .cancelDeadlines: Deadline.allCases.forEach { cancel($0, of: number) }
        case .keepPersistable: persistence.keep(for: number, from: source.view)
        case .releasePersistable: persistence.release(number)
        case .announce(let announcement): announce(announcement, number, source)
        case .reportOrphan(let event):
            if let report = event.report { tell(.orphan(source.surface, report)) }
        }
    }
}

// MARK: - What the app is told and asked

extension PictureInPicture {
    /// What happens from now on, in order; each call gives an own sequence.
    ///
    /// Nothing is lost while a listener is busy. A listener that stops costs nothing more.
    public var events: AsyncStream<Event> {
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
        lastListener += 1
        let listener = lastListener
        listeners[listener] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.listeners[listener] = nil }
        }
        return stream
    }

    func refuse(_ refusal: Refusal) {
        tell(.refused(refusal))
    }

    private func tell(_ event: Event) {
        for listener in listeners.values { listener.yield(event) }
    }

    private func announce(
        _ announcement: Session.Announcement,
        _ number: SessionNumber,
        _ source: Source
    ) {
        let persistable = persistence.object(of: number)
        switch announcement {
        case .willStart:
            persistable?.pictureInPictureWillStart()
            delegate?.pictureInPictureWillStart(from: source)
            dismiss(source, at: announcement)
            tell(.willStart(number, source))
        case .didStart:
            persistable?.pictureInPictureDidStart()
            delegate?.pictureInPictureDidStart(from: source)
            dismiss(source, at: announcement)
            tell(.didStart(number, source))
        case .failedToStart(let failure):
            persistable?.pictureInPictureDidStop()
            delegate?.pictureInPictureFailedToStart(from: source, failure: failure)
            tell(.failedToStart(number, source, failure))
        case .willStop:
            persistable?.pictureInPictureWillStop()
            delegate?.pictureInPictureWillStop(from: source)
            tell(.willStop(number, source))
        case .didStop(let ending):
            persistable?.pictureInPictureDidStop()
            delegate?.pictureInPictureDidStop(from: source, ending: ending)
            tell(.didStop(number, source, ending))
        }
    }

    private func dismiss(_ source: Source, at announcement: Session.Announcement) {
        guard announcement == source.dismissal else { return }
        delegate?.pictureInPictureDismissUserInterface(from: source)
    }

    private func askForRestoration(_ number: SessionNumber, _ source: Source) {
        guard let delegate else { return take(.restorationAnswered(number, false)) }
        let request = RestorationRequest(
            session: number,
            source: source,
            persistable: persistence.object(of: number)
        )
        restorations[number] = Task { [weak self] in
            let isRestored = await delegate.pictureInPictureRestoreUserInterface(request)
            self?.take(.restorationAnswered(number, isRestored))
        }
    }

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

// MARK: - What is kept

extension PictureInPicture {
    /// Notes the object to keep while a session from this view runs; nil for none.
    ///
    /// The object is not kept alive without a session. A session that runs takes it up
    /// late, but one that keeps an object already goes on with that.
    public func persist(_ object: (any PictureInPicturePersistable)?, for view: ViewID) {
        persistence.offer(object, for: view)
        let player = machines.stage.views[view]?.player
        for session in machines.sessions
        where session.source.view == view && session.source.player == player {
            persistence.keep(for: session.number, from: view)
        }
    }

    /// The object of this type that is kept for a session and fits; the latest first.
    ///
    /// Opening a screen, an app looks here before it makes a new model:
    /// what plays in the overlay then comes back instead of starting again.
    public func persisted<Object: PictureInPicturePersistable>(
        _ type: Object.Type = Object.self,
        where fits: (Object) -> Bool = { _ in true }
    ) -> Object? {
        persistence.objects.lazy.compactMap { $0 as? Object }.first(where: fits)
    }

    func isInPictureInPicture(_ view: ViewID?) -> Bool {
        machines.isInPictureInPicture(view)
    }

    func refusal(of view: ViewID?) -> Refusal? {
        if let obstacle = platform.obstacle { return .unsupported(obstacle) }
        if let refusal = machines.refusal(of: view) { return refusal }
        return machines.surface(of: view).flatMap { platform.obstacle(to: $0) }
            .map { .impossible($0) }
    }
}
