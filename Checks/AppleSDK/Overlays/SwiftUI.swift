// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import Observation
import UIKit

// MARK: Views

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

// The body of what SwiftUI draws itself, which nobody calls. Not public, so that an app's own view
// without a body is refused.
protocol PrimitiveBody {}
extension PrimitiveBody {
    @MainActor public var body: Never { fatalError() }
}

extension Never: View, PrimitiveBody {}
extension Optional: View, PrimitiveBody where Wrapped: View {}

@resultBuilder public struct ViewBuilder {
    public static func buildBlock() -> EmptyView { fatalError() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { fatalError() }
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { fatalError() }
    public static func buildExpression<Content: View>(_ content: Content) -> Content {
        fatalError()
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { fatalError() }
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> { fatalError() }
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> { fatalError() }
}

public struct EmptyView: View, PrimitiveBody {
    public nonisolated init() {}
}
public struct TupleView<T>: View, PrimitiveBody {}

// Apple has no page for the two types with an underscore. This is what an “if” with an “else” makes:
// “buildEither(first:)” and “buildEither(second:)” have to return one type.
public struct _ConditionalContent<TrueContent, FalseContent> {}
extension _ConditionalContent: View, PrimitiveBody where TrueContent: View, FalseContent: View {}

@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder func body(content: Content) -> Body
    typealias Content = _ViewModifier_Content<Self>
}
// What a modifier's “body(content:)” is given, as the symbol on that page says.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveBody {}

extension View {
    public nonisolated func modifier<Modifier: ViewModifier>(
        _ modifier: Modifier
    ) -> some View { EmptyView() }
    public nonisolated func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        _ value: Value
    ) -> some View { EmptyView() }
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        EmptyView()
    }
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        EmptyView()
    }
    public nonisolated func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { EmptyView() }
}

public struct Button<Label: View>: View, PrimitiveBody {
    public nonisolated init(
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) { fatalError() }
}
extension Button where Label == Text {
    public nonisolated init<Title: StringProtocol>(
        _ title: Title,
        action: @escaping @MainActor () -> Void
    ) { fatalError() }
}

// MARK: What apps are made of

@MainActor @preconcurrency public protocol Scene {}

@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}
extension App {
    public static func main() { fatalError() }
}

@resultBuilder public struct SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { fatalError() }
}

public struct WindowGroup<Content: View>: Scene {
    public nonisolated init(@ViewBuilder makeContent: @escaping () -> Content) { fatalError() }
}

public struct LocalizedStringKey: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { fatalError() }
}

public struct Text: View, PrimitiveBody {
    public nonisolated init<Content: StringProtocol>(_ content: Content) { fatalError() }
}

public struct Image: Sendable {
    public init(systemName: String) { fatalError() }
}
extension Image: View, PrimitiveBody {}

public struct Spacer: View, PrimitiveBody {
    public nonisolated init() { fatalError() }
}

public struct Toggle<Label: View>: View, PrimitiveBody {}
extension Toggle where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { fatalError() }
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, PrimitiveBody {}
extension Picker where Label == Text {
    public nonisolated init<Title: StringProtocol>(
        _ title: Title,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { fatalError() }
}

public struct HorizontalAlignment: Equatable, Sendable {
    public static let leading: HorizontalAlignment = { fatalError() }()
    public static let center: HorizontalAlignment = { fatalError() }()
}
public struct VerticalAlignment: Equatable, Sendable {
    public static let center: VerticalAlignment = { fatalError() }()
}
public struct Alignment: Equatable, Sendable {
    public static let center: Alignment = { fatalError() }()
    public static let bottom: Alignment = { fatalError() }()
}

public struct HStack<Content: View>: View, PrimitiveBody {
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { fatalError() }
}
public struct VStack<Content: View>: View, PrimitiveBody {
    public nonisolated init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { fatalError() }
}
public struct ZStack<Content: View>: View, PrimitiveBody {
    public nonisolated init(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) { fatalError() }
}

public struct NavigationStack<Data, Root: View>: View, PrimitiveBody {}
public struct NavigationPath {}
extension NavigationStack where Data == NavigationPath {
    public nonisolated init(@ViewBuilder root: () -> Root) { fatalError() }
}

@MainActor @preconcurrency
public struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveBody {}
extension List where SelectionValue == Never {
    public nonisolated init(@ViewBuilder content: () -> Content) { fatalError() }
}

public struct Section<Parent, Content, Footer> {}
extension Section: View, PrimitiveBody where Parent: View, Content: View, Footer: View {}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        fatalError()
    }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View, PrimitiveBody where Content: View {
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { fatalError() }
}
extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        fatalError()
    }
}

public enum ContentMode { case fit, fill }

public protocol ShapeStyle: Sendable {}
public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var secondary: HierarchicalShapeStyle { fatalError() }
}

extension View {
    public nonisolated func tag<Tag: Hashable>(_ tag: Tag) -> some View { EmptyView() }
    public nonisolated func padding() -> some View { EmptyView() }
    public nonisolated func aspectRatio(
        _ aspectRatio: CGFloat? = nil,
        contentMode: ContentMode
    ) -> some View { EmptyView() }
    public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        EmptyView()
    }
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        EmptyView()
    }
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { EmptyView() }
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { EmptyView() }
}

public struct Group<Content> {}
extension Group: View, PrimitiveBody where Content: View {
    public init(@ViewBuilder content: () -> Content) { fatalError() }
}

public struct Transaction {
    public init() { fatalError() }
    public var disablesAnimations: Bool {
        get { fatalError() }
        set { fatalError() }
    }
}

public func withTransaction<Result>(
    _ transaction: Transaction,
    _ body: () throws -> Result
) rethrows -> Result { fatalError() }

// MARK: State

public protocol DynamicProperty {}

@propertyWrapper public struct State<Value>: DynamicProperty {
    public init(wrappedValue: Value) { fatalError() }
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { fatalError() }
}
extension State: Sendable where Value: Sendable {}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    public init(projectedValue: Binding<Value>) { fatalError() }
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { fatalError() }
    public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> { fatalError() }
}

@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { fatalError() }
    public init(wrappedValue: Value) where Value: AnyObject & Observable { fatalError() }
}
extension Bindable where Value: AnyObject {
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> { fatalError() }
}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct EnvironmentValues: Sendable {
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { fatalError() }
        set {}
    }
}

@propertyWrapper public struct Environment<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { fatalError() }
    public var wrappedValue: Value { fatalError() }
}
extension Environment: Sendable where Value: Sendable {}

// MARK: UIKit in SwiftUI

@MainActor @preconcurrency
public struct UIViewRepresentableContext<
    Representable: UIViewRepresentable
> {
    public let coordinator: Representable.Coordinator
    public var environment: EnvironmentValues { fatalError() }
}

@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
}
extension UIViewRepresentable {
    public var body: Never { fatalError() }
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}
extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
    Representable: UIViewControllerRepresentable
> {
    public let coordinator: Representable.Coordinator
    public var environment: EnvironmentValues { fatalError() }
}

@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View
where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ controller: UIViewControllerType, context: Context)
    static func dismantleUIViewController(
        _ controller: UIViewControllerType,
        coordinator: Coordinator
    )
    func makeCoordinator() -> Coordinator
}
extension UIViewControllerRepresentable {
    public var body: Never { fatalError() }
    public static func dismantleUIViewController(
        _ controller: UIViewControllerType,
        coordinator: Coordinator
    ) {}
}
extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public var rootView: Content {
        get { fatalError() }
        set {}
    }
}
