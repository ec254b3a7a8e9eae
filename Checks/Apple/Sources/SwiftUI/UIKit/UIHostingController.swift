// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import SimulatedDevice

/// A controller that shows a tree of views.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    private let host: Host

    public init(rootView: Content) {
        self.rootView = rootView
        host = Host(rootView)
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        fatalError("it is not made from an archive")
    }

    deinit {
        let host = host
        // Controllers go on the main actor, here.
        MainActor.assumeIsolated { host.root.tearDown() }
    }

    public var rootView: Content {
        didSet { host.replaceRoot(rootView) }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        host.controller = self
        host.update()
        Device.current.watch { [weak self] in self?.host.update() }
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        host.appear()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        host.disappear()
    }

    /// Presses the buttons, of which there is one in most tests.
    package func pressButtons() {
        host.root.visit { $0.press?() }
    }

    /// The words that are to be seen.
    package var words: [String] {
        var words: [String] = []
        host.root.visit { node in
            if let text = node.view as? Text { words.append(text.words) }
        }
        return words
    }
}
