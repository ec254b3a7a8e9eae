// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Whether a seek is under way; of those that are asked for meanwhile only the last one counts.
enum Seeking: Hashable {
    case none
    /// The content is not open yet.
    case waiting(Seek)
    case running(Seek, next: Seek?)

    /// Where playback will be when all of it is done.
    var destination: Duration? {
        switch self {
        case .none: nil
        case .waiting(let seek), .running(let seek, next: nil), .running(_, next: let seek?):
            seek.time
        }
    }
}
