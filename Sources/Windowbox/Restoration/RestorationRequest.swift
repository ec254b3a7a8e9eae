// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What an app is asked to bring back.
@MainActor
public struct RestorationRequest {
    /// Which session asks.
    public let session: SessionNumber
    /// What the session started from.
    public let source: Source
    /// The object that was kept for it; nil if its view had none to keep.
    public let persistable: (any PictureInPicturePersistable)?
}
