// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if os(tvOS)
    import UIKit

    @testable import WindowboxAVKit

    /// An app as the guide for tvOS has it, with several films.
    @MainActor
    protocol SwapApp {
        /// What is at the bottom of its window.
        var controller: UIViewController { get }
        /// The models whose screens are there, the one before the user last.
        var models: [PlayerModel] { get }

        /// Opens the screen of a model, and closes all others.
        func open(_ model: PlayerModel)
        /// Goes back from what is before the user, as with the remote control.
        func back()
    }
#endif
