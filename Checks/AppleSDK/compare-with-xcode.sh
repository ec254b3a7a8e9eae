#!/bin/bash
# Compares our declarations of Apple's frameworks with those of the Xcode that is installed.
#
# Usage: Checks/AppleSDK/compare-with-xcode.sh     on a Mac
#
# Those of Objective-C frameworks are printed by the compiler in one way only. SwiftUI is written
# in Swift, and our declarations of it are simpler than Apple's: that the package and the demo
# apps build with Xcode is their check.
set -euo pipefail
cd "$(dirname "$0")/../.."

sdk=$(xcrun --sdk iphoneos --show-sdk-path)
real=$(mktemp)
trap 'rm -f "$real"' EXIT
for module in QuartzCore AVFAudio AVFoundation UIKit AVKit; do
    xcrun swift-synthesize-interface -module-name "$module" -target arm64-apple-ios17.0 \
        -sdk "$sdk" >> "$real"
done

differences=
for module in QuartzCore AVFoundation UIKit AVKit; do
    differences+=$(awk -f Checks/AppleSDK/compare.awk "$real" "Checks/AppleSDK/Golden/$module.txt")
done
if [ -n "$differences" ]; then
    echo "Apple declares these otherwise (type | availability | declaration):"
    echo "$differences"
    exit 1
fi
echo 'Apple declares what we have transcribed'
