// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// A view that does something when it is used.
@MainActor
open class UIControl: UIView {
    open var isEnabled = true
    private var actions: [UIAction] = []

    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    }

    open func addAction(_ action: UIAction, for events: Event) {
        actions.append(action)
    }

    /// The user presses it.
    package func press() {
        guard isEnabled, !isHidden else { return }
        actions.forEach { $0.handler($0) }
    }
}
