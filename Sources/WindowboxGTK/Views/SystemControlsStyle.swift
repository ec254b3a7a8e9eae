// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport

/// How the standard controls look.
@MainActor
enum SystemControlsStyle {
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
        .windowbox-controls { margin: 10px; padding: 2px 4px; border-radius: 14px; color: white;
          background: alpha(#16181d, 0.82); }
        .windowbox-controls label { font-feature-settings: "tnum"; margin: 0 6px; }
        .windowbox-controls scale { padding: 8px 6px; min-width: 60px; }
        .windowbox-controls scale.volume { min-width: 72px; }
        .windowbox-controls scale trough { min-height: 4px; background: alpha(white, 0.28); }
        .windowbox-controls scale highlight { min-height: 4px; background: white; }
        .windowbox-controls scale slider { min-width: 12px; min-height: 12px; margin: -5px;
          background: white; border: none; box-shadow: none; }
        .windowbox-controls button.windowbox-button { margin: 4px; background: transparent; }
        .windowbox-controls button.windowbox-button:hover { background: alpha(white, 0.2); }
        """
}
