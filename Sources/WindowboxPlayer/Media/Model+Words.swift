// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import WindowboxGTK

extension PlayerModel<Player> {
    /// Why there is nothing to see; nil while there is hope.
    var failure: String? {
        if case .failed(let failure) = player.status { return failure.description }
        if case .failed(let reason)? = ClipMaker.shared.progress(of: media) { return reason }
        return nil
    }

    /// What is to be said about it; nil where the picture says it all.
    var sentence: String? {
        if let failure { return failure }
        if case .making(let part)? = ClipMaker.shared.progress(of: media) {
            return "Making the clip… \(Int(part * 100)) %"
        }
        if let percent = player.buffering { return "Loading… \(percent) %" }
        if case .loading = player.status, player.url?.isFileURL == false { return "Loading…" }
        if case .ready = player.status, !player.hasVideo {
            return "There is sound, but no picture."
        }
        return nil
    }
}
