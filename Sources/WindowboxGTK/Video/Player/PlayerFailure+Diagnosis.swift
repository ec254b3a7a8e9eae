// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import Foundation

extension PlayerFailure {
    /// What is wrong with this address before anything is opened, or nil if nothing is.
    package static func obvious(in url: URL) -> PlayerFailure? {
        guard url.isFileURL else {
            let isKnown = ["http", "https"].contains(url.scheme?.lowercased())
            let hasServer = url.host(percentEncoded: false)?.isEmpty == false
            return isKnown && hasServer ? nil : .unsupportedAddress(url.absoluteString)
        }
        var isFolder: ObjCBool = false
        let path = url.path(percentEncoded: false)
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            return .noSuchFile(path)
        }
        if isFolder.boolValue { return .folder(path) }
        return FileManager.default.isReadableFile(atPath: path) ? nil : .noPermission(path)
    }

    /// How far the content had come when an error stopped it.
    enum Progress { case none, arriving, playing }

    /// What an error of GStreamer's means to a person.
    static func diagnosis(
        of error: PipelineError,
        url: URL,
        progress: Progress,
        missing: MissingPlugin?
    ) -> PlayerFailure {
        let name = url.displayName
        if let status = error.httpStatus, status >= 400 {
            return .server(status: status, name)
        }
        if progress == .playing { return .interrupted(name) }
        switch (error.domain, error.code) {
        case (.resource, Int(GST_RESOURCE_ERROR_NO_SPACE_LEFT.rawValue)):
            return .noRoom(name)
        case (.resource, Int(GST_RESOURCE_ERROR_NOT_AUTHORIZED.rawValue)):
            return .noPermission(name)
        case _ where error.isFromSource && !url.isFileURL:
            return progress == .arriving
                ? .interrupted(name) : .unreachable(url.host(percentEncoded: false) ?? name)
        case (.resource, Int(GST_RESOURCE_ERROR_NOT_FOUND.rawValue)):
            return .noSuchFile(name)
        case (.core, Int(GST_CORE_ERROR_MISSING_PLUGIN.rawValue)),
            (.stream, Int(GST_STREAM_ERROR_CODEC_NOT_FOUND.rawValue)):
            return missing?.failure ?? .missingDecoder(format: "this format", package: nil)
        case (.resource, _), (.stream, _), (.core, _), (.other, _):
            return .notMedia(name)
        }
    }
}

extension URL {
    /// What a person is told: the path of a file, or the whole address.
    var displayName: String {
        isFileURL ? path(percentEncoded: false) : absoluteString
    }
}
