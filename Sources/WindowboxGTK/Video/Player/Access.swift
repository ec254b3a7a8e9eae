// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// How the content gets here.
enum Access {
    /// It is played from where it is.
    case direct
    /// It is loaded whole before it is played, as its server cannot send the parts that are
    /// needed first.
    case loading(TemporaryFile)
    /// It has been loaded.
    case loaded(TemporaryFile)

    var isLoading: Bool {
        if case .loading = self { true } else { false }
    }
}
