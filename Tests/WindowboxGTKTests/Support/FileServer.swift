// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// A web server on this machine for one file, which answers as a test wants it to.
final class FileServer: Sendable {
    /// How requests are answered.
    enum Behaviour: Sendable {
        /// With what is asked for.
        case good
        /// With an error.
        case status(Int)
        /// With so many bytes of what was promised; after that the connection breaks.
        case breaks(after: Int)
    }

    let port: UInt16
    private let socket: Int32
    private let data: Data
    private let behaviour: Behaviour

    init(_ file: URL, _ behaviour: Behaviour = .good) throws {
        data = try Data(contentsOf: file)
        self.behaviour = behaviour
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let (socket, size) = (socket, length)
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                _ = bind(socket, pointer, size)
                _ = listen(socket, 16)
                _ = getsockname(socket, pointer, &length)
            }
        }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [weak self] in
            while true {
                let connection = accept(socket, nil, nil)
                guard connection >= 0, let server = self else { return }
                Thread.detachNewThread { server.answer(on: connection) }
            }
        }
    }

    deinit {
        // Ends the waiting `accept`.
        shutdown(socket, Int32(SHUT_RDWR))
        close(socket)
    }

    var url: URL {
        URL(string: "http://127.0.0.1:\(port)/film")!
    }

    private func answer(on connection: Int32) {
        defer { close(connection) }
        var buffer = [UInt8](repeating: 0, count: 8192)
        let count = read(connection, &buffer, buffer.count)
        guard count > 0 else { return }
        let request = String(decoding: buffer.prefix(count), as: UTF8.self)
        if case .status(let status) = behaviour {
            send(
                "HTTP/1.1 \(status) No\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
                connection
            )
            return
        }
        let start = Self.start(in: request)
        let head = start == 0 ? "200 OK" : "206 Partial Content"
        send(
            """
            HTTP/1.1 \(head)\r
            Content-Length: \(data.count - start)\r
            Content-Range: bytes \(start)-\(data.count - 1)/\(data.count)\r
            Accept-Ranges: bytes\r
            Connection: close\r
            \r\n
            """,
            connection
        )
        var body = data.dropFirst(start)
        if case .breaks(let limit) = behaviour {
            body = body.prefix(max(0, limit - start))
        }
        send(body, connection)
        if case .breaks = behaviour {
            // As a network does, it goes silent first.
            Thread.sleep(forTimeInterval: 0.5)
        }
    }

    private static func start(in request: String) -> Int {
        guard let range = request.range(of: "bytes=") else { return 0 }
        return Int(request[range.upperBound...].prefix { $0.isNumber }) ?? 0
    }

    private func send(_ text: String, _ connection: Int32) {
        send(Data(text.utf8), connection)
    }

    private func send(_ data: Data, _ connection: Int32) {
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = Glibc.send(
                    connection,
                    bytes.baseAddress! + sent,
                    bytes.count - sent,
                    Int32(MSG_NOSIGNAL)
                )
                guard count > 0 else { return }
                sent += count
            }
        }
    }
}
