// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import UIKit
import WindowboxAVKit

/// A screen with players, side by side.
final class PlayerScreenController: UIViewController {
    let screen: DemoScreen
    private let router: DemoRouter
    private let stack = UIStackView()
    private let bar = UIStackView()
    private let panes = UIStackView()

    init(screen: DemoScreen, router: DemoRouter) {
        self.screen = screen
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        stack.axis = .vertical
        for part in [bar, panes] { stack.addArrangedSubview(part) }
        panes.distribution = .fillEqually
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        update()
    }

    /// Shows the screen as it is to be now.
    func update() {
        let wanted = screen.models.map { PaneController.Content(model: $0, kind: screen.kind) }
        let shown = children.compactMap { ($0 as? PaneController)?.content }
        if shown != wanted { show(wanted) }
        for case let pane as PaneController in children { pane.update(screen) }
        updateBar()
    }

    private func show(_ contents: [PaneController.Content]) {
        for pane in children {
            pane.willMove(toParent: nil)
            pane.view.removeFromSuperview()
            pane.removeFromParent()
        }
        for content in contents {
            let pane = PaneController(content) { [router] in router.use(content.model) }
            addChild(pane)
            panes.addArrangedSubview(pane.view)
            pane.didMove(toParent: self)
        }
    }

    private func updateBar() {
        for button in bar.arrangedSubviews { button.removeFromSuperview() }
        add("Back") { $0.router.back() }
        if screen.demo == .support {
            add(screen.supportsPictureInPicture ? "No Picture in Picture" : "Picture in Picture") {
                $0.screen.supportsPictureInPicture.toggle()
            }
        }
        if screen.demo == .exchange {
            add("Exchange") { $0.screen.exchangeViews() }
        }
        add(screen.presentation == .inline ? "Full screen" : "Smaller") {
            $0.screen.toggleFullScreen()
        }
    }

    private func add(
        _ title: String,
        _ action: @escaping @MainActor (PlayerScreenController) -> Void
    ) {
        let button = UIButton(
            configuration: .plain(),
            primaryAction: UIAction(title: title) { [weak self] _ in
                if let self { action(self) }
            }
        )
        bar.addArrangedSubview(button)
    }
}
