// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVFoundation
import UIKit
import WindowboxAVKit
import XCTest

/// The library's own pieces over the real AVKit, in the window of a demo app.
@MainActor
final class AdapterTests: XCTestCase {
    private let service = PictureInPicture.shared

    func testAVideoViewWithoutAPictureSaysWhyItCannotStart() async throws {
        let player = AVPlayer()
        let video = VideoUIView(player: player)
        let button = PictureInPictureUIButton(player: player)
        XCTAssertNotNil(service.refusal(for: video.id))
        video.supportsPictureInPicture = true
        let window = try window(with: [video, button])
        try await expectSoon { self.service.refusal(for: video.id) != .noSupportingView }
        XCTAssertNotNil(service.refusal(for: video.id))
        XCTAssertNotNil(service.refusal(for: player))
        XCTAssertTrue(button.isHidden)
        service.start(from: video.id)
        XCTAssertEqual(service.status.state, .inactive)
        XCTAssertFalse(service.status.isActive)
        close(window)
    }

    func testAVideoViewWithAPictureIsArmed() async throws {
        let player = AVPlayer(url: Self.stream)
        player.isMuted = true
        let video = VideoUIView(player: player)
        video.supportsPictureInPicture = true
        let window = try window(with: [video])
        player.play()
        try await expectSoon { self.service.status.armed?.source.view == video.id }
        XCTAssertEqual(service.status.armed?.source.kind, .video)
        try await expectSoon { self.service.refusal(for: video.id) == nil }
        player.pause()
        close(window)
        try await expectSoon { self.service.status.armed == nil }
    }

    func testASystemViewIsArmedAndLeftToItsOwnControl() async throws {
        let player = AVPlayer(url: Self.stream)
        player.isMuted = true
        let video = SystemVideoViewController(player: player)
        video.supportsPictureInPicture = true
        let window = try window(with: [])
        window.rootViewController = video
        player.play()
        try await expectSoon { self.service.status.armed?.source.view == video.id }
        XCTAssertEqual(service.status.armed?.source.kind, .systemVideo)
        guard case .impossible? = service.refusal(for: video.id) else {
            return XCTFail("AVKit has no way to start this one from code")
        }
        player.pause()
        window.rootViewController = nil
        close(window)
        try await expectSoon { self.service.status.armed == nil }
    }

    // MARK: Support

    private static let stream = URL(
        string: "https://devstreaming-cdn.apple.com/videos/streaming/examples/"
            + "bipbop_16x9/bipbop_16x9_variant.m3u8"
    )!

    /// A window of the app's over all others, with views in it.
    private func window(with views: [UIView]) throws -> UIWindow {
        let scenes = UIApplication.shared.connectedScenes
        let scene = try XCTUnwrap(scenes.lazy.compactMap { $0 as? UIWindowScene }.first)
        let window = UIWindow(windowScene: scene)
        let root = UIViewController()
        for view in views {
            view.frame = root.view.bounds
            root.view.addSubview(view)
        }
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    private func close(_ window: UIWindow) {
        window.rootViewController = nil
        window.isHidden = true
    }

    /// Waits for a fact, at most half a minute, for a stream has to be loaded.
    private func expectSoon(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ fact: @MainActor () -> Bool
    ) async throws {
        let end = ContinuousClock.now.advanced(by: .seconds(30))
        while !fact() {
            guard ContinuousClock.now < end else {
                return XCTFail("it never comes to be so", file: file, line: line)
            }
            try await Task.sleep(for: .milliseconds(50))
        }
    }
}
