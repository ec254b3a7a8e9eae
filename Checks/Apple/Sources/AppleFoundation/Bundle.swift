// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// The app's bundle, of which only the information that the app gives of itself is here.
public final class Bundle: NSObject, @unchecked Sendable {
    // It is used on the main actor only, here as by the library.
    public static let main = Bundle()

    package var information: [String: Any] = [:]

    public func object(forInfoDictionaryKey key: String) -> Any? { information[key] }
}
