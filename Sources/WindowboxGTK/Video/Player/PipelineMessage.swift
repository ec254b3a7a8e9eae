// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import GLibSupport

/// What a pipeline reports, as plain values, in the order in which it happened.
enum PipelineMessage: Sendable {
    /// All streams have their first data after a start or a seek, or have ended.
    case prerolled
    /// It has arrived at the state that it was on its way to.
    case settled
    /// Every stream has been played to its end.
    case ended
    /// A segment that is to be repeated has been played to its end.
    case segmentEnded
    /// The streams end before the first data of any of them.
    case empty
    /// So much of what is needed to go on is there, in percent.
    case buffering(Int)
    /// Streams were chosen, with a picture or with sound among them or not.
    case streams(hasVideo: Bool, hasSound: Bool)
    /// The picture has this size from now on.
    case videoSize(VideoSize)
    /// The latency of a part changed.
    case latencyChanged
    /// The clock went, as when the sound device was unplugged.
    case clockLost
    /// The server will send the content.
    case server(ServerAnswer)
    /// Something that the content needs is not installed.
    case missing(MissingPlugin)
    /// The pipeline stopped for good.
    case failed(PipelineError)
}

extension PipelineMessage {
    /// Reads a message on the thread that posts it; nil where it is of no interest.
    init?(_ message: UnsafeMutablePointer<GstMessage>) {
        switch message.pointee.type {
        case GST_MESSAGE_ASYNC_DONE: self = .prerolled
        case GST_MESSAGE_STATE_CHANGED where message.isOfTopLevel:
            var pending = GST_STATE_VOID_PENDING
            gst_message_parse_state_changed(message, nil, nil, &pending)
            guard pending == GST_STATE_VOID_PENDING else { return nil }
            self = .settled
        case GST_MESSAGE_EOS: self = .ended
        case GST_MESSAGE_SEGMENT_DONE: self = .segmentEnded
        case GST_MESSAGE_LATENCY: self = .latencyChanged
        case GST_MESSAGE_CLOCK_LOST: self = .clockLost
        case GST_MESSAGE_BUFFERING:
            var percent: Int32 = 0
            gst_message_parse_buffering(message, &percent)
            self = .buffering(Int(percent))
        case GST_MESSAGE_STREAMS_SELECTED: self = .streams(selectedBy: message)
        case GST_MESSAGE_ERROR: self = .failed(PipelineError(message))
        case GST_MESSAGE_ELEMENT:
            let structure = gst_message_get_structure(message)
            if let answer = ServerAnswer(structure) {
                self = .server(answer)
            } else if let missing = MissingPlugin(structure) {
                self = .missing(missing)
            } else {
                return nil
            }
        default: return nil
        }
    }

    private static func streams(
        selectedBy message: UnsafeMutablePointer<GstMessage>
    ) -> PipelineMessage {
        let types = (0..<gst_message_streams_selected_get_size(message)).map { index -> UInt32 in
            guard let stream = gst_message_streams_selected_get_stream(message, index) else {
                return 0
            }
            defer { gst_object_unref(stream) }
            return gst_stream_get_stream_type(stream).rawValue
        }
        return .streams(
            hasVideo: types.contains { $0 & GST_STREAM_TYPE_VIDEO.rawValue != 0 },
            hasSound: types.contains { $0 & GST_STREAM_TYPE_AUDIO.rawValue != 0 }
        )
    }
}

extension UnsafeMutablePointer<GstMessage> {
    /// Whether it is of the whole pipeline, not of a part of it.
    fileprivate var isOfTopLevel: Bool {
        pointee.src?.pointee.parent == nil
    }
}
