// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import GLibSupport

extension GPointer {
    /// Whether the element was made by the factory of this name.
    func isMade(by name: String) -> Bool {
        guard let factory = gst_element_get_factory(cast()) else { return false }
        return factory.cast(to: GstObject.self).pointee.name.map { String(cString: $0) } == name
    }
}
