// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport

/// The pixels of one frame as GTK draws them, in memory that is used again and again.
final class PictureBuffer: @unchecked Sendable {
    // Proof: a pool lets the streaming thread write to a buffer only while it is the only owner;
    // after that the buffer is only read.
    let width: Int
    let height: Int
    let memory: UnsafeMutableRawPointer
    /// The same pixels for cairo; it lives as long as they do, because cairo copies the pixels
    /// of a surface that goes while a recording still refers to it.
    let surface: OpaquePointer
    fileprivate(set) var frame: Frame?
    /// Where in its area the picture is.
    fileprivate(set) var origin = (x: 0, y: 0)

    fileprivate init(width: Int, height: Int) {
        self.width = width
        self.height = height
        memory = .allocate(byteCount: width * height * 4, alignment: 64)
        surface = cairo_image_surface_create_for_data(
            memory.assumingMemoryBound(to: UInt8.self),
            CAIRO_FORMAT_RGB24,
            Int32(width),
            Int32(height),
            Int32(width * 4)
        )
    }

    deinit {
        cairo_surface_destroy(surface)
        memory.deallocate()
    }
}

/// A few buffers of the same size in turn.
///
/// GTK may go on drawing a buffer it has been given until it is given the next one, and keeps
/// the one before to compare; so these two are held, and the newest one, until they are replaced.
struct PicturePool {
    private var buffers: [PictureBuffer] = []
    private(set) var newest: PictureBuffer?
    private var given: [PictureBuffer] = []
    private var retired: [PictureBuffer] = []
    private let converter = FrameConverter()

    /// Converts the frame into a buffer that nobody uses.
    mutating func fill(with frame: Frame, _ layout: PictureLayout) {
        let (width, height) = (layout.destination.width, layout.destination.height)
        if buffers.first.map({ $0.width != width || $0.height != height }) ?? false {
            retire()
        }
        var index = buffers.indices.first { isKnownUniquelyReferenced(&buffers[$0]) }
        if index == nil {
            buffers.append(PictureBuffer(width: width, height: height))
            index = buffers.indices.last
        }
        guard let index, converter.convert(frame, by: layout, into: buffers[index].memory) else {
            return
        }
        buffers[index].frame = frame
        buffers[index].origin = (layout.destination.x, layout.destination.y)
        newest = buffers[index]
    }

    /// Hands the newest buffer to GTK.
    ///
    /// Only on the main thread, where buffers of another size are released, as cairo may copy
    /// from them then.
    mutating func give() -> PictureBuffer? {
        retired = []
        guard let newest else { return nil }
        if given.last !== newest { given = given.suffix(1) + [newest] }
        return newest
    }

    /// Has no picture any more; the memory goes when GTK asks for the next one.
    mutating func empty() {
        retire()
        newest = nil
        given = []
    }

    private mutating func retire() {
        retired += buffers
        buffers = []
    }
}
