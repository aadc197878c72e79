import Glibc

/// How the terminal was before the prompt, so that it can be put back even when everything else has failed.
public enum TerminalState {
  private static let saved = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  private static let isSaved = {
    let flag = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
    flag.initialize(to: false)
    return flag
  }()

  /// Makes `restore` safe to call from a signal handler.
  public static func prepare() { _ = (saved, isSaved) }

  static func save() { isSaved.pointee = tcgetattr(STDIN_FILENO, saved) == 0 }

  public static func restore() {
    if isSaved.pointee { tcsetattr(STDIN_FILENO, TCSANOW, saved) }
  }
}
