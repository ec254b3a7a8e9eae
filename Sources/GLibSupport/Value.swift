// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK

/// The fundamental types of GLib's type system, which C states as macros that Swift cannot see.
enum FundamentalType {
    static let boolean = fundamental(5)
    static let int = fundamental(6)
    static let int64 = fundamental(10)
    static let double = fundamental(15)
    static let string = fundamental(16)
    static let object = fundamental(20)

    /// `G_TYPE_MAKE_FUNDAMENTAL`.
    private static func fundamental(_ number: GType) -> GType {
        number << 2
    }
}

/// Runs the body with a value of this type, and clears the value afterwards.
func withValue<Result>(
    of type: GType,
    _ body: (UnsafeMutablePointer<GValue>) -> Result
) -> Result {
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    return body(&value)
}

extension UnsafePointer<GValue> {
    /// The value turned into another type as GLib's own conversions do, or nil where they cannot.
    func converted<Result>(
        to type: GType,
        _ read: (UnsafeMutablePointer<GValue>) -> Result
    ) -> Result? {
        withValue(of: type) { target in
            g_value_transform(self, target) != 0 ? read(target) : nil
        }
    }
}
