// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// A web server on this machine for one file, which answers as a test wants it to.
final class FileServer: Sendable {
    /// How requests are answered.
    enum Behaviour: Hashable, Sendable {
        /// With the part that is asked for.
        case parts
        /// With the whole file, whatever part is asked for, as simple servers do.
        case whole
        /// With the whole file, without saying how long it is, as live streams are.
        case endless
        /// With an error.
        case status(Int)
    }

    let port: UInt16
    private let socket: Int32
    private let data: Data
    private let behaviour: Behaviour
    private let limit: Int
    private let patience = Gate()

    /// Starts to serve.
    ///
    /// - Parameter limit: After so many bytes no more come, though the connection stays until
    ///   the server is stopped.
    init(_ file: URL, _ behaviour: Behaviour = .parts, breakingAfter limit: Int = .max) throws {
        data = try Data(contentsOf: file)
        self.behaviour = behaviour
        self.limit = limit
        socket = Glibc.socket(
            AF_INET,
            Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue),
            0
        )
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
        stop()
    }

    /// Goes away: the connections break, and there are no new ones. A second call does nothing.
    func stop() {
        guard patience.open() else { return }
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
        let start = Self.start(in: request)
        send(head(start), connection)
        guard request.hasPrefix("GET") else { return }
        send(body(start), connection)
        if limit < data.count { patience.wait() }
    }

    private func head(_ start: Int) -> String {
        switch behaviour {
        case .parts:
            """
            HTTP/1.1 \(start == 0 ? "200 OK" : "206 Partial Content")\r
            Content-Length: \(data.count - start)\r
            Content-Range: bytes \(start)-\(data.count - 1)/\(data.count)\r
            Accept-Ranges: bytes\r
            Connection: close\r
            \r\n
            """
        case .whole: "HTTP/1.0 200 OK\r\nContent-Length: \(data.count)\r\n\r\n"
        case .endless: "HTTP/1.0 200 OK\r\n\r\n"
        case .status(let status): "HTTP/1.1 \(status) No\r\nContent-Length: 0\r\n\r\n"
        }
    }

    private func body(_ start: Int) -> Data {
        switch behaviour {
        case .parts: data.prefix(limit).dropFirst(start)
        case .whole, .endless: data.prefix(limit)
        case .status: Data()
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

/// Keeps threads waiting until it is opened, once and for all.
private final class Gate: @unchecked Sendable {
    // Proof: the state is only touched while the condition is locked.
    private enum State { case closed, open }
    private var state = State.closed
    private let condition = NSCondition()

    func wait() {
        condition.withLock {
            while state == .closed { condition.wait() }
        }
    }

    /// Answers whether it was closed.
    func open() -> Bool {
        condition.withLock {
            defer { state = .open }
            condition.broadcast()
            return state == .closed
        }
    }
}
