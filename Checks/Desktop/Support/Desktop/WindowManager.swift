// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// The window managers under which windows are checked.
public enum WindowManager: String, CaseIterable, Sendable, CustomStringConvertible {
    case openbox
    case xfwm4
    case mutter

    /// The command that starts it.
    var arguments: [String] {
        switch self {
        case .openbox: ["openbox"]
        // With its compositor it would draw the screen by itself, as mutter does already.
        case .xfwm4: ["xfwm4", "--compositor=off"]
        case .mutter: ["mutter", "--x11"]
        }
    }

    /// For how many milliseconds it fades and moves windows that come and go.
    ///
    /// Until then a picture is there, but a person does not see it. Mutter's effects cannot be
    /// turned off; drawn without a graphics card, they keep the whole machine busy.
    var effects: Double {
        self == .mutter ? 600 : 0
    }

    /// The name of its program.
    public var description: String { rawValue }
}
