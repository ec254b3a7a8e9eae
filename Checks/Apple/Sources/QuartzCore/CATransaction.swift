// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Without animations there is nothing to be held back.
open class CATransaction: NSObject {
    open class func begin() {}
    open class func commit() {}
    open class func setDisableActions(_ flag: Bool) {}
}
