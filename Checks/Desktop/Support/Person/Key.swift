// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CXTest

/// A key on the keyboard.
public struct Key: Hashable, Sendable {
    let symbol: KeySym

    /// The key with a small letter or a digit on it.
    public static func letter(_ character: Character) -> Key {
        // The symbols of these keys have the numbers of their characters in Latin 1.
        Key(symbol: KeySym(character.unicodeScalars.first!.value))
    }

    /// The space bar.
    public static let space = Key(symbol: KeySym(XK_space))
    /// The key that leads out.
    public static let escape = Key(symbol: KeySym(XK_Escape))
    /// The arrow to the left.
    public static let left = Key(symbol: KeySym(XK_Left))
    /// The arrow to the right.
    public static let right = Key(symbol: KeySym(XK_Right))
    /// The key that stands for full screen in many apps.
    public static let f11 = Key(symbol: KeySym(XK_F11))
    /// The key that makes letters large until it is pressed again.
    public static let capsLock = Key(symbol: KeySym(XK_Caps_Lock))
    /// The left shift key.
    public static let shift = Key(symbol: KeySym(XK_Shift_L))
    /// The left control key.
    public static let control = Key(symbol: KeySym(XK_Control_L))
    /// The left alternate key.
    public static let alternate = Key(symbol: KeySym(XK_Alt_L))
}
