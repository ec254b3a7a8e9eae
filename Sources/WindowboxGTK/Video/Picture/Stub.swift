import CGTK
import GLibSupport

@MainActor final class VideoPicture {
    let widget: UnsafeMutablePointer<GtkWidget> = gtk_picture_new()
    var player: Player? {
        didSet { if player != nil { MainLoopSource.idle { [self] in onFirstFrame?() } } }
    }
    var gravity: VideoGravity = .resizeAspect
    func prepare(width: Int, height: Int) {}
    var onFirstFrame: (@MainActor () -> Void)?
}
public enum VideoGravity: Hashable, Sendable { case resizeAspect, resizeAspectFill, resize }
