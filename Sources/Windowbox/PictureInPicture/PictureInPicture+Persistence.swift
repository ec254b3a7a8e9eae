// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension PictureInPicture {
    /// Notes the object to keep while a session from this view runs; nil for none.
    ///
    /// The object is not kept alive without a session: until then whoever shows the view keeps
    /// it. Where nobody does, the session has nothing to bring back, and `unrestorable` is among
    /// the events. A session that runs takes an object up late, but one that keeps an object
    /// already goes on with that.
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
}
