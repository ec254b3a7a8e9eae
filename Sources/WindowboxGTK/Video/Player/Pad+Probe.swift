// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer

extension UnsafeMutablePointer<GstPad> {
    /// Adds a probe, called on streaming threads, whose data are this owner; the pad keeps the owner
    /// as long as it has the probe.
    func addProbe(
        _ type: GstPadProbeType,
        owner: AnyObject,
        _ probe: @escaping GstPadProbeCallback
    ) {
        gst_pad_add_probe(
            self,
            type,
            probe,
            Unmanaged.passRetained(owner).toOpaque(),
            { data in Unmanaged<AnyObject>.fromOpaque(data!).release() }
        )
    }
}
