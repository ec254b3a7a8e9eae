// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK

/// The bus over which the programs of a user's session talk to each other.
public enum SessionBus {
    /// Whether there is one; where the system starts it for whoever asks first, it does so now.
    public static var isReachable: Bool {
        guard let address = g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, nil, nil) else {
            return false
        }
        defer { g_free(address) }
        guard let stream = g_dbus_address_get_stream_sync(address, nil, nil, nil) else {
            return false
        }
        g_object_unref(stream)
        return true
    }
}
