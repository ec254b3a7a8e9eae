// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK

/// Owns one strong reference to an object and gives it up when it goes.
///
/// The reference is released on whichever thread drops the last owner, so owners of widgets
/// belong to objects that live on the main actor.
public final class Owned<Pointer: GPointer> {
    /// The object; valid as long as its owner is.
    public let pointer: Pointer

    /// Takes over a reference that is ours already, as constructors of plain objects return it.
    public init(adopting pointer: Pointer) {
        self.pointer = pointer
    }

    /// Adds a reference; a floating one, as new widgets and elements have, becomes ours instead.
    public init(sinking pointer: Pointer) {
        self.pointer = pointer
        g_object_ref_sink(pointer.raw)
    }

    deinit {
        g_object_unref(pointer.raw)
    }
}
