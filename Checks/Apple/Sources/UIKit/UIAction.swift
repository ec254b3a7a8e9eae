// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

public typealias UIActionHandler = (UIAction) -> Void

/// What a control does.
@MainActor
open class UIAction: NSObject {
    let handler: UIActionHandler

    public init(
        title: String = "",
        image: UIImage? = nil,
        handler: @escaping UIActionHandler
    ) {
        self.handler = handler
    }
}
