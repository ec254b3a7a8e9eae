// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK

/// What a signal hands to its handler, and where the handler puts its answer.
///
/// Valid only while the handler runs. Argument 0 is the object that sent the signal, so the
/// first argument in the signal's documentation after the object is number 1. An argument that
/// is not there, or that is of quite another type, reads as zero, false or nil.
public struct SignalArguments {
    let values: UnsafeBufferPointer<GValue>
    let answer: UnsafeMutablePointer<GValue>?

    /// A whole number, or the number of an enumeration's case or of flags.
    public func int(_ index: Int) -> Int {
        read(index, FundamentalType.int64) { g_value_get_int64($0) } ?? 0
    }

    /// A whole number that is never negative, such as a key.
    public func uint(_ index: Int) -> UInt32 {
        UInt32(truncatingIfNeeded: int(index))
    }

    /// A number with a fraction.
    public func double(_ index: Int) -> Double {
        read(index, FundamentalType.double) { g_value_get_double($0) } ?? 0
    }

    /// True or false.
    public func bool(_ index: Int) -> Bool {
        read(index, FundamentalType.boolean) { g_value_get_boolean($0) != 0 } ?? false
    }

    /// A text, copied.
    public func string(_ index: Int) -> String? {
        read(index, FundamentalType.string) { value in
            g_value_get_string(value).map { String(cString: $0) }
        } ?? nil
    }

    /// An object, a boxed value, or anything else that is passed as a pointer; not retained.
    public func pointer(_ index: Int) -> UnsafeMutableRawPointer? {
        guard let value = value(index), g_value_fits_pointer(value) != 0 else { return nil }
        return g_value_peek_pointer(value)
    }

    /// Answers the signal with true or false; does nothing where no answer is asked for.
    public func returns(_ flag: Bool) {
        guard let answer, answer.pointee.g_type == FundamentalType.boolean else { return }
        g_value_set_boolean(answer, flag ? 1 : 0)
    }

    /// Answers the signal with a whole number or the number of an enumeration's case.
    public func returns(_ number: Int) {
        guard let answer else { return }
        withValue(of: FundamentalType.int) { value in
            g_value_set_int(value, Int32(truncatingIfNeeded: number))
            _ = g_value_transform(value, answer)
        }
    }

    private func value(_ index: Int) -> UnsafePointer<GValue>? {
        values.indices.contains(index) ? values.baseAddress.map { $0 + index } : nil
    }

    private func read<Result>(
        _ index: Int,
        _ type: GType,
        _ read: (UnsafeMutablePointer<GValue>) -> Result
    ) -> Result? {
        value(index)?.converted(to: type, read) ?? nil
    }
}
