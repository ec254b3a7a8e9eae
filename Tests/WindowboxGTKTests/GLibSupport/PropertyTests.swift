// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport
import Testing

@MainActor
@Suite struct PropertyTests {
    @Test func `properties of every kind are set and read by name`() {
        let application = Owned(
            adopting: g_application_new("org.example.Properties", GApplicationFlags(rawValue: 0))!
        )
        #expect(application.pointer.string("application-id") == "org.example.Properties")
        application.pointer.set("inactivity-timeout", to: 250)
        #expect(application.pointer.int("inactivity-timeout") == 250)
        #expect(!application.pointer.bool("is-busy"))
        #expect(application.pointer.string("resource-base-path") == "/org/example/Properties")
    }

    @Test func `an object is released by its last owner`() {
        var owner: Owned? = Owned(adopting: g_cancellable_new()!)
        let object = WeakObject(owner!.pointer)
        #expect(object.withObject { _ in true } == true)
        owner = nil
        #expect(object.withObject { _ in true } == nil)
    }
}
