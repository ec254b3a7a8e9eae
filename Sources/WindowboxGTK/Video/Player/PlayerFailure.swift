// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Why a player cannot play, in words for the person who wants to watch.
public enum PlayerFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no file with this name.
    case noSuchFile(String)
    /// The name is that of a folder.
    case folder(String)
    /// The file or address may not be read by this user.
    case noPermission(String)
    /// The content is not audio or video, or is damaged from its start.
    case notMedia(String)
    /// What would take apart or decode this format is not installed; the package that has it on
    /// Debian and Ubuntu, if that is known.
    case missingDecoder(format: String, package: String?)
    /// No connection to the server of this address.
    case unreachable(String)
    /// The server answered with an error.
    case server(status: Int, String)
    /// The content is damaged further on, or stopped coming.
    case interrupted(String)
    /// The content has to be loaded whole, and there is not enough room on the disk.
    case noRoom(String)
    /// Addresses of this kind cannot be played.
    case unsupportedAddress(String)
    /// GStreamer, or a part of it that is always needed, is not installed as it should be.
    case incompleteInstallation(String)

    /// One sentence for a person that says what is wrong, and what to do where that is known.
    public var description: String {
        switch self {
        case .noSuchFile(let name):
            "There is no file “\(name)”; check its name."
        case .folder(let name):
            "“\(name)” is a folder; choose a file in it."
        case .noPermission(let name):
            "You may not open “\(name)”; check its permissions."
        case .notMedia(let name):
            "“\(name)” is not a video or audio file that can be played; choose another one."
        case .missingDecoder(let format, let package):
            "There is no decoder for \(format); install GStreamer's plugins for it"
                + (package.map { " (on Debian and Ubuntu: \($0))" } ?? "") + "."
        case .unreachable(let host):
            "The server “\(host)” cannot be reached; check the address and the network."
        case .server(404, let name):
            "There is no “\(name)” on the server (HTTP 404); check the address."
        case .server(let status, let name):
            "The server refuses “\(name)” (HTTP \(status)); try again later."
        case .interrupted(let name):
            "“\(name)” is damaged or stopped coming before its end; try again."
        case .noRoom(let name):
            "There is no room to load “\(name)”, which its server sends only as a whole; "
                + "free some of the disk."
        case .unsupportedAddress(let address):
            "“\(address)” cannot be played; give a file or an address that begins with "
                + "http:// or https://."
        case .incompleteInstallation(let part):
            "GStreamer's “\(part)” is missing; install GStreamer's base and good plugins "
                + "(on Debian and Ubuntu: \(DebianPackage.base.rawValue) "
                + "\(DebianPackage.good.rawValue))."
        }
    }
}
