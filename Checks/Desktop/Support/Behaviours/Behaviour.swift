// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import WindowboxClips

/// What picture in picture is to do, as a person sees it.
public enum Behaviour: Int, CaseIterable, Sendable, CustomStringConvertible {
    case startsWhenTheAppLeaves = 1
    case startsAndEndsByButton
    case survivesTheBackground
    case endsWhenTheAppReturns
    case opensTheSameItem

    /// One line about it.
    public var description: String {
        switch self {
        case .startsWhenTheAppLeaves: "PiP starts when the app goes to the background"
        case .startsAndEndsByButton: "PiP by a button, and back"
        case .survivesTheBackground:
            "by button into PiP, app to the background, restored: no glitch"
        case .endsWhenTheAppReturns:
            "app away and back: PiP ends by itself, the video is in the view"
        case .opensTheSameItem: "the item in PiP opened in the list: same player, no reload"
        }
    }

    /// Performs it, and again where a moment's other work on the machine may have spoilt it.
    ///
    /// What is wrong with the app is wrong each time; what it is to blame for shows at once.
    public func performPatiently(at desktop: VirtualDesktop, hearing: Bool) throws
        -> BehaviourReport
    {
        var report = try perform(at: desktop, hearing: hearing)
        while report.mayBeTheMachine, report.attempts < Self.mostAttempts {
            let attempts = report.attempts + 1
            report = try perform(at: desktop, hearing: hearing)
            report.attempts = attempts
        }
        return report
    }

    private static let mostAttempts = 3

    /// Performs it on a desktop, from the start of the app to its end.
    ///
    /// The desktop has sound for the behaviour that is about sound too; without, that fact is
    /// left out.
    public func perform(at desktop: VirtualDesktop, hearing: Bool) throws -> BehaviourReport {
        let clips = try Clip.catalogue.map(desktop.put)
        // Each behaviour has its clip, so that the pictures tell them apart.
        let clip = clips[(rawValue - 1) % clips.count]
        let inList = self == .opensTheSameItem
        let sitting = try Sitting(
            at: desktop,
            opening: inList ? ["--start-in-list", clip, clips[0]] : [clip],
            listening: hearing && self == .survivesTheBackground
        )
        defer { sitting.end() }
        do {
            switch self {
            case .startsWhenTheAppLeaves: try sitting.leaveForTheBackground()
            case .startsAndEndsByButton: try sitting.goThereAndBackByButton()
            case .survivesTheBackground: try sitting.goToTheBackgroundInPictureInPicture()
            case .endsWhenTheAppReturns: try sitting.returnToTheForeground()
            case .opensTheSameItem: try sitting.openTheSameItem()
            }
        } catch let error as DesktopError {
            // What the app failed to show is a finding, with a picture of what it did show.
            sitting.expect("\(self)", false, found: error.description)
            try? sitting.picture("where it ended")
        }
        return BehaviourReport(
            behaviour: self,
            facts: sitting.facts,
            pictures: sitting.pictures
        )
    }
}
