// swift-tools-version: 6.2
// Runs WindowboxAVKit on Linux, over stand-ins of Apple's frameworks.

import PackageDescription

// The shipped sources are linked to, not copied, so what is tested is what is shipped. The package
// does not depend on the one that it is in: there a target of the same name would be refused.
let package = Package(
    name: "apple",
    targets: [
        // What is shipped.
        .target(name: "Windowbox"),
        .target(name: "WindowboxSimulator", dependencies: ["Windowbox"]),
        .target(
            name: "WindowboxAVKit",
            dependencies: ["Windowbox", "AVFoundation", "AVKit", "UIKit", "SwiftUI"]
        ),
        // The device that the stand-ins are on.
        .target(name: "SimulatedDevice", dependencies: ["Windowbox", "WindowboxSimulator"]),
        .testTarget(
            name: "WindowboxAVKitTests",
            dependencies: [
                "WindowboxAVKit", "WindowboxSimulator", "SimulatedDevice", "AVFoundation", "AVKit",
                "UIKit", "SwiftUI",
            ],
            // Next to a module named UIKit the compiler would look for what Testing adds to it.
            swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
        ),
    ]
)

for target in package.targets {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
        ]
}

// The stand-ins. Like Apple's own frameworks they are not written in the language mode that knows
// of data races: what they promise about isolation is what they declare.
let standIns: [Target] = [
    .target(name: "AppleFoundation", dependencies: ["SimulatedDevice"]),
    .target(name: "QuartzCore", dependencies: ["AppleFoundation"]),
    .target(
        name: "AVFoundation",
        dependencies: ["SimulatedDevice", "AppleFoundation", "QuartzCore"]
    ),
    .target(name: "UIKit", dependencies: ["SimulatedDevice", "QuartzCore"]),
    .target(name: "AVKit", dependencies: ["SimulatedDevice", "AVFoundation", "UIKit"]),
    .target(name: "SwiftUI", dependencies: ["SimulatedDevice", "UIKit"]),
]
for target in standIns {
    target.swiftSettings = [
        .swiftLanguageMode(.v5), .treatAllWarnings(as: .error),
        .enableUpcomingFeature("GlobalActorIsolatedTypesUsability"),
    ]
}
package.targets += standIns
