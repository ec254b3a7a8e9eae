// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// A button.
@MainActor
open class UIButton: UIControl {
    open var configuration: Configuration?

    public struct Configuration {
        public var image: UIImage?
        public var title: String?

        public static func plain() -> Configuration { Configuration() }
    }
}
