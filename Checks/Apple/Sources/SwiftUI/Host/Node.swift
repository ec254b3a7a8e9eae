// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Observation

/// A place in the tree: what is there, and what it has kept.
@MainActor
final class Node {
    private(set) var view: any View
    private(set) var environment: EnvironmentValues
    weak var host: Host?
    /// The states of the view, by the path of their properties.
    var cells: [[Int]: AnyObject] = [:]
    /// What a primitive view keeps for the next time.
    private(set) var kept: Any?
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?
    var dismantle: (() -> Void)?
    var press: (@MainActor () -> Void)?

    private var children: [Node?] = []
    /// What its children are known by, where it is not their places.
    private var names: [AnyHashable] = []
    private var freshness = Freshness.stale
    private var presence = Host.Presence.absent

    private enum Freshness {
        case stale
        case fresh
    }

    init(_ view: any View, _ environment: EnvironmentValues) {
        self.view = view
        self.environment = environment
    }

    func keep(_ value: Any?) { kept = value }

    /// Has other values at the same place.
    func replace(_ view: any View, _ environment: EnvironmentValues) {
        self.view = view
        self.environment = environment
        freshness = .stale
    }

    func invalidate() {
        host?.checkChange()
        freshness = .stale
    }

    // MARK: Updating

    func updateIfNeeded() {
        if freshness == .stale {
            freshness = .fresh
            withObservationTracking {
                evaluate()
            } onChange: { [weak self] in
                Task { @MainActor [weak self] in self?.invalidate() }
            }
        }
        for child in children { child?.updateIfNeeded() }
    }

    private func evaluate() {
        link(view)
        switch view {
        case let primitive as any PrimitiveView: primitive.update(self)
        case let representable as any UIViewRepresentable: representable.represent(in: self)
        case let representable as any UIViewControllerRepresentable:
            representable.represent(in: self)
        default: hold([body(of: view)])
        }
    }

    private func body<Composite: View>(of view: Composite) -> any View { view.body }

    /// Gives the properties of a view, or of a modifier, what they keep at this place.
    func link(_ value: Any, _ path: [Int] = []) {
        for (index, child) in Mirror(reflecting: value).children.enumerated() {
            switch child.value {
            case let property as any LinkedProperty: property.link(to: self, path + [index])
            case is any DynamicProperty: link(child.value, path + [index])
            default: break
            }
        }
    }

    /// Consists of these views from now on; a place keeps what it has while its type is the same.
    func hold(_ views: [(any View)?], _ environment: EnvironmentValues? = nil) {
        let environment = environment ?? self.environment
        for place in views.count..<max(children.count, views.count) { children[place]?.tearDown() }
        let old = children
        children = views.enumerated().map { place, view in
            let before = place < old.count ? old[place] : nil
            guard let view else {
                before?.tearDown()
                return nil
            }
            if let before, type(of: before.view) == type(of: view) {
                before.replace(view, environment)
                return before
            }
            before?.tearDown()
            let node = Node(view, environment)
            node.host = host
            return node
        }
    }

    /// Consists of these views from now on, each of which is known by a name wherever it stands.
    func hold(_ views: [(name: AnyHashable, view: any View)]) {
        var old = names.isEmpty ? [:] : Dictionary(uniqueKeysWithValues: zip(names, children))
        names = views.map(\.name)
        children = views.map { name, view in
            if let before = old.removeValue(forKey: name) ?? nil {
                before.replace(view, environment)
                return before
            }
            let node = Node(view, environment)
            node.host = host
            return node
        }
        old.values.forEach { $0?.tearDown() }
    }

    // MARK: Coming and going

    func appear() {
        if presence == .absent {
            presence = .present
            onAppear?()
        }
        for child in children { child?.appear() }
    }

    func disappear() {
        for child in children { child?.disappear() }
        if presence == .present {
            presence = .absent
            onDisappear?()
        }
    }

    func tearDown() {
        disappear()
        dismantleAll()
    }

    private func dismantleAll() {
        for child in children { child?.dismantleAll() }
        children = []
        dismantle?()
        dismantle = nil
        kept = nil
    }

    func visit(_ action: (Node) -> Void) {
        action(self)
        for child in children { child?.visit(action) }
    }
}
