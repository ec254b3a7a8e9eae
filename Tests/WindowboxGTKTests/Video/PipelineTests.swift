// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WindowboxGTK

/// What a pipeline tells of content in which there is nothing, without the player's patience.
@MainActor
@Suite struct PipelineTests {
    @Test(arguments: [(Clip.short, 2000), (.wide, 1500), (.stream, 1000)])
    func `streams that end before their first data are reported`(
        clip: Clip,
        length: Int
    ) async throws {
        let url = Clip.file("ends-early-\(clip.rawValue)", try clip.data.prefix(length))
        let pipeline = try Pipeline.playing(url, frames: FrameStore(), sound: .silent)
        let reports = Reports(of: pipeline)
        _ = pipeline.run(true)
        try await expect("a report", insteadOf: reports.all) {
            reports.all.contains { if case .empty = $0 { true } else { false } }
        }
    }

    @Test func `a demuxer's error is noticed at every moment`() async throws {
        // Its index would be at its end.
        let url = Clip.file("without-index.mp4", try Clip.film.data.prefix(1456))
        for _ in 0..<100 {
            let pipeline = try Pipeline.playing(url, frames: FrameStore(), sound: .silent)
            let reports = Reports(of: pipeline)
            _ = pipeline.run(true)
            try await expect("a report", insteadOf: reports.all) {
                let isReported = reports.all.contains {
                    if case .failed = $0 { true } else { false }
                }
                return isReported || pipeline.demuxers.hasLostError
            }
        }
    }
}

/// What a pipeline has reported so far.
@MainActor
private final class Reports {
    private(set) var all: [PipelineMessage] = []

    init(of pipeline: Pipeline) {
        let messages = pipeline.messages
        Task { [weak self] in
            for await message in messages { self?.all.append(message) }
        }
    }
}
