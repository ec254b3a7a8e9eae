// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension PictureInPicture {
    /// What happens from now on, in order; each call gives an own sequence.
    ///
    /// Nothing is lost while a listener is busy. A listener that stops costs nothing more. The
    /// sequence ends with the service.
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
        witness?(.refused(refusal))
        tell(.refused(refusal))
    }

    func tell(_ event: Event) {
        for listener in listeners.values { listener.yield(event) }
    }

    func announce(
        _ announcement: Session.Announcement,
        _ number: SessionNumber,
        _ source: Source
    ) {
        witness?(.told(announcement, source))
        let persistable = persistence.object(of: number)
        switch announcement {
        case .willStart:
            persistable?.pictureInPictureWillStart()
            delegate?.pictureInPictureWillStart(from: source)
            dismiss(number, source, at: announcement)
            tell(.willStart(number, source))
            warn(number, source)
        case .didStart:
            persistable?.pictureInPictureDidStart()
            delegate?.pictureInPictureDidStart(from: source)
            dismiss(number, source, at: announcement)
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

    private func dismiss(
        _ number: SessionNumber,
        _ source: Source,
        at announcement: Session.Announcement
    ) {
        let moment: Session.Announcement =
            switch platform.capabilities.dismissal {
            case .atWillStart: source.dismissal
            case .atDidStart: .didStart
            }
        guard announcement == moment else { return }
        // What is up only to go again comes back to its screen.
        guard announcement == .willStart || machines.isGoingOn(number) else { return }
        witness?(.dismissed(source))
        delegate?.pictureInPictureDismissUserInterface(from: source)
    }

    /// An app that starts by itself what it cannot bring back has a fault that its users find;
    /// so has one that names an object to keep, and lets go of it while its view is there.
    private func warn(_ number: SessionNumber, _ source: Source) {
        guard persistence.object(of: number) == nil else { return }
        guard persistence.isLost(of: source.view) || (isAlone && source.trigger == .request)
        else { return }
        witness?(.warned(source))
        tell(.unrestorable(number, source))
    }

    /// Whether nobody could be asked for a screen.
    package var isAlone: Bool { delegate == nil && restorationHandler == nil }

    func askForRestoration(_ number: SessionNumber, _ source: Source) {
        let request = RestorationRequest(
            session: number,
            source: source,
            presentation: policies.presentation(after: source),
            persistable: persistence.object(of: number),
            failure: machines.session(number)?.failure
        )
        witness?(.asked(request))
        guard let restore = restorationHandler ?? delegate?.pictureInPictureRestoreUserInterface
        else { return take(.restorationAnswered(number, false)) }
        restorations[number] = Task { [weak self] in
            let isRestored = await restore(request)
            self?.restorations[number] = nil
            self?.witness?(.answered(isRestored))
            self?.take(.restorationAnswered(number, isRestored))
        }
    }
}

extension PictureInPicture {
    /// Nobody waits for the app's screen any more; it may have been overtaken.
    func callOffRestoration(_ number: SessionNumber) {
        restorations.removeValue(forKey: number)?.cancel()
    }
}

/// What an app is told and asked, and what it says.
package enum Testimony {
    case told(Session.Announcement, Source)
    case dismissed(Source)
    case refused(Refusal)
    case warned(Source)
    case asked(RestorationRequest)
    case answered(Bool)
}
