# What Scripts/check-apple is made of.

build=$PWD/.build/apple
triples=(
    arm64-apple-ios17.0 arm64-apple-ios17.0-simulator arm64-apple-tvos17.0
    arm64-apple-xros1.0 arm64-apple-ios17.0-macabi
)

# Without the text of the standard library there is nothing to do it with.
require_toolchain() {
    local runtime
    if ! command -v swiftc > /dev/null; then
        echo 'check-apple: skipped, for there is no swiftc on the path.'
        exit 0
    fi
    runtime=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
    if ! compgen -G "$runtime/linux/Swift.swiftmodule/*.swiftinterface" > /dev/null; then
        echo "check-apple: skipped, for this toolchain ($runtime) has no interfaces for Linux." \
            'On a Mac, build with Xcode instead: .github/workflows/apple.yml shows how.'
        exit 0
    fi
}

# Makes the standard library and the SDK for a target, unless they are there already.
prepare() {
    local triple=$1 key
    key=$(cat <(swiftc --version 2> /dev/null) Checks/AppleSDK/*.sh Checks/AppleSDK/Headers/* \
        Checks/AppleSDK/Overlays/* Checks/AppleSDK/objective-c.swiftinterface | sha256sum)
    [ "$(cat "$build/$triple/key" 2> /dev/null)" != "$key" ] || return 0
    rm -rf "${build:?}/$triple"
    mkdir -p "$build/$triple"
    Checks/AppleSDK/standard-library.sh "$triple" "$build/$triple/resources"
    Checks/AppleSDK/sdk.sh "$triple" "$build/$triple/resources" "$build/$triple/sdk" \
        "$build/$triple/modules"
    echo "$key" > "$build/$triple/key"
}

# Prints the flags that have the compiler build for a target.
flags_for() {
    local triple=$1
    echo -target "$triple" -resource-dir "$build/$triple/resources" -sdk "$build/$triple/sdk" \
        -F "$build/$triple/sdk/System/Library/Frameworks" -I "$build/$triple/modules" \
        -module-cache-path "$build/$triple/modules/cache"
}

# Runs the compiler for a target. Its driver misses what a real SDK says of itself, and says so.
swiftc_for() {
    local triple=$1 result=0 output
    shift
    # shellcheck disable=SC2046
    output=$(swiftc $(flags_for "$triple") -swift-version 6 "$@" 2>&1) || result=$?
    grep -v 'Could not read SDKSettings.json' <<< "$output" || true
    return $result
}

# Compiles a module as far as that finds mistakes (data races are found late), and keeps it for
# those that import it.
compile() {
    local triple=$1 name=$2 files package=()
    shift 2
    mapfile -t files < <(find "$@" -name '*.swift' | sort)
    # Apps are not in the package.
    case $name in Windowbox*) package=(-package-name windowbox) ;; esac
    swiftc_for "$triple" "${package[@]}" -wmo -parse-as-library -warnings-as-errors \
        -module-name "$name" -emit-sil -o "$build/$triple/discarded.sil" \
        -emit-module -emit-module-path "$build/$triple/modules/$name.swiftmodule" "${files[@]}"
}

# Prints the target that a short name stands for.
triple_of() {
    case $1 in
        ios) echo arm64-apple-ios17.0 ;;
        tvos) echo arm64-apple-tvos17.0 ;;
        xros) echo arm64-apple-xros1.0 ;;
        macabi) echo arm64-apple-ios17.0-macabi ;;
    esac
}

# Compiles a file with a mistake, which has to be refused for the reason that the file gives.
refuse() {
    local file=$1 triple reason output
    triple=$(triple_of "$(sed -n 's,^// on: ,,p' "$file")")
    reason=$(sed -n 's,^// refused: ,,p' "$file")
    if output=$(swiftc_for "$triple" -wmo -parse-as-library -warnings-as-errors \
        -module-name Planted -emit-sil -o "$build/$triple/discarded.sil" "$file"); then
        echo "$file: is not refused"
        return 1
    fi
    grep -qF -- "error: " <<< "$output" && grep -F 'error: ' <<< "$output" | grep -qF -- "$reason" ||
        { echo "$file: is refused for another reason:"; echo "$output"; return 1; }
}

golden=Checks/AppleSDK/Golden
modules=(ObjectiveC CoreFoundation CoreGraphics Foundation QuartzCore AVFoundation UIKit AVKit SwiftUI)

# Prints what a module declares on a target, as an app sees it.
interface() {
    local triple=$1 module=$2
    # shellcheck disable=SC2046
    swift-synthesize-interface -module-name "$module" $(flags_for "$triple")
}

# Prints what is declared otherwise on a target than on iOS, in a form that `patch` takes.
differences() {
    local triple=$1 module
    for module in "${modules[@]}"; do
        echo "# $module"
        diff <(interface arm64-apple-ios17.0 "$module") <(interface "$triple" "$module") || true
    done
}

# Prints what was reviewed of a module on a system (a short name), each declaration with its page.
reviewed_interface() {
    local name=$1 module=$2 copy
    [ "$name" != ios ] || { cat "$golden/$module.txt"; return; }
    copy=$(mktemp)
    grep -vE '^ *// (https|page)' "$golden/$module.txt" > "$copy"
    awk -v wanted="# $module" '/^# / { on = $0 == wanted; next } on' "$golden/$name.diff" \
        > "$copy.diff"
    [ ! -s "$copy.diff" ] || patch -s "$copy" "$copy.diff" >&2
    awk -f Checks/AppleSDK/pages.awk "$golden/$module.txt" "$copy"
    rm -f "$copy" "$copy".*
}

# Compares the declarations with those that were reviewed, each of which has its page.
compare_interfaces() {
    local module name
    for module in "${modules[@]}"; do
        diff <(grep -vE '^ *// (https|page)' "$golden/$module.txt") \
            <(interface arm64-apple-ios17.0 "$module") ||
            { echo "$golden/$module.txt is not what is declared; see Checks/AppleSDK/README.md"; return 1; }
        [ -z "$(awk -v check=1 -f Checks/AppleSDK/pages.awk "$golden/$module.txt" | tee /dev/stderr)" ]
    done
    for name in tvos xros macabi; do
        diff "$golden/$name.diff" <(differences "$(triple_of $name)") ||
            { echo "$golden/$name.diff is not what is declared"; return 1; }
        # What compare-with-xcode.sh makes of it on a Mac.
        for module in "${modules[@]}"; do
            diff <(reviewed_interface "$name" "$module" | grep -vE '^ *// (https|page)') \
                <(interface "$(triple_of $name)" "$module") ||
                { echo "$golden/$name.diff does not lead to $module"; return 1; }
        done
    done
}

# Writes the declarations anew; the pages stay, and what is new has to get one.
update_interfaces() {
    local module name
    for module in "${modules[@]}"; do
        touch "$golden/$module.txt"
        awk -f Checks/AppleSDK/pages.awk "$golden/$module.txt" \
            <(interface arm64-apple-ios17.0 "$module") > "$build/golden"
        mv "$build/golden" "$golden/$module.txt"
    done
    for name in tvos xros macabi; do
        differences "$(triple_of $name)" > "$golden/$name.diff"
    done
}

# Compiles a file that is a part of an app of its own, and keeps nothing of it.
compile_alone() {
    local triple=$1 file=$2
    swiftc_for "$triple" -wmo -parse-as-library -warnings-as-errors -module-name App \
        -emit-sil -o "$build/$triple/discarded.sil" "$file"
}
