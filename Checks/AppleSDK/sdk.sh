#!/bin/bash
# Puts together the SDK of our own declarations for an Apple target.
#
# Usage: Checks/AppleSDK/sdk.sh TRIPLE RESOURCES SDK MODULES
set -euo pipefail
triple=$1 resources=$2 sdk=$3 modules=$4
folder=$(cd "$(dirname "$0")" && pwd)
frameworks="$sdk/System/Library/Frameworks"

mkdir -p "$sdk/usr/lib/swift" "$modules"
ln -sfn "$(readlink "$resources/shims")" "$sdk/usr/lib/swift/shims"
for header in "$folder"/Headers/*.h; do
    name=$(basename "$header" .h)
    [ "$name" != Attributes ] || continue
    framework="$frameworks/$name.framework"
    mkdir -p "$framework/Headers" "$framework/Modules"
    cp "$header" "$folder/Headers/Attributes.h" "$framework/Headers"
    printf 'framework module %s [system] {\n  umbrella header "%s.h"\n  export *\n}\n' \
        "$name" "$name" > "$framework/Modules/module.modulemap"
done

# What these frameworks declare in Swift. Each comes after those that it needs; like Apple's own
# they are compiled in Swift 5 mode.
for name in ObjectiveC CoreFoundation CoreGraphics Foundation UIKit SwiftUI; do
    flags=(-import-underlying-module)
    [ "$name" != SwiftUI ] || flags=()
    swiftc -frontend -emit-module -parse-as-library -swift-version 5 -enable-library-evolution \
        -experimental-skip-all-function-bodies -warnings-as-errors -target "$triple" \
        -resource-dir "$resources" -sdk "$sdk" -F "$frameworks" -I "$modules" \
        -module-cache-path "$modules/cache" "${flags[@]}" -module-name "$name" \
        "$folder/Overlays/$name.swift" -o "$modules/$name.swiftmodule"
done
