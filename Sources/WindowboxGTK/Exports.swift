// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// An app imports this module alone: the names of the core come with it, and those of GTK
// with what makes them usable from Swift.
@_exported import CGTK
@_exported import GLibSupport
@_exported import Windowbox
