// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// What an app shows its video with.
enum FrontEnd: Hashable, Sendable, CaseIterable {
    /// `VideoUIView`
    case uiKit
    /// `SystemVideoViewController`
    case uiKitSystem
    /// `VideoView`
    case swiftUI
    /// `SystemVideoView`
    case swiftUISystem

    var kind: VideoViewKind {
        switch self {
        case .uiKit, .swiftUI: .video
        case .uiKitSystem, .swiftUISystem: .systemVideo
        }
    }

    /// Those whose controls the app draws.
    static let custom: [FrontEnd] = [.uiKit, .swiftUI]
    /// Those with the system's controls.
    static let system: [FrontEnd] = [.uiKitSystem, .swiftUISystem]
}
