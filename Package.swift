// swift-tools-version: 6.2
// The Windowbox package: Picture in Picture for Swift apps.

import PackageDescription

let package = Package(
    name: "windowbox",
    platforms: [.iOS(.v17), .tvOS(.v17), .visionOS(.v1), .macCatalyst(.v17), .macOS(.v14)],
    products: [
        .library(name: "Windowbox", targets: ["Windowbox"]),
        .library(name: "WindowboxSimulator", targets: ["WindowboxSimulator"]),
    ],
    targets: [
        .target(name: "Windowbox"),
        // A platform without a device: for our stories, and for apps' own tests.
        .target(name: "WindowboxSimulator", dependencies: ["Windowbox"]),
        .testTarget(name: "WindowboxTests", dependencies: ["Windowbox", "WindowboxWalk"]),
        .testTarget(name: "WindowboxSimulatorTests", dependencies: ["WindowboxSimulator"]),
        // The models and the router that all demo apps share.
        .target(name: "DemoModel", dependencies: ["Windowbox"], path: "Demo/Model"),
        .testTarget(name: "DemoModelTests", dependencies: ["DemoModel", "WindowboxSimulator"]),

        // What visits every state that the machines can reach, and checks the promises there.
        .target(name: "WindowboxWalk", dependencies: ["Windowbox"], path: "Checks/Walk"),
    ]
)

#if os(Linux)
    package.products += [
        .library(name: "WindowboxGTK", targets: ["WindowboxGTK"]),
        .executable(name: "windowbox", targets: ["WindowboxPlayer"]),
    ]
    package.targets += [
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4 gtk4-x11 x11 xext"),
        .systemLibrary(
            name: "CGStreamer",
            pkgConfig: "gstreamer-1.0 gstreamer-app-1.0 gstreamer-video-1.0"
        ),
        .target(name: "GLibSupport", dependencies: ["CGTK"]),
        .target(
            name: "WindowboxGTK",
            dependencies: ["Windowbox", "GLibSupport", "CGTK", "CGStreamer"]
        ),
        // The clips that the player shows when it is given none, and that the checks read.
        .target(name: "WindowboxClips", dependencies: ["CGStreamer"]),
        .executableTarget(
            name: "WindowboxPlayer",
            dependencies: ["WindowboxGTK", "WindowboxClips", "DemoModel"]
        ),

        .executableTarget(
            name: "WindowboxProof",
            dependencies: ["Windowbox", "WindowboxWalk"],
            path: "Checks/Proof"
        ),
        // The speed of the core, in time and in allocations.
        .executableTarget(name: "CoreBench", dependencies: ["Windowbox"], path: "Checks/Speed"),

        // What drives and judges real windows: a virtual display, a window manager, a person's hands and eyes.
        .systemLibrary(name: "CXTest", path: "Checks/Desktop/CXTest", pkgConfig: "x11 xext xtst"),
        .target(
            name: "DesktopSupport",
            dependencies: ["CXTest", "CGStreamer", "WindowboxClips"],
            path: "Checks/Desktop/Support"
        ),
        .executableTarget(
            name: "DesktopDemo",
            dependencies: ["DesktopSupport", "WindowboxPlayer"],
            path: "Checks/Desktop/Demo"
        ),
        .executableTarget(
            name: "DesktopBench",
            dependencies: ["DesktopSupport", "WindowboxPlayer"],
            path: "Checks/Desktop/Bench"
        ),
        // Runs the main loop as an app does, which a test process cannot.
        .executableTarget(
            name: "MainLoopProbe",
            dependencies: ["WindowboxGTK"],
            path: "Tests/MainLoopProbe"
        ),
        // Shows pictures on a real display, and looks at the screen.
        .executableTarget(
            name: "PictureProbe",
            dependencies: ["WindowboxGTK"],
            path: "Tests/PictureProbe"
        ),
        // Runs the contract of platforms against real windows, on a desktop of its own.
        .executableTarget(
            name: "ContractProbe",
            dependencies: [
                "WindowboxGTK", "WindowboxSimulator", "DesktopSupport", "GLibSupport", "CGTK",
            ],
            path: "Tests/ContractProbe"
        ),
        .testTarget(
            name: "WindowboxGTKTests",
            dependencies: [
                "WindowboxGTK", "DesktopSupport", "MainLoopProbe", "PictureProbe",
            ]
        ),
        .testTarget(
            name: "DesktopTests",
            dependencies: ["DesktopSupport", "WindowboxPlayer", "ContractProbe"]
        ),
    ]
#else
    package.products += [
        .library(name: "WindowboxAVKit", targets: ["WindowboxAVKit"])
    ]
    package.targets += [
        // SwiftUI and UIKit, over AVKit. Empty on macOS, which has neither of what it needs.
        .target(name: "WindowboxAVKit", dependencies: ["Windowbox"])
    ]
#endif

// Every target is compiled the same way: Swift 6 language mode (complete
// concurrency checking comes with it), and no warning is let through.
for target in package.targets where target.type != .system {
    target.swiftSettings = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
}
