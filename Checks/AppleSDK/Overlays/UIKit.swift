// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import UIKit

extension UIAction {
    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        handler: @escaping UIActionHandler
    ) { fatalError() }
}

extension UIButton {
    @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
    @MainActor @preconcurrency public struct Configuration {
        public static func plain() -> Configuration { fatalError() }
        public var image: UIImage?
        public var title: String?
    }

    @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
    public var configuration: Configuration? {
        get { fatalError() }
        set { fatalError() }
    }
}
