// swift-tools-version: 6.2
// The manifest of an app's package that uses Windowbox.

import PackageDescription

let package = Package(
    name: "App",
    platforms: [.iOS(.v17), .tvOS(.v17), .visionOS(.v1), .macCatalyst(.v17)],
    dependencies: [
        // snippet.dependency
        .package(path: "../windowbox")
        // snippet.end
    ],
    targets: [
        // snippet.apple
        .target(
            name: "App",
            dependencies: [.product(name: "WindowboxAVKit", package: "windowbox")]
        ),
        // snippet.end
        // snippet.gtk
        .executableTarget(
            name: "DesktopApp",
            dependencies: [.product(name: "WindowboxGTK", package: "windowbox")]
        ),
        // snippet.end
        // snippet.test
        .testTarget(
            name: "AppTests",
            dependencies: ["App", .product(name: "WindowboxSimulator", package: "windowbox")]
        ),
        // snippet.end
    ]
)
