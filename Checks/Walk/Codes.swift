// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

// Everything that a state is made of, as a small number.

extension ViewID {
    var index: Int { rawValue - 1 }
    var code: UInt8 { UInt8(rawValue) }
}

extension PlayerID {
    var code: UInt8 { UInt8(rawValue) }
}

extension PlayerID? {
    var code: UInt8 { self?.code ?? 0 }
}

extension ScenePhase? {
    var code: UInt8 {
        switch self {
        case nil: 0
        case .foreground: 1
        case .background: 2
        }
    }
}

extension ArmingReason {
    var code: UInt8 {
        switch self {
        case .only: 0
        case .playing: 1
        case .priority: 2
        case .lastInteractedWith: 3
        case .lastShown: 4
        case .startsAutomatically: 5
        }
    }
}

extension PlayerFacts.Content {
    var code: UInt8 {
        switch self {
        case .none: 0
        case .loading: 1
        case .sound: 2
        case .video: 3
        }
    }
}

extension PlatformModel.Run {
    var code: UInt8 {
        switch self {
        case .asked: 1
        case .coming: 2
        case .shown(.free): 3
        case .shown(.askedToGo): 4
        case .leaving(.restoreUserInterface): 5
        case .leaving(.willStop): 6
        case .leaving(.didStop): 7
        }
    }
}

extension Session.State {
    var code: UInt8 {
        switch self {
        case .inactive: 0
        case .starting(.requested, _): 1
        case .starting(.announced, _): 2
        case .active: 3
        case .stopping: 4
        case .failing: 5
        }
    }
}

extension Restoration {
    var code: UInt8 {
        switch self {
        case .unasked: 0
        case .asked(.app): 1
        case .asked(.surface): 2
        case .answered(true): 3
        case .answered(false): 4
        case .sought(.app): 5
        case .sought(.surface): 6
        }
    }
}

extension Wish {
    var code: UInt8 {
        switch self {
        case .proceed: 0
        case .restore: 1
        case .reopen: 2
        case .returnToForeground: 3
        case .endOfContent: 4
        case .close: 5
        case .abandon: 6
        case .replace: 7
        case .overtaken: 8
        }
    }
}
