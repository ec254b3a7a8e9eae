// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import UIKit
import Windowbox

/// Notices which video the user touches, be it by what the app draws over it.
///
/// No touch is taken from anybody: its recognizers are asked about each, and want none.
@MainActor
final class Touches: NSObject {
    private let views: @MainActor () -> [HostFacts]
    private let onUse: @MainActor (ViewID) -> Void

    /// - Parameters:
    ///   - views: The views that there are.
    ///   - onUse: Called with the one that is touched.
    init(
        of views: @escaping @MainActor () -> [HostFacts],
        onUse: @escaping @MainActor (ViewID) -> Void
    ) {
        self.views = views
        self.onUse = onUse
        super.init()
    }

    /// Notices touches in a window, too. Controls may be beside a video in the tree of views, so
    /// it is the window where they are all seen.
    func watch(_ window: UIWindow) {
        let recognizers = window.gestureRecognizers ?? []
        guard !recognizers.contains(where: { $0.delegate === self }) else { return }
        let recognizer = UITapGestureRecognizer()
        recognizer.delegate = self
        window.addGestureRecognizer(recognizer)
    }

    /// What is touched belongs to the video at this point that is nearest in the tree; what was
    /// presented over a screen has nothing but the window in common with it.
    private func noticed(_ touch: UITouch) {
        let touched = views().filter { facts in
            guard let view = facts.view, facts.visibility == .visible else { return false }
            return view.bounds.contains(touch.location(in: view))
        }
        let places = sequence(first: touch.view, next: { $0?.superview }).prefix { $0 != nil }
        for case let place? in places where !(place is UIWindow) {
            let near = touched.filter { $0.view?.isDescendant(of: place) == true }
            guard near.isEmpty else { return near.forEach { onUse($0.id) } }
        }
    }
}

extension Touches: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool {
        noticed(touch)
        return false
    }
}
#endif
