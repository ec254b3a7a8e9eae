// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport

/// How the app looks.
@MainActor
enum Style {
    static func install() {
        guard let display = gdk_display_get_default() else { return }
        let settings = gtk_settings_get_for_display(display)!
        settings.set("gtk-application-prefer-dark-theme", to: true)
        let provider = gtk_css_provider_new()!
        gtk_css_provider_load_from_data(provider, sheet, -1)
        gtk_style_context_add_provider_for_display(
            display,
            provider.opaque,
            guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
        )
        g_object_unref(provider)
    }

    private static let sheet = """
        window.player { background: #101217; color: #eef0f4; }
        .header { min-height: 56px; padding: 0 20px; background: #161920; }
        .header .app { font-size: 17px; font-weight: 600; }
        .items { background: transparent; padding: 12px 12px; }
        .items row { min-height: 80px; margin: 8px 0; padding: 0; border-radius: 12px;
          background: #191d25; }
        .items row:hover { background: #222834; }
        .items row:focus-visible { outline: 2px solid #7aa2ff; }
        .item { padding: 0 16px; }
        .item .name { font-size: 16px; font-weight: 600; }
        .item .summary { color: #9aa3b2; }
        .item .badge { color: #9fc0ff; font-size: 13px; }
        .thumb { min-width: 96px; min-height: 54px; border-radius: 8px; color: white; }
        .thumb0 { background: linear-gradient(160deg, #ffb26b, #b54a6e 60%, #35304f); }
        .thumb1 { background: linear-gradient(160deg, #6fd3c3, #2c6e7f 60%, #1b2c3f); }
        .thumb2 { background: linear-gradient(160deg, #8b8cff, #43358b 60%, #17142e); }
        .thumb3 { background: linear-gradient(160deg, #ffd76a, #5a5470 50%, #121525); }
        .thumb4 { background: linear-gradient(160deg, #ff7ab8, #7a4bd6 60%, #1d2a5a); }
        .bar { color: white; padding: 6px 8px; }
        .bar.top { background: linear-gradient(to bottom, alpha(black, 0.7), transparent); }
        .bar.bottom { background: linear-gradient(to top, alpha(black, 0.75), transparent); }
        .bar .title { font-weight: 600; font-size: 15px; }
        .bar label { font-feature-settings: "tnum"; }
        .bar button { min-width: 36px; min-height: 36px; padding: 0; margin: 12px;
          border: none; border-radius: 18px; color: white; background: alpha(black, 0.4);
          box-shadow: none; -gtk-icon-size: 18px; }
        .bar.top { padding: 0; } .bar.bottom { padding: 0 6px; }
        .bar button.words { padding: 0 16px; }
        .bar button:hover { background: alpha(white, 0.25); }
        .bar button:disabled { color: alpha(white, 0.4); }
        .message { background: alpha(#101217, 0.85); padding: 18px 28px; border-radius: 14px;
          font-size: 16px; }
        .screen { background: black; }
        """
}
