// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import UIKit

extension UIAction {
    @available(iOS 13.0, macCatalyst 13.1, tvOS 14.0, visionOS 1.0, *)
    @MainActor @preconcurrency public convenience init(
        title: String = "",
        image: UIImage? = nil,
        handler: @escaping UIActionHandler
    ) { fatalError() }
}

extension UIButton {
    @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
    public struct Configuration {
        public static func plain() -> Configuration { fatalError() }
        public var image: UIImage?
        public var title: String?
    }

    @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
    @MainActor @preconcurrency
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        fatalError()
    }

    @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
    @MainActor @preconcurrency public var configuration: Configuration? {
        get { fatalError() }
        set { fatalError() }
    }
}

extension UIBarButtonItem {
    @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
    @MainActor @preconcurrency public convenience init(
        title: String? = nil,
        image: UIImage? = nil,
        primaryAction: UIAction? = nil
    ) { fatalError() }
}

@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
public protocol UIContentConfiguration {}

@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
public struct UIListContentConfiguration: UIContentConfiguration {
    public var image: UIImage?
    public var text: String?
    public var secondaryText: String?
}

@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
extension UITableViewCell {
    @MainActor @preconcurrency public var contentConfiguration: (any UIContentConfiguration)? {
        get { fatalError() }
        set { fatalError() }
    }
    @MainActor @preconcurrency
    public func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
}

extension IndexPath {
    public var row: Int {
        get { fatalError() }
        set { fatalError() }
    }
    public var section: Int {
        get { fatalError() }
        set { fatalError() }
    }
}

extension UIApplicationDelegate {
    @MainActor @preconcurrency public static func main() { fatalError() }
}
