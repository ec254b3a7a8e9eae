# Puts the page of each declaration above it, in the print of a module's interface.
#
# Usage: awk -f pages.awk GOLDEN PRINT     takes the pages from GOLDEN; what is new gets “page?”
# Usage: awk -v check=1 -f pages.awk GOLDEN     prints the declarations without a page

function indent(line) { match(line, /^ */); return RLENGTH }

# The declaration that a line is in, by its indentation.
function owner(line,    depth) {
    for (depth = indent(line) - 4; depth >= 0; depth -= 4)
        if (depth in enclosing) return enclosing[depth]
    return ""
}

function isDeclaration(line) {
    return line ~ /(^| )(class|struct|enum|protocol|func|var|let|case|typealias|associatedtype|subscript|macro)[ (<]/ \
        || line ~ /(^| )init[?(<]/
}

FNR == 1 { file++; delete enclosing; page = ""; attributes = "" }

/^ *\/\/ (https|page)/ { page = $0; next }

{
    if ($0 ~ /\{$/) enclosing[indent($0)] = $0
    if ($0 ~ /^ *@[A-Za-z_]+(\(.*\))?$/) { attributes = attributes $0 "\n"; next }
}

file == 1 && isDeclaration($0) {
    if (page ~ /https/) pages[owner($0), $0] = page
    else if (check) print FILENAME ": no page: " $0
}

file == 2 {
    if (isDeclaration($0)) {
        key = owner($0) SUBSEP $0
        print (key in pages) ? pages[key] : substr($0, 1, indent($0)) "// page?"
    }
    printf "%s", attributes
    print
}

{ page = ""; attributes = "" }
