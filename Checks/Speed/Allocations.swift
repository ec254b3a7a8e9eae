// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Glibc

/// Counts how often an object is put on the heap: the storage of an array or of a
/// dictionary, a box, an instance of a class.
///
/// Swift's runtime lets instruments stand in for the function that allocates: it calls
/// through a variable of its own while a switch is set. Both are found by name, so that no
/// code in C is needed.
enum Allocations {
    private typealias Allocate =
        @convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer

    // Proof: the benchmark has one thread, and nothing else reads or writes these.
    private nonisolated(unsafe) static var number = 0
    private nonisolated(unsafe) static var original: Allocate?

    /// How many there are while something is done; nil if the runtime has not what it takes.
    ///
    /// What is done must not copy strings: the runtime of Swift 6.3 takes short ones for
    /// objects while the switch is set.
    static func count(during work: () -> Void) -> Int? {
        guard let process = dlopen(nil, RTLD_NOW),
            let variable = dlsym(process, "_swift_allocObject"),
            let isWatched = dlsym(
                process,
                "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
            )
        else { return nil }
        let allocate = variable.assumingMemoryBound(to: Allocate.self)
        original = allocate.pointee
        number = 0
        allocate.pointee = { metadata, size, alignment in
            Allocations.number += 1
            // Proof: it was set before this function was put in its place.
            return Allocations.original.unsafelyUnwrapped(metadata, size, alignment)
        }
        isWatched.storeBytes(of: true, as: Bool.self)
        work()
        isWatched.storeBytes(of: false, as: Bool.self)
        if let original { allocate.pointee = original }
        return number
    }
}
