// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
/// The restore requests of the system that have no answer yet.
struct OpenQuestions {
    private var handlers: [@Sendable (Bool) -> Void] = []

    mutating func add(_ handler: @escaping @Sendable (Bool) -> Void) {
        handlers.append(handler)
    }

    /// Answers each once.
    mutating func answer(_ isRestored: Bool) {
        let answered = handlers
        // First, since the system may ask again from within.
        handlers = []
        for handler in answered { handler(isRestored) }
    }
}
#endif
