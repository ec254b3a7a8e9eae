// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK

/// Pixels in memory that the X server can read, too, so that drawing them copies them once.
///
/// Not for several threads at once.
final class SharedImage {
    private let display: OpaquePointer
    private let visual: UnsafeMutablePointer<Visual>
    private let depth: UInt32
    /// Xlib keeps pointers to it, so it needs a place of its own.
    private let segment = UnsafeMutablePointer<XShmSegmentInfo>.allocate(capacity: 1)
    private var capacity = 0
    private(set) var image: UnsafeMutablePointer<XImage>?

    init(_ display: OpaquePointer, visual: UnsafeMutablePointer<Visual>, depth: UInt32) {
        self.display = display
        self.visual = visual
        self.depth = depth
        segment.initialize(to: XShmSegmentInfo())
    }

    deinit {
        segment.deallocate()
    }

    /// Gives the pixels back, while the connection is still there.
    func close() {
        releaseImage()
        releaseSegment()
    }

    /// Where the pixels are: 32 bits each, rows without space between them.
    var memory: UnsafeMutableRawPointer? {
        image.flatMap { UnsafeMutableRawPointer($0.pointee.data) }
    }

    /// Makes room for so many pixels, and answers whether there is any; what was drawn is lost.
    func resize(width: Int, height: Int) -> Bool {
        if let image, image.pointee.width == Int32(width), image.pointee.height == Int32(height) {
            return true
        }
        releaseImage()
        guard
            let image = XShmCreateImage(
                display,
                visual,
                depth,
                ZPixmap,
                nil,
                segment,
                UInt32(width),
                UInt32(height)
            ),
            reserve(Int(image.pointee.bytes_per_line) * height)
        else { return false }
        image.pointee.data = segment.pointee.shmaddr
        self.image = image
        return image.pointee.bits_per_pixel == 32
            && image.pointee.bytes_per_line == Int32(width * 4)
    }

    private func reserve(_ size: Int) -> Bool {
        guard size > capacity else { return true }
        releaseSegment()
        let id = shmget(IPC_PRIVATE, size, IPC_CREAT | 0o600)
        guard id >= 0, let address = shmat(id, nil, 0), Int(bitPattern: address) != -1 else {
            return false
        }
        segment.pointee.shmid = id
        segment.pointee.shmaddr = address.assumingMemoryBound(to: CChar.self)
        segment.pointee.readOnly = 1
        let errors = XErrors.count(on: display)
        XShmAttach(display, segment)
        XSync(display, 0)
        // From here on the segment goes when the last process lets go of it, even by a crash.
        shmctl(id, IPC_RMID, nil)
        capacity = size
        // A server on another machine has the extension, but cannot see our memory.
        return XErrors.count(on: display) == errors
    }

    private func releaseSegment() {
        guard capacity > 0 else { return }
        XShmDetach(display, segment)
        XSync(display, 0)
        shmdt(segment.pointee.shmaddr)
        capacity = 0
    }

    private func releaseImage() {
        guard let image else { return }
        // The memory is the segment's; Xlib would free it.
        image.pointee.data = nil
        _ = image.pointee.f.destroy_image(image)
        self.image = nil
    }
}
