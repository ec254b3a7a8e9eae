// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK

/// Properties by name, for objects whose setters are variadic in C or do not exist.
///
/// GLib converts between numbers, so an `Int` may be set to an unsigned, wide or enumerated
/// property. A name that the object does not have is GLib's to complain about; nothing is set.
extension GPointer {
    /// Whether the object has a property of this name.
    public func hasProperty(_ name: String) -> Bool {
        let instance = cast(to: GTypeInstance.self)
        guard let objectClass = instance.pointee.g_class else { return false }
        return g_object_class_find_property(objectClass.cast(), name) != nil
    }

    /// Sets a property that is true or false.
    public func set(_ property: String, to flag: Bool) {
        set(property, FundamentalType.boolean) { g_value_set_boolean($0, flag ? 1 : 0) }
    }

    /// Sets a whole number, of any width, signed or not, or the number of an enumeration's case.
    public func set(_ property: String, to number: Int) {
        if let small = Int32(exactly: number) {
            set(property, FundamentalType.int) { g_value_set_int($0, small) }
        } else {
            set(property, FundamentalType.int64) { g_value_set_int64($0, number) }
        }
    }

    /// Sets a number with a fraction.
    public func set(_ property: String, to number: Double) {
        set(property, FundamentalType.double) { g_value_set_double($0, number) }
    }

    /// Sets a text, or none.
    public func set(_ property: String, to text: String?) {
        set(property, FundamentalType.string) { g_value_set_string($0, text) }
    }

    /// Sets another object, which the property's owner then references, or none.
    public func set(_ property: String, to object: (some GPointer)?) {
        set(property, FundamentalType.object) { g_value_set_object($0, object?.raw) }
    }

    /// A property that is true or false.
    public func bool(_ property: String) -> Bool {
        get(property, FundamentalType.boolean) { g_value_get_boolean($0) != 0 } ?? false
    }

    /// A whole number, or the number of an enumeration's case.
    public func int(_ property: String) -> Int {
        get(property, FundamentalType.int64) { g_value_get_int64($0) } ?? 0
    }

    /// A number with a fraction.
    public func double(_ property: String) -> Double {
        get(property, FundamentalType.double) { g_value_get_double($0) } ?? 0
    }

    /// A text, copied.
    public func string(_ property: String) -> String? {
        get(property, FundamentalType.string) { value in
            g_value_get_string(value).map { String(cString: $0) }
        } ?? nil
    }

    /// Another object, with a reference of its own.
    public func object(_ property: String) -> Owned<UnsafeMutableRawPointer>? {
        get(property, FundamentalType.object) { value in
            g_value_dup_object(value).map { Owned(adopting: $0) }
        } ?? nil
    }

    private func set(
        _ property: String,
        _ type: GType,
        _ fill: (UnsafeMutablePointer<GValue>) -> Void
    ) {
        withValue(of: type) { value in
            fill(value)
            g_object_set_property(cast(to: GObject.self), property, value)
        }
    }

    private func get<Result>(
        _ property: String,
        _ type: GType,
        _ read: (UnsafeMutablePointer<GValue>) -> Result
    ) -> Result? {
        // An empty value takes the property's own type; without such a property it stays empty.
        var value = GValue()
        g_object_get_property(cast(to: GObject.self), property, &value)
        guard value.g_type != 0 else { return nil }
        defer { g_value_unset(&value) }
        return withUnsafePointer(to: value) { $0.converted(to: type, read) }
    }
}
