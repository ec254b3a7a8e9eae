// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import SimulatedDevice

/// A controller, which is told when its view appears and disappears.
@MainActor
open class UIViewController: UIResponder {
    open private(set) weak var parent: UIViewController?
    open private(set) var children: [UIViewController] = []
    open internal(set) var presentedViewController: UIViewController?
    weak var presenter: UIViewController?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open internal(set) var isBeingPresented = false
    open internal(set) var isBeingDismissed = false
    open private(set) var isMovingToParent = false
    open private(set) var isMovingFromParent = false
    open var title: String?
    private var loadedView: UIView?
    private var appearance = Appearance.disappeared
    /// What is to happen when its view has appeared or disappeared in its own time.
    var transition: Duration?

    enum Appearance {
        case disappeared
        case appearing
        case appeared
        case disappearing
    }

    public init(nibName: String?, bundle: Bundle?) {
        super.init()
    }

    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: The view

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView = newValue
            newValue?.controller = self
        }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    open func loadView() {
        let view = UIView()
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewDidLayoutSubviews() {}

    open override var next: UIResponder? { loadedView?.superview }

    /// What has presented it, or what it is in.
    open var presentingViewController: UIViewController? {
        presenter ?? parent?.presentingViewController
    }

    // MARK: Children

    open func addChild(_ child: UIViewController) {
        child.removeFromParent()
        child.willMove(toParent: self)
        child.parent = self
        child.isMovingToParent = true
        children.append(child)
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        isMovingFromParent = false
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {
        if parent == nil { isMovingFromParent = true }
    }

    open func didMove(toParent parent: UIViewController?) {
        isMovingToParent = false
    }

    // MARK: Appearance

    func viewWillMove(to window: UIWindow?) {
        switch (appearance, window) {
        case (.disappeared, _?), (.disappearing, _?):
            appearance = .appearing
            viewWillAppear(transition != nil)
        case (.appearing, nil), (.appeared, nil):
            appearance = .disappearing
            viewWillDisappear(transition != nil)
        case (.appearing, _?), (.appeared, _?), (.disappeared, nil), (.disappearing, nil):
            break
        }
    }

    func viewDidMove(from old: UIWindow?) {
        switch appearance {
        case .appearing:
            viewIsAppearing(transition != nil)
            guard let transition else { return appear() }
            Device.current.after(transition) { [weak self] in self?.appear() }
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(transition != nil)
        case .appeared, .disappeared:
            break
        }
    }

    private func appear() {
        guard appearance == .appearing else { return }
        appearance = .appeared
        viewDidAppear(transition != nil)
        transition = nil
        isBeingPresented = false
    }
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case automatic = -2

    /// Whether what is below it leaves the window.
    var covers: Bool { self == .fullScreen }
}
