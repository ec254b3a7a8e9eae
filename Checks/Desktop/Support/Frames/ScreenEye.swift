// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CXTest
import Foundation
import WindowboxClips

/// Looks at all windows at the top level, once for each call.
struct ScreenEye {
    private let connection: XConnection
    private let pixels: SharedPixels
    private let screen: Area
    private var windows: [Window: Watched] = [:]
    private var turn = 0

    /// What is known of one window.
    private struct Watched {
        var area: Area
        var isMapped: Bool
        /// The row in which the strip was last read, from the window's upper edge.
        var row: Int?
        var shown: FrameStrip.Reading?
        var misses = 0
    }

    init(display: String) throws {
        connection = try XConnection(display: display)
        let number = XDefaultScreen(connection.display)
        screen = Area(
            x: 0,
            y: 0,
            width: Int(XDisplayWidth(connection.display, number)),
            height: Int(XDisplayHeight(connection.display, number))
        )
        pixels = try SharedPixels(connection, capacity: screen.width * screen.height)
        XSelectInput(connection.display, connection.root, SubstructureNotifyMask)
        for window in connection.children(of: connection.root) { meet(window) }
    }

    /// Gives the shared memory back.
    func close() {
        pixels.close()
    }

    /// All that has changed since the last look.
    mutating func look() -> [Sighting] {
        var seen = takeEvents()
        for (window, watched) in windows where watched.isMapped && isInteresting(watched.area) {
            if let sighting = look(at: window, watched) { seen.append(sighting) }
        }
        turn += 1
        return seen
    }

    // MARK: Pictures

    private mutating func look(at window: Window, _ watched: Watched) -> Sighting? {
        var watched = watched
        let area = watched.area
        let usual = FrameStrip.rows(inHeight: area.height)
        var reading = read(
            area,
            row: watched.row ?? (usual.lowerBound + usual.upperBound) / 2
        )
        if reading == nil {
            watched.misses += 1
            if isWorthSearching(watched), let found = search(area) {
                watched.row = found.row
                reading = found.reading
            }
        }
        if reading != nil { watched.misses = 0 }
        defer { windows[window] = watched }
        guard isChange(from: watched.shown, to: reading) else { return nil }
        watched.shown = reading
        return Sighting(
            time: .now,
            window: window,
            event: reading.map(Sighting.Event.showsFrame) ?? .showsNoFrame
        )
    }

    /// A window that has just come is searched at every look, one that shows no strip ever
    /// more rarely.
    private func isWorthSearching(_ watched: Watched) -> Bool {
        switch watched.misses {
        case ..<10: true
        case ..<200: turn.isMultiple(of: 4)
        default: turn.isMultiple(of: 25)
        }
    }

    private func isChange(from old: FrameStrip.Reading?, to new: FrameStrip.Reading?) -> Bool {
        guard let old, let new else { return (old == nil) != (new == nil) }
        return old.number != new.number || abs(old.pictureWidth - new.pictureWidth) > 2
            || abs(old.contrast - new.contrast) > 16
    }

    private func read(_ area: Area, row: Int) -> FrameStrip.Reading? {
        var line = area
        line.y += row
        line.height = 1
        return pixels.grab(line, of: screen).flatMap { FrameStrip.decode($0.row(0)) }
    }

    /// Looks for the strip in the lowest quarter, from the bottom.
    private func search(_ area: Area) -> (row: Int, reading: FrameStrip.Reading)? {
        var lowest = area
        lowest.height = max(8, area.height / 4)
        lowest.y = area.bottom - lowest.height
        guard let block = pixels.grab(lowest, of: screen) else { return nil }
        for row in stride(from: block.height - 2, through: 1, by: -2) {
            // Two rows must agree, so that chance has no chance.
            guard let reading = FrameStrip.decode(block.row(row)),
                FrameStrip.decode(block.row(row - 1))?.number == reading.number
            else { continue }
            var top = row - 1
            while top > 0, FrameStrip.decode(block.row(top - 1))?.number == reading.number {
                top -= 1
            }
            return (block.area.y - area.y + (top + row) / 2, reading)
        }
        return nil
    }

    // MARK: Windows

    /// Small windows are tool tips and the like; one as large as the screen is the background,
    /// or what a compositor draws on.
    private func isInteresting(_ area: Area) -> Bool {
        area.width >= 100 && area.height >= 56
            && !(area.width >= screen.width && area.height >= screen.height)
    }

    private mutating func meet(_ window: Window) {
        var attributes = XWindowAttributes()
        guard XGetWindowAttributes(connection.display, window, &attributes) != 0 else { return }
        let border = Int(attributes.border_width)
        windows[window] = Watched(
            area: Area(
                x: Int(attributes.x) + border,
                y: Int(attributes.y) + border,
                width: Int(attributes.width),
                height: Int(attributes.height)
            ),
            isMapped: attributes.map_state == IsViewable
        )
    }

    private mutating func takeEvents() -> [Sighting] {
        var seen: [Sighting] = []
        while XPending(connection.display) > 0 {
            var event = XEvent()
            XNextEvent(connection.display, &event)
            if let sighting = take(event) { seen.append(sighting) }
        }
        return seen
    }

    private mutating func take(_ event: XEvent) -> Sighting? {
        switch event.type {
        case CreateNotify:
            meet(event.xcreatewindow.window)
            return nil
        case ReparentNotify where event.xreparent.parent == connection.root:
            meet(event.xreparent.window)
            return nil
        case ReparentNotify:
            windows[event.xreparent.window] = nil
            return nil
        case MapNotify:
            return setMapped(event.xmap.window, true)
        case UnmapNotify:
            return setMapped(event.xunmap.window, false)
        case DestroyNotify:
            let sighting = setMapped(event.xdestroywindow.window, false)
            windows[event.xdestroywindow.window] = nil
            return sighting
        case ConfigureNotify:
            return move(event.xconfigure)
        default:
            return nil
        }
    }

    private mutating func setMapped(_ window: Window, _ isMapped: Bool) -> Sighting? {
        if windows[window] == nil, isMapped { meet(window) }
        guard let watched = windows[window] else { return nil }
        let change = watched.isMapped != isMapped || (isMapped && watched.shown == nil)
        let wasSeen = watched.shown != nil || isInteresting(watched.area)
        windows[window]?.isMapped = isMapped
        windows[window]?.shown = nil
        windows[window]?.misses = 0
        guard change, wasSeen else { return nil }
        return Sighting(
            time: .now,
            window: window,
            event: isMapped ? .mapped(watched.area) : .unmapped
        )
    }

    private mutating func move(_ configured: XConfigureEvent) -> Sighting? {
        guard let watched = windows[configured.window] else { return nil }
        let border = Int(configured.border_width)
        let area = Area(
            x: Int(configured.x) + border,
            y: Int(configured.y) + border,
            width: Int(configured.width),
            height: Int(configured.height)
        )
        guard area != watched.area else { return nil }
        windows[configured.window]?.area = area
        if area.height != watched.area.height { windows[configured.window]?.row = nil }
        windows[configured.window]?.misses = 0
        guard watched.isMapped else { return nil }
        guard isInteresting(area) else {
            // A window manager may shrink a window to nothing before it takes it from the screen.
            windows[configured.window]?.shown = nil
            return watched.shown.map { _ in
                Sighting(time: .now, window: configured.window, event: .showsNoFrame)
            }
        }
        return Sighting(time: .now, window: configured.window, event: .moved(area))
    }
}
