// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport

/// Draws pictures into GTK's snapshots.
@MainActor
enum PicturePainter {
    /// How the window's renderer gets at pixels with the least work.
    enum Method {
        /// Software: straight from memory, at the very size, so that nothing is scaled or mixed.
        case cairo
        /// Graphics hardware: as a texture.
        case texture
    }

    /// Draws the picture in an area of this size, with black around it.
    static func draw(
        _ picture: PictureBuffer?,
        scale: Double,
        width: Double,
        height: Double,
        by method: Method,
        into snapshot: OpaquePointer
    ) {
        guard let picture else {
            fill(snapshot, x: 0, y: 0, width: width, height: height)
            return
        }
        let x = Double(picture.origin.x) / scale
        let y = Double(picture.origin.y) / scale
        let right = x + Double(picture.width) / scale
        let bottom = y + Double(picture.height) / scale
        // Only what the picture leaves free.
        fill(snapshot, x: 0, y: 0, width: width, height: y)
        fill(snapshot, x: 0, y: bottom, width: width, height: height - bottom)
        fill(snapshot, x: 0, y: y, width: x, height: bottom - y)
        fill(snapshot, x: right, y: y, width: width - right, height: bottom - y)

        var bounds = rect(x: x, y: y, width: right - x, height: bottom - y)
        switch method {
        case .cairo: drawByCairo(picture, scale: scale, x: x, y: y, &bounds, snapshot)
        case .texture: drawAsTexture(picture, &bounds, snapshot)
        }
    }

    /// The way that suits what draws this widget's window.
    static func method(for widget: UnsafeMutablePointer<GtkWidget>) -> Method {
        guard
            let native = gtk_widget_get_native(widget),
            let renderer = gtk_native_get_renderer(native)
        else { return .cairo }
        let name = String(cString: g_type_name_from_instance(renderer.cast()))
        return name == "GskCairoRenderer" ? .cairo : .texture
    }

    private static func drawByCairo(
        _ picture: PictureBuffer,
        scale: Double,
        x: Double,
        y: Double,
        _ bounds: inout graphene_rect_t,
        _ snapshot: OpaquePointer
    ) {
        guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
        defer { cairo_destroy(context) }
        cairo_translate(context, x, y)
        cairo_scale(context, 1 / scale, 1 / scale)
        cairo_set_source_surface(context, picture.surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_rectangle(context, 0, 0, Double(picture.width), Double(picture.height))
        cairo_fill(context)
    }

    private static func drawAsTexture(
        _ picture: PictureBuffer,
        _ bounds: inout graphene_rect_t,
        _ snapshot: OpaquePointer
    ) {
        let owner = Unmanaged.passRetained(picture).toOpaque()
        let bytes = g_bytes_new_with_free_func(
            picture.memory,
            gsize(picture.width * picture.height * 4),
            { owner in Unmanaged<PictureBuffer>.fromOpaque(owner!).release() },
            owner
        )
        defer { g_bytes_unref(bytes) }
        guard
            let texture = gdk_memory_texture_new(
                Int32(picture.width),
                Int32(picture.height),
                GDK_MEMORY_B8G8R8A8_PREMULTIPLIED,
                bytes,
                gsize(picture.width * 4)
            )
        else { return }
        gtk_snapshot_append_texture(snapshot, texture, &bounds)
        g_object_unref(texture.raw)
    }

    private static func fill(
        _ snapshot: OpaquePointer,
        x: Double,
        y: Double,
        width: Double,
        height: Double
    ) {
        guard width > 0, height > 0 else { return }
        var black = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
        var bounds = rect(x: x, y: y, width: width, height: height)
        gtk_snapshot_append_color(snapshot, &black, &bounds)
    }

    private static func rect(
        x: Double,
        y: Double,
        width: Double,
        height: Double
    ) -> graphene_rect_t {
        var rect = graphene_rect_t()
        graphene_rect_init(&rect, Float(x), Float(y), Float(width), Float(height))
        return rect
    }
}
