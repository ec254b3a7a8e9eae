// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DesktopSupport
import Foundation
import Testing
import WindowboxClips

extension RealWindows {
    @Suite(.serialized) struct BadInputTests {
        /// What the app is given, and a part of the sentence that it says.
        enum Input: String, CaseIterable {
            case noSuchFile
            case text
            case noise
            case brokenVideo
            case unreachableServer

            var sentence: String {
                switch self {
                case .noSuchFile: "There is no file"
                case .text, .noise, .brokenVideo: "that can be played"
                case .unreachableServer: "cannot be reached"
                }
            }
        }

        @Test(arguments: Input.allCases)
        func `it says one sentence, and ends with code 1`(input: Input) throws {
            let desktop = try VirtualDesktop(.openbox)
            defer { desktop.close() }
            let app = try WindowboxApp(on: desktop, [argument(input, in: desktop.folder)])
            defer { app.process.stop() }
            #expect(wait(atMost: 20) { app.process.output.contains(input.sentence) })
            let lines = app.process.output.split(separator: "\n")
            #expect(lines.count == 1, "\(lines)")
            #expect(lines.first?.hasPrefix("windowbox: ") == true)

            // Where there is a window the sentence is in it too, until a person closes it.
            let eyes = try Eyes(desktop)
            let person = try Person(desktop)
            if wait(
                atMost: 2,
                until: { eyes.mainWindow != nil || app.process.exitStatus() != nil }
            ),
                let window = eyes.mainWindow
            {
                person.close(window.id)
            }
            #expect(app.process.exitStatus(within: 5) == .exited(1))
        }

        @Test func `a video that breaks off is shown as far as it goes, without a crash`() throws {
            let desktop = try VirtualDesktop(.openbox)
            defer { desktop.close() }
            let whole = try Data(contentsOf: URL(fileURLWithPath: desktop.put(Clip.catalogue[0])))
            let file = desktop.folder.appendingPathComponent("cut.mp4")
            try whole.prefix(whole.count / 12).write(to: file)
            let sitting = try Sitting(at: desktop, opening: [file.path])
            defer { sitting.end() }
            try sitting.waitForPlayback()
            sitting.watch(forSeconds: 4)
            #expect(sitting.app.process.exitStatus() == nil)
            #expect(sitting.eyes.mainWindow != nil)
        }

        @Test func `without a decoder it says which one, and ends with code 1`() throws {
            let desktop = try VirtualDesktop(.openbox)
            defer { desktop.close() }
            // GStreamer passes over what has no rank, as if it were not installed.
            let decoders = ["avdec_h264", "openh264dec", "vp8dec", "avdec_vp8"]
            let app = try WindowboxApp(
                on: desktop,
                [desktop.put(Clip.catalogue[0])],
                with: ["GST_PLUGIN_FEATURE_RANK": decoders.map { "\($0):0" }.joined(separator: ",")]
            )
            defer { app.process.stop() }
            #expect(wait(atMost: 20) { app.process.output.contains("There is no decoder for") })
            let window = try #require(try Eyes(desktop).mainWindow)
            try Person(desktop).close(window.id)
            #expect(app.process.exitStatus(within: 5) == .exited(1))
        }

        @Test(arguments: [nil, ":9999", ""])
        func `without a display it says so, and ends with code 1`(display: String?) throws {
            let desktop = try VirtualDesktop(nil)
            defer { desktop.close() }
            let clip = try desktop.put(Clip.catalogue[0])
            var environment = desktop.environment
            environment["DISPLAY"] = display
            let answer = try Child(
                [WindowboxApp.executable.path, clip],
                environment: environment,
                log: desktop.folder.appendingPathComponent("no-display.log")
            )
            #expect(answer.exitStatus(within: 10) == .exited(1))
            #expect(answer.output.contains("There is no display"))
            #expect(answer.output.split(separator: "\n").count == 1)
        }

        @Test func `without a window manager it plays, and says what PiP needs`() throws {
            let desktop = try VirtualDesktop(nil)
            defer { desktop.close() }
            let app = try WindowboxApp(on: desktop, [desktop.put(Clip.catalogue[0])])
            defer { app.process.stop() }
            let watch = try FrameWatch(desktop)
            defer { watch.stop() }
            #expect(wait(atMost: 20) { !watch.present.isEmpty })
            #expect(wait(atMost: 5) { app.process.output.contains("needs a window manager") })
        }

        @Test(arguments: [
            ["--bogus"], ["--size", "12"], ["--size"], ["--size=319x180"], ["--screen"],
            ["--screen", "none"],
        ])
        func `arguments that are not understood are told, with code 2`(arguments: [String]) throws {
            let answer = try Child(
                [WindowboxApp.executable.path] + arguments,
                environment: ProcessInfo.processInfo.environment,
                log: FileManager.default.temporaryDirectory
                    .appendingPathComponent("windowbox-arguments-\(UUID().uuidString).log")
            )
            defer { try? FileManager.default.removeItem(at: answer.log) }
            #expect(answer.exitStatus(within: 10) == .exited(2))
            #expect(answer.output.hasPrefix("windowbox: "))
            #expect(answer.output.contains("--help"))
        }

        private func argument(_ input: Input, in folder: URL) throws -> String {
            let file = folder.appendingPathComponent("\(input).mp4")
            switch input {
            case .noSuchFile:
                break
            case .text:
                try Data("This is not a video.\n".utf8).write(to: file)
            case .noise:
                var numbers = SystemRandomNumberGenerator()
                try Data((0..<100_000).map { _ in UInt8.random(in: 0...255, using: &numbers) })
                    .write(to: file)
            case .brokenVideo:
                // The first boxes say that it is a video; what they announce is not there.
                let clip = try Clip.catalogue[0].make(in: CheckFolder.cache)
                try Data(contentsOf: clip).prefix(400).write(to: file)
            case .unreachableServer:
                return "http://127.0.0.1:1/video.mp4"
            }
            return file.path
        }
    }
}
