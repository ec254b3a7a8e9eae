#!/bin/bash
# Builds what the compiler needs of the standard library for an Apple target, for type-checking.
#
# Usage: Checks/AppleSDK/standard-library.sh TRIPLE RESOURCES
#
# The toolchain for Linux has the modules of the standard library for Linux, as text. Nearly all
# of it is the same on Apple's systems, so the text is compiled once more, for the other target.
set -euo pipefail
triple=$1 resources=$2
folder=$(cd "$(dirname "$0")" && pwd)

info() {
    swiftc -print-target-info "$@" | sed -n "s/.*\"$key\": \"\(.*\)\".*/\1/p" | head -1
}
key=runtimeResourcePath runtime=$(info)
key=moduleTriple host=$(info)
key=moduleTriple module=$(info -target "$triple")

case $module in
    *-macabi) platform=maccatalyst ;;
    *-tvos*) platform=appletv ;;
    *-xros*) platform=xr ;;
    *-ios*) platform=iphone ;;
esac
case $module in
    *-macabi) ;;
    *-simulator) platform+=simulator ;;
    *) platform+=os ;;
esac

mkdir -p "$resources"
for part in shims clang apinotes host; do ln -sfn "$runtime/$part" "$resources/$part"; done

for name in Swift _Concurrency SwiftOnoneSupport _StringProcessing Observation; do
    from="$runtime/linux/$name.swiftmodule/$host.swiftinterface"
    to="$resources/$platform/$name.swiftmodule/$module"
    mkdir -p "$(dirname "$to")"
    # Bodies are of no interest. Availability says since when Apple's systems have a thing; within
    # the library itself, which was written for the host, nobody has checked it.
    sed -E -e "s/$host/$triple/; s/-disable-objc-interop//g" \
        -e 's#^// swift-module-flags: #&-experimental-skip-all-function-bodies -disable-availability-checking #' \
        -e '/^import Glibc$/d' -e 's/^ *@backDeployed\([^)]*\)//' "$from" > "$to.swiftinterface"
    case $module in
        # visionOS counts from 1, and is not mentioned where iOS is: the compiler would have the
        # correspondence from Apple's SDK.
        *-xros*) perl -pi -e 'if (/\@available\(/ && !/visionOS/) {
            s/iOS (\d+)(\.\d+)*/"$&, visionOS " . ($1 < 18 ? "1.0" : $1 < 26 ? "2.0" : $1)/e
        }' "$to.swiftinterface" ;;
    esac
    flags=()
    if [ "$name" = Swift ]; then
        flags=(-parse-stdlib)
        cat "$folder/objective-c.swiftinterface" >> "$to.swiftinterface"
    fi
    swiftc -frontend -compile-module-from-interface -target "$triple" -resource-dir "$resources" \
        -module-name "$name" "${flags[@]}" "$to.swiftinterface" -o "$to.swiftmodule"
done
