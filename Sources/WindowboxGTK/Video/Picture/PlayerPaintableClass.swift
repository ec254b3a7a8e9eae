// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport

/// The class of GObject's behind ``PlayerPaintable``.
@MainActor
enum PlayerPaintableClass {
    private static let key = "windowbox-paintable"

    static func make() -> Owned<OpaquePointer> {
        Owned(adopting: g_object_new_with_properties(type, 0, nil, nil)!.opaque)
    }

    /// Lets this object draw the paintable, which does not keep it alive.
    static func attach(_ owner: PlayerPaintable, to paintable: OpaquePointer) {
        g_object_set_data(paintable.cast(), key, Unmanaged.passUnretained(owner).toOpaque())
    }

    /// The owner is going, and the paintable draws nothing from now on.
    static func forget(_ paintable: OpaquePointer) {
        g_object_set_data(paintable.cast(), key, nil)
    }

    private static let type: GType = {
        var info = GTypeInfo()
        info.class_size = guint16(MemoryLayout<GObjectClass>.size)
        info.instance_size = guint16(MemoryLayout<GObject>.size)
        let type = g_type_register_static(
            GType(20 << 2),  // G_TYPE_OBJECT, a macro
            "WindowboxPlayerPaintable",
            &info,
            GTypeFlags(rawValue: 0)
        )
        var interface = GInterfaceInfo()
        interface.interface_init = { data, _ in
            let paintable = data!.assumingMemoryBound(to: GdkPaintableInterface.self)
            paintable.pointee.snapshot = { paintable, snapshot, width, height in
                let call = Call(paintable: paintable!, snapshot: snapshot)
                // Proof: GTK draws on the main thread only.
                MainActor.assumeIsolated {
                    guard let snapshot = call.snapshot else { return }
                    call.owner?.draw(into: snapshot, width: width, height: height)
                }
            }
            paintable.pointee.get_intrinsic_width = { paintable in
                let call = Call(paintable: paintable!, snapshot: nil)
                // Proof: GTK lays out on the main thread only.
                return MainActor.assumeIsolated { Int32(call.owner?.intrinsicSize.width ?? 0) }
            }
            paintable.pointee.get_intrinsic_height = { paintable in
                let call = Call(paintable: paintable!, snapshot: nil)
                // Proof: GTK lays out on the main thread only.
                return MainActor.assumeIsolated { Int32(call.owner?.intrinsicSize.height ?? 0) }
            }
        }
        g_type_add_interface_static(type, gdk_paintable_get_type(), &interface)
        return type
    }()

    /// What GTK asks, on its way into the main actor.
    private struct Call: @unchecked Sendable {
        // Proof: it only crosses into the closure that runs at once on the same thread.
        let paintable: OpaquePointer
        let snapshot: OpaquePointer?

        @MainActor
        var owner: PlayerPaintable? {
            // The owner takes its address back before it goes.
            g_object_get_data(paintable.cast(), PlayerPaintableClass.key).map {
                Unmanaged<PlayerPaintable>.fromOpaque($0).takeUnretainedValue()
            }
        }
    }
}
