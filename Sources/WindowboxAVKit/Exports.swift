// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
// An app imports this module alone: the names of the core come with it.
@_exported import Windowbox
#endif
