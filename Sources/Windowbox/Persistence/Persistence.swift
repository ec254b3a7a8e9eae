// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Which object each view would have kept, and which are kept.
@MainActor
struct Persistence {
    private var offered: [ViewID: Weak] = [:]
    private var kept: [SessionNumber: any PictureInPicturePersistable] = [:]

    private struct Weak {
        weak var object: (any PictureInPicturePersistable)?
    }

    /// Notes what is to be kept for a session from this view; it is not kept yet.
    mutating func offer(_ object: (any PictureInPicturePersistable)?, for view: ViewID) {
        offered[view] = object.map { Weak(object: $0) }
    }

    /// Keeps what is offered, unless there is something already: what a session keeps does
    /// not change, for its view may show something else by now.
    mutating func keep(for session: SessionNumber, from view: ViewID) {
        kept[session] = kept[session] ?? offered[view]?.object
    }

    /// Whether a view has offered something that nobody has kept alive.
    func isLost(of view: ViewID) -> Bool {
        offered[view].map { $0.object == nil } ?? false
    }

    mutating func release(_ session: SessionNumber) {
        kept[session] = nil
    }

    func object(of session: SessionNumber) -> (any PictureInPicturePersistable)? {
        kept[session]
    }

    /// What is kept, latest session first.
    var objects: [any PictureInPicturePersistable] {
        kept.sorted { $0.key > $1.key }.map(\.value)
    }
}
