import CGTK
import CGStreamer
import GLibSupport
func probe(_ o: UnsafeMutablePointer<GObject>) { 
    let t: UnsafeMutablePointer<GstElement>? = gst_element_factory_make("playbin3", nil)
    g_object_unref(t)
    g_object_unref(o)
    let v: GValue = GValue()
    _ = v
}
