// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport

/// How the library's own widgets look.
@MainActor
enum OverlayStyle {
    /// Adds the style to GTK's default display, once.
    static let installed: Void = {
        guard let display = gdk_display_get_default() else { return }
        let provider = gtk_css_provider_new()!
        gtk_css_provider_load_from_data(provider, sheet, -1)
        gtk_style_context_add_provider_for_display(
            display,
            provider.opaque,
            guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
        )
        g_object_unref(provider)
    }()

    private static let sheet = """
        window.windowbox-overlay { background: black; border-radius: 0; box-shadow: none; }
        .windowbox-shade {
          background: linear-gradient(to bottom, alpha(black, 0.55), alpha(black, 0.1) 40%,
            alpha(black, 0.1) 60%, alpha(black, 0.45));
        }
        button.windowbox-button {
          min-width: 36px; min-height: 36px; padding: 0; margin: 10px; border-radius: 18px;
          border: none; color: white; background: alpha(black, 0.55); box-shadow: none;
          -gtk-icon-size: 18px;
        }
        button.windowbox-button:hover { background: alpha(#54585f, 0.85); }
        button.windowbox-button:focus-visible { outline: 2px solid white; outline-offset: 0; }
        button.windowbox-play { min-width: 56px; min-height: 56px; border-radius: 28px;
          -gtk-icon-size: 28px; }
        .windowbox-placeholder { background: #16181d; color: #c3c7d0; }
        .windowbox-placeholder image { -gtk-icon-size: 56px; margin-bottom: 12px; opacity: 0.8; }
        """
}
