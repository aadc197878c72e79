import Glibc

/// How the terminal was before the prompt, so that it can be put back even when everything else has failed.
public enum TerminalState {
  /// What the terminal has been told beside its modes, and has to be told back.
  enum Hold: Int {
    case nothing
    /// Only the rows below the cells scroll.
    case rows
    /// Something is shown in a screen of its own.
    case screen

    /// What puts an end to it, with the cursor where text can go on.
    fileprivate var end: StaticString {
      switch self {
      case .nothing: ""
      case .rows: "\u{1b}[r\u{1b}[?7h\u{1b}[?25h\u{1b}[999;1H\r\n"
      case .screen: "\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l"
      }
    }
  }

  private static let saved = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  private static let isSaved = {
    let flag = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
    flag.initialize(to: false)
    return flag
  }()
  private static let held = {
    let held = UnsafeMutablePointer<Hold>.allocate(capacity: 1)
    held.initialize(to: .nothing)
    return held
  }()

  /// Makes `restore` safe to call from a signal handler.
  public static func prepare() { _ = (saved, isSaved, held) }

  static func save() { isSaved.pointee = tcgetattr(STDIN_FILENO, saved) == 0 }

  /// To be called before the terminal is told, as a signal may come in between.
  static func hold(_ hold: Hold) { held.pointee = hold }
  static func holds(_ hold: Hold) -> Bool { held.pointee == hold }

  public static func restore() {
    release()
    if isSaved.pointee { tcsetattr(STDIN_FILENO, TCSANOW, saved) }
  }

  /// Tells the terminal back what it has been told; its modes stay.
  static func release() {
    let end = held.pointee.end
    if end.utf8CodeUnitCount > 0 { _ = write(STDOUT_FILENO, end.utf8Start, end.utf8CodeUnitCount) }
    held.pointee = .nothing
  }
}

/// Keys come in one by one and unseen, Ctrl-C and Ctrl-Z too, as long as this is in force.
struct KeyMode {
  private var before = termios()
  private var isChanged = false

  mutating func begin() {
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL)
    isChanged = tcsetattr(STDIN_FILENO, TCSADRAIN, &raw) == 0
  }

  mutating func end() {
    if isChanged { tcsetattr(STDIN_FILENO, TCSADRAIN, &before) }
    isChanged = false
  }
}

/// Signals that end the program, or stop it, while the terminal is held: it is put back before.
struct Endings {
  /// Those that end a program which says nothing of them.
  private static let ending = [
    SIGHUP, SIGTERM, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGPOLL, SIGPWR,
  ]
  private var before: [(signal: Int32, action: sigaction)] = []

  /// - Parameter stops: Ctrl-Z while something runs counts too.
  mutating func install(stops: Bool = false) {
    before = []
    for signal in Endings.ending + (stops ? [SIGTSTP] : []) {
      var old = sigaction()
      sigaction(signal, nil, &old)
      // Somebody may have said that it is not meant for us, or hear it already.
      if unsafeBitCast(old.__sigaction_handler.sa_handler, to: Int.self) != 0 { continue }
      before.append((signal, old))
      var action = sigaction()
      if signal == SIGTSTP {
        action.__sigaction_handler.sa_handler = heardStop
        action.sa_flags = SA_RESTART
      } else {
        action.__sigaction_handler.sa_handler = heardEnding
      }
      sigaction(signal, &action, nil)
    }
  }

  mutating func remove() {
    for (signal, action) in before {
      var action = action
      sigaction(signal, &action, nil)
    }
    before = []
  }
}

/// Functions of their own, as closures in an isolated place would be bound to the main thread.
private func heardEnding(_ number: Int32) {
  TerminalState.restore()
  let end: StaticString = "\u{1b}[?2004l\r\n"
  _ = write(STDOUT_FILENO, end.utf8Start, end.utf8CodeUnitCount)
  signal(number, SIG_DFL)
  raise(number)
}

private func heardStop(_ number: Int32) {
  TerminalState.restore()
  raise(SIGSTOP)
}
