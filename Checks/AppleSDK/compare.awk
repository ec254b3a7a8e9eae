# Prints the declarations of GOLDEN that a print of Apple's real interface has not got.
#
# Usage: awk -f compare.awk REAL GOLDEN
#
# A declaration is known by the type that it is in, its availability and its text. What GOLDEN
# says is shortened is passed over.

function indent(line) { match(line, /^ */); return RLENGTH }

# The type that a line is in, as A.B.
function owner(line,    depth, name) {
    for (depth = 0; depth < indent(line); depth += 4)
        if (depth in types && types[depth] != "")
            name = (name == "" ? "" : name ".") types[depth]
    return name
}

function typeName(line) {
    if (!match(line, /(class|struct|enum|protocol|extension) [A-Za-z_.]+/)) return ""
    line = substr(line, RSTART, RLENGTH)
    sub(/^[a-z]+ /, "", line)
    return line
}

function text(line) {
    gsub(/^ +| +$/, "", line)
    gsub(/@objc |@preconcurrency |@nonobjc /, "", line)
    # What a type conforms to beyond its class is not transcribed.
    if (line ~ /\{$/ && line !~ /\{ get/) sub(/ :.*/, "", line)
    return line
}

FNR == 1 { file++; delete types; shortened = 0; availability = "" }
/^ *\/\// { if (/\(shortened\)/) shortened = 1; next }
/^ *@available/ { availability = text($0); next }
/^ *@/ && !/(class|struct|enum|protocol|func|var|let|init)/ { next }
/^ *\}?$/ || /^import / { next }

{
    key = owner($0) " | " availability " | " text($0)
    if (file == 1) real[key] = 1
    else if (!shortened && !(key in real) && $0 !~ /^ *extension/) print key
    if ($0 ~ /\{$/) {
        for (depth in types) if (depth + 0 >= indent($0)) delete types[depth]
        types[indent($0)] = typeName($0)
    }
    availability = ""
    shortened = 0
}
