// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import SimulatedDevice
import WindowboxSimulator

/// A player that goes on with the device's clock.
@MainActor
open class AVPlayer: NSObject, KeyValueObservable {
    public nonisolated let observers = Observers()
    // What Apple lets be read from anywhere is written on the main actor only, here.
    public nonisolated(unsafe) var actionAtItemEnd = ActionAtItemEnd.pause
    open nonisolated(unsafe) var isMuted = false {
        didSet { if isMuted != oldValue { changed(\.isMuted, from: oldValue) } }
    }

    open nonisolated(unsafe) private(set) var currentItem: AVPlayerItem? {
        didSet { if currentItem !== oldValue { changed(\.currentItem, from: oldValue) } }
    }
    open nonisolated(unsafe) private(set) var timeControlStatus = TimeControlStatus.paused {
        didSet { if timeControlStatus != oldValue { changed(\.timeControlStatus, from: oldValue) } }
    }
    /// Who paused it, and when.
    package private(set) var pauses: [Pause] = []
    /// Each item that it was given, in order.
    package private(set) var loads: [String] = []
    /// The layers that have it, the latest last.
    var layers: [WeakLayer] = []
    /// How often the last of them was taken away while it played, for which a system may pause it.
    package internal(set) var bareMoments = 0

    private var speed: Float = 0
    private var positionThen = Duration.zero
    private var then = Duration.zero

    public enum TimeControlStatus: Int, Sendable {
        case paused
        case waitingToPlayAtSpecifiedRate
        case playing
    }

    public enum ActionAtItemEnd: Int, Sendable {
        case advance
        case pause
        case none
    }

    public nonisolated override init() {
        super.init()
    }

    public nonisolated convenience init(url: URL) {
        self.init(playerItem: AVPlayerItem(url: url))
    }

    public nonisolated convenience init(playerItem item: AVPlayerItem?) {
        self.init()
        // Players are made on the main actor, here.
        MainActor.assumeIsolated { replaceCurrentItem(with: item) }
    }

    open var rate: Float {
        get { speed }
        set { newValue == 0 ? pause(by: .library) : run(at: newValue) }
    }

    open func play() { run(at: 1) }

    /// Who calls this is the library: the tests say who else pauses.
    open func pause() { pause(by: .library) }

    open func replaceCurrentItem(with item: AVPlayerItem?) {
        settlePosition()
        positionThen = .zero
        currentItem = item
        if let item { loads.append(item.content) }
        item?.load()
        item?.whenReady { [weak self] in self?.update() }
        update()
        layersChanged()
    }

    open func currentTime() -> CMTime {
        let (seconds, fraction) = position.components
        return CMTime(seconds: Double(seconds) + Double(fraction) / 1e18, preferredTimescale: 600)
    }

    open func seek(to time: CMTime) {
        settlePosition()
        positionThen = .seconds(time.seconds)
    }

    // MARK: What a test does with it

    package var isPlaying: Bool { speed != 0 }

    package var position: Duration {
        timeControlStatus == .playing
            ? positionThen + Device.current.clock.now.offset - then
            : positionThen
    }

    package func pause(by cause: Pause.Cause) {
        guard speed != 0 else { return }
        pauses.append(Pause(time: Device.current.clock.now.offset, cause: cause))
        Device.current.note(.player, "\(content) is paused by the \(cause)")
        setSpeed(0)
    }

    /// Comes to the end of its item.
    package func finishItem() {
        guard let item = currentItem else { return }
        if actionAtItemEnd != .none { setSpeed(0) }
        NotificationCenter.default.post(
            name: AVPlayerItem.didPlayToEndTimeNotification,
            object: item
        )
    }

    package var content: String { currentItem?.content ?? "nothing" }

    // MARK: Inside

    private func run(at speed: Float) {
        guard speed != self.speed else { return }
        Device.current.note(.player, "\(content) plays")
        setSpeed(speed)
    }

    private func setSpeed(_ new: Float) {
        settlePosition()
        let old = speed
        speed = new
        changed(\.rate, from: old)
        update()
    }

    func update() {
        let isReady = currentItem?.status == .readyToPlay
        settlePosition()
        timeControlStatus =
            speed == 0 ? .paused : isReady ? .playing : .waitingToPlayAtSpecifiedRate
    }

    private func settlePosition() {
        positionThen = position
        then = Device.current.clock.now.offset
    }
}
