// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK

/// Any pointer to an object of GLib's type system, in each of the forms in which C hands it over.
///
/// C's final classes arrive in Swift as `OpaquePointer`, derivable ones as typed pointers, and
/// functions such as `g_object_ref` want raw ones. This is what they have in common.
public protocol GPointer {
    /// The address, without any type.
    var raw: UnsafeMutableRawPointer { get }
}

extension GPointer {
    /// The same object seen as another C type; like C's cast macros, but never checked.
    public func cast<Pointee>(to type: Pointee.Type = Pointee.self) -> UnsafeMutablePointer<Pointee>
    {
        // An object's struct begins with its parent's struct, so both are at the same address.
        raw.assumingMemoryBound(to: Pointee.self)
    }

    /// The same object for functions of final classes, whose struct C does not show.
    public var opaque: OpaquePointer {
        OpaquePointer(raw)
    }
}

extension OpaquePointer: GPointer {
    /// The address, without any type.
    public var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension UnsafeMutablePointer: GPointer {
    /// The address, without any type.
    public var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension UnsafeMutableRawPointer: GPointer {
    /// The address, without any type.
    public var raw: UnsafeMutableRawPointer { self }
}
