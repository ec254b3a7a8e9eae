// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK

/// Knows an object without keeping it alive.
public final class WeakObject: @unchecked Sendable {
    // Proof: GLib's weak reference may be read and cleared from any thread; the memory it lives
    // in is ours alone and stays where it is until `deinit`.
    private let reference = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

    /// Watches the object.
    public init(_ object: some GPointer) {
        reference.initialize(to: GWeakRef())
        g_weak_ref_init(reference, object.raw)
    }

    /// Calls the body with the object, kept alive meanwhile; answers nil when it is gone.
    @discardableResult
    public func withObject<Result>(_ body: (UnsafeMutableRawPointer) -> Result) -> Result? {
        guard let object = g_weak_ref_get(reference) else { return nil }
        defer { g_object_unref(object) }
        return body(object)
    }

    deinit {
        g_weak_ref_clear(reference)
        reference.deallocate()
    }
}
