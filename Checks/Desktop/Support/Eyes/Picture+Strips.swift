// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import WindowboxClips

/// What a person reads in a part of the screen, where a window shows several videos.
extension Picture {
    /// The frame that is shown in a part of the screen; `nil` where none can be read.
    public func frame(in area: Area) -> FrameStrip.Reading? {
        let columns = max(0, area.x)..<min(width, area.right)
        for y in stride(from: min(height, area.bottom) - 2, to: max(1, area.y), by: -2) {
            // Two rows must agree, so that chance has no chance.
            if let reading = FrameStrip.decode(row(y, columns)),
                FrameStrip.decode(row(y - 1, columns))?.number == reading.number
            {
                return reading
            }
        }
        return nil
    }

    private func row(_ y: Int, _ columns: Range<Int>) -> [UInt32] {
        pixels.withUnsafeBytes { bytes in
            columns.map {
                bytes.loadUnaligned(fromByteOffset: (y * width + $0) * 4, as: UInt32.self)
            }
        }
    }
}

extension Area {
    /// The left half, for the left one of two videos.
    public var leftHalf: Area { Area(x: x, y: y, width: width / 2, height: height) }
    /// The right half.
    public var rightHalf: Area {
        Area(x: x + width / 2, y: y, width: width - width / 2, height: height)
    }
}
