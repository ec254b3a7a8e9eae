// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// The dispatch main queue as a foreign main loop sees it: a descriptor to wait for, and a drain.
///
/// Both functions are private to libdispatch; Foundation's run loop is built on the same two.
/// They are looked up at run time, so that a later runtime without them still loads us.
/// Custom main executors, once Swift offers them to everybody, would let us delete this.
struct MainQueue {
    let descriptor: Int32
    private let callback: @convention(c) (UnsafeMutableRawPointer?) -> Void

    init?() {
        let program = dlopen(nil, RTLD_NOW)
        guard
            let handle = dlsym(program, "_dispatch_get_main_queue_handle_4CF"),
            let callback = dlsym(program, "_dispatch_main_queue_callback_4CF")
        else { return nil }
        // Proof: these are the C signatures of the two functions since libdispatch has them.
        let descriptor = unsafeBitCast(handle, to: (@convention(c) () -> Int32).self)()
        guard descriptor >= 0 else { return nil }
        self.descriptor = descriptor
        self.callback = unsafeBitCast(
            callback,
            to: (@convention(c) (UnsafeMutableRawPointer?) -> Void).self
        )
    }

    /// Runs what is in the queue now.
    func drain() {
        // The descriptor is an eventfd, readable until it is read: left alone, it would wake us
        // again at once and for ever. It is read first, so that work which arrives while the
        // queue is drained makes it readable again.
        var count: UInt64 = 0
        read(descriptor, &count, MemoryLayout<UInt64>.size)
        callback(nil)
    }
}
