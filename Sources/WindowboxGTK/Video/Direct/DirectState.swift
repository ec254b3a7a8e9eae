// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What a direct output knows and does under its lock.
struct DirectState {
    /// Whether what is drawn is seen.
    enum Visibility {
        /// The parent is not on the screen: the picture is kept ready for when it is.
        case hidden(since: ContinuousClock.Instant)
        case viewable
    }

    /// Whether somebody waits for a frame on the screen.
    enum Announcement { case none, asked, due }

    /// Whether the window is there when its parent is.
    enum Presence {
        case gone
        /// It appears with the first frame.
        case wanted
        case present
    }

    let window: ChildWindow
    var shown: Frame?
    var announcement = Announcement.none
    private let converter = FrameConverter()
    private var visibility: Visibility
    private var presence = Presence.gone
    private var area: PixelRect?
    private var gravity = VideoGravity.resizeAspect
    private var lastDrawing = ContinuousClock.now

    init(window: ChildWindow) {
        self.window = window
        visibility = window.isParentViewable ? .viewable : .hidden(since: .now)
    }

    /// A hidden picture follows closely at first, as it is about to be seen, and loosely later,
    /// as it costs as much as a visible one.
    private static let closely = Duration.milliseconds(500)
    private static let loosely = Duration.milliseconds(250)

    var isDrawingDue: Bool {
        switch visibility {
        case .viewable: return true
        case .hidden(let start):
            let now = ContinuousClock.now
            return now - start < Self.closely || now - lastDrawing > Self.loosely
        }
    }

    mutating func draw(_ frame: Frame) {
        guard convert(frame) else { return }
        let isFirst = shown == nil
        shown = frame
        lastDrawing = .now
        paint()
        if isFirst, presence == .wanted { show() }
    }

    mutating func clear() {
        shown = nil
        if presence == .present {
            window.unmap()
            presence = .wanted
        }
        expectToBeSeen()
    }

    func rehearse(_ frame: Frame) {
        guard shown == nil else { return }
        _ = convert(frame)
    }

    /// Puts the frame's pixels into the window's memory, and the window where they belong.
    private func convert(_ frame: Frame) -> Bool {
        guard let area, !area.isEmpty else { return false }
        let layout = PictureLayout(of: frame, in: area, gravity: gravity)
        let (width, height) = (layout.destination.width, layout.destination.height)
        guard
            let memory = window.memory(width: width, height: height),
            converter.convert(frame, by: layout, into: memory)
        else { return false }
        window.move(to: layout.destination)
        return true
    }

    mutating func place(in area: PixelRect, gravity: VideoGravity) {
        guard area != self.area || gravity != self.gravity else { return }
        self.area = area
        self.gravity = gravity
        if let shown { draw(shown) }
    }

    /// Draws the pixels that are there, to where they will be seen first.
    mutating func paint() {
        guard shown != nil else { return }
        switch (visibility, presence) {
        case (.viewable, .present):
            window.paint()
            if announcement == .asked { announcement = .due }
        case (.viewable, .gone), (.viewable, .wanted), (.hidden, _):
            window.paintBackground()
        }
    }

    mutating func appear() {
        guard presence == .gone else { return }
        expectToBeSeen()
        presence = .wanted
        if shown != nil { show() }
    }

    mutating func disappear() {
        if presence == .present { window.unmap() }
        presence = .gone
        shown = nil
    }

    private mutating func show() {
        // The server paints the background, which is the picture, as the window appears.
        window.map()
        presence = .present
        if case .viewable = visibility { paint() }
    }

    mutating func parentChanged(isViewable: Bool) {
        visibility = isViewable ? .viewable : .hidden(since: .now)
        paint()
    }

    /// Someone is about to show the parent, so the picture follows closely again.
    private mutating func expectToBeSeen() {
        if case .hidden = visibility { visibility = .hidden(since: .now) }
    }
}
