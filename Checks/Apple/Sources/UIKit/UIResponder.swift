// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What views, controllers and scenes have in common.
@MainActor
open class UIResponder: NSObject {
    open var next: UIResponder? { nil }

    public override init() {
        super.init()
    }
}
