// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CXTest
import Foundation

/// Pixels of the screen that the X server writes into memory which it shares with this process.
final class SharedPixels {
    private let connection: XConnection
    private let segment: UnsafeMutablePointer<XShmSegmentInfo>

    /// A part of the screen that was read.
    struct Block {
        /// The part that was read, which is what was asked for without what lies off the screen.
        let area: Area
        fileprivate let start: UnsafeMutablePointer<UInt32>

        var height: Int { area.height }

        /// One row of pixels; it lasts until the next part is read.
        func row(_ index: Int) -> UnsafeBufferPointer<UInt32> {
            UnsafeBufferPointer(start: start + index * area.width, count: area.width)
        }
    }

    init(_ connection: XConnection, capacity: Int) throws {
        self.connection = connection
        segment = .allocate(capacity: 1)
        segment.initialize(to: XShmSegmentInfo())
        let id = shmget(IPC_PRIVATE, capacity * 4, IPC_CREAT | 0o600)
        let address = id < 0 ? nil : shmat(id, nil, 0)
        guard let address, address != UnsafeMutableRawPointer(bitPattern: -1) else {
            throw DesktopError("The system has no shared memory left for the screen's pixels.")
        }
        segment.pointee.shmid = id
        segment.pointee.shmaddr = address.assumingMemoryBound(to: CChar.self)
        segment.pointee.readOnly = 0
        XShmAttach(connection.display, segment)
        XSync(connection.display, 0)
        // Marked now, it goes with its last user, however that one ends.
        shmctl(id, IPC_RMID, nil)
    }

    /// Reads a part of the screen, or `nil` when nothing of it is on the screen.
    func grab(_ wanted: Area, of screen: Area) -> Block? {
        let x = max(wanted.x, screen.x)
        let y = max(wanted.y, screen.y)
        let area = Area(
            x: x,
            y: y,
            width: min(wanted.right, screen.right) - x,
            height: min(wanted.bottom, screen.bottom) - y
        )
        guard area.width > 1, area.height > 0 else { return nil }
        let display = connection.display
        let number = XDefaultScreen(display)
        let image = XShmCreateImage(
            display,
            XDefaultVisual(display, number),
            UInt32(XDefaultDepth(display, number)),
            ZPixmap,
            segment.pointee.shmaddr,
            segment,
            UInt32(area.width),
            UInt32(area.height)
        )
        guard let image else { return nil }
        defer {
            // The memory is ours, not the image's.
            image.pointee.data = nil
            _ = image.pointee.f.destroy_image(image)
        }
        guard XShmGetImage(display, connection.root, image, Int32(x), Int32(y), ~0) != 0
        else { return nil }
        return Block(
            area: area,
            start: UnsafeMutableRawPointer(segment.pointee.shmaddr)
                .assumingMemoryBound(to: UInt32.self)
        )
    }

    /// Gives the memory back.
    func close() {
        XShmDetach(connection.display, segment)
        XSync(connection.display, 0)
        shmdt(segment.pointee.shmaddr)
    }

    deinit {
        segment.deallocate()
    }
}
