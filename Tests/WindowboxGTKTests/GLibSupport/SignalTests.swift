// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport
import Testing

@MainActor
@Suite struct SignalTests {
    /// An object that sends signals without any display: `GCancellable` and `GSimpleAction` do.
    private let cancellable = Owned(adopting: g_cancellable_new()!)

    @Test func `a handler is called with the arguments of the signal`() {
        let action = Owned(adopting: g_simple_action_new("name", nil)!)
        var names: [String?] = []
        connect(action.pointer, "notify::enabled") { arguments in
            let specification = arguments.pointer(1).map { $0.cast(to: GParamSpec.self) }
            names.append(specification.map { String(cString: g_param_spec_get_name($0)) })
        }
        action.pointer.set("enabled", to: false)
        #expect(names == ["enabled"])
    }

    @Test func `a handler may answer true`() {
        let application = Owned(adopting: g_application_new(nil, GApplicationFlags(rawValue: 0))!)
        connect(application.pointer, "name-lost") { $0.returns(true) }
        var answer = GValue()
        g_value_init(&answer, GType(5 << 2))
        var sender = GValue()
        g_value_init(&sender, g_application_get_type())
        g_value_set_object(&sender, application.pointer)
        let signal = g_signal_lookup("name-lost", g_application_get_type())
        g_signal_emitv(&sender, signal, 0, &answer)
        #expect(g_value_get_boolean(&answer) != 0)
        g_value_unset(&sender)
    }

    @Test func `a connection ends once, and its handler is released`() {
        weak var released: Token?
        let connection = makeConnection(cancellable.pointer) { released = $0 }
        g_cancellable_cancel(cancellable.pointer)
        #expect(released?.calls == 1)
        connection.disconnect()
        #expect(released == nil)
        connection.disconnect()
    }

    @Test func `a handler is released with its object, and disconnecting later does nothing`() {
        weak var released: Token?
        var object: Owned? = Owned(adopting: g_cancellable_new()!)
        let connection = makeConnection(object!.pointer) { released = $0 }
        #expect(released != nil)
        object = nil
        #expect(released == nil)
        connection.disconnect()
    }

    private func makeConnection(
        _ object: some GPointer,
        _ watch: (Token) -> Void
    ) -> SignalConnection {
        let token = Token()
        watch(token)
        return connect(object, "cancelled") { _ in token.calls += 1 }
    }
}

@MainActor
private final class Token {
    var calls = 0
}
