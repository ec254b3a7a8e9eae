#!/bin/bash
# Compares our declarations of Apple's frameworks with those of the Xcode that is installed, for
# iOS, tvOS, visionOS and Mac Catalyst.
#
# Usage: Checks/AppleSDK/compare-with-xcode.sh     on a Mac
#
# Those of Objective-C frameworks are printed by the compiler in one way only. SwiftUI is written
# in Swift, and our declarations of it are simpler than Apple's: that the package and the demo
# apps build with Xcode is their check.
set -euo pipefail
cd "$(dirname "$0")/../.."
source Checks/AppleSDK/functions.sh
frameworks=(QuartzCore AVFoundation UIKit AVKit)

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# Prints what Apple declares on a system. Our AVFoundation has what is in AVFAudio, too.
real_interface() {
    local name=$1 sdk flags=() module
    case $name in
        ios) sdk=$(xcrun --sdk iphoneos --show-sdk-path) ;;
        tvos) sdk=$(xcrun --sdk appletvos --show-sdk-path) ;;
        xros) sdk=$(xcrun --sdk xros --show-sdk-path) ;;
        macabi)
            sdk=$(xcrun --sdk macosx --show-sdk-path)
            # Where a Mac has the frameworks of iOS.
            flags=(
                -Fsystem "$sdk/System/iOSSupport/System/Library/Frameworks"
                -I "$sdk/System/iOSSupport/usr/lib/swift"
            )
            ;;
    esac
    for module in AVFAudio "${frameworks[@]}"; do
        xcrun swift-synthesize-interface -module-name "$module" -target "$(triple_of "$name")" \
            -sdk "$sdk" "${flags[@]+"${flags[@]}"}"
    done
}

result=0
for name in ios tvos xros macabi; do
    real_interface "$name" > "$folder/real"
    for module in "${frameworks[@]}"; do
        reviewed_interface "$name" "$module" > "$folder/ours"
        awk -f Checks/AppleSDK/compare.awk "$folder/real" "$folder/ours"
    done > "$folder/differences"
    [ -s "$folder/differences" ] || { echo "$name: Apple declares what we have transcribed"; continue; }
    result=1
    echo "$name: Apple declares these otherwise (type | availability | declaration):"
    cat "$folder/differences"
done
exit $result
