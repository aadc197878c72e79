import Glibc
import Session

/// Reads the characters that are typed, and knows which of them come faster than anyone types.
///
/// A byte is taken only when it is needed: what comes in behind an entry is for the script that the entry runs.
final class Keyboard {
  enum Event {
    case character(Unicode.Scalar)
    /// A signal, as Ctrl-C sends it in another mode of the terminal.
    case interrupted
    /// The window has another size, and has kept it for a moment.
    case resized
    /// The program was stopped, and goes on.
    case resumed
    /// The terminal has told something about itself: what is shown may look different now.
    case learned
    /// Nothing has come for as long as was asked for.
    case rested
    case end
  }

  /// What is read before anything else that comes.
  private var returned: [Unicode.Scalar] = []
  private var partial: [UInt8] = []
  /// What came in while nobody was reading: typed by somebody who did not wait.
  private(set) var isTypedAhead = false
  /// Characters have come together in one piece, and a line break was among them.
  private var hasBroken = false

  /// What the terminal was asked, until it answers.
  var question: GroundQuestion?

  private static let settlingMilliseconds = 120
  /// Between two parts of a text that is sent.
  static let partMilliseconds = 30

  init() {
    WindowSignals.install()
  }

  /// Somebody begins to read.
  func begin() {
    isTypedAhead = hasMore
    hasBroken = false
    _ = WindowSignals.takeContinued()
  }

  /// Whether a character can be read without waiting for it.
  var hasMore: Bool { !returned.isEmpty || Keyboard.poll(0) }

  /// A line break has been read: whether it stands in the midst of a text that comes all at once.
  func isAmidstText() -> Bool {
    // A piece of a text may have come to its end just behind a line break.
    let isMore = hasMore || hasBroken && !isTypedAhead && Keyboard.poll(Keyboard.partMilliseconds)
    hasBroken = true
    return isMore
  }

  /// Whether what is read belongs to a text of several lines that comes all at once.
  var isWithinText: Bool { hasBroken && hasMore }

  /// Has characters read before what comes.
  func giveBack(_ characters: [Unicode.Scalar]) { returned = characters + returned }

  /// - Parameter limit: after how many milliseconds without a key it is a rest.
  func next(restingAfter limit: Int? = nil) -> Event {
    if !returned.isEmpty { return .character(returned.removeFirst()) }
    var isSettling = false
    while true {
      if !Keyboard.poll(0) {
        isTypedAhead = false
        hasBroken = false
      }
      switch WindowSignals.wait(upTo: isSettling ? Keyboard.settlingMilliseconds : limit) {
      case .interrupted: return .interrupted
      case .continued: return .resumed
      case .resized: isSettling = true
      case .nothing: return isSettling ? .resized : .rested
      case .ready:
        var byte: UInt8 = 0
        let count = read(STDIN_FILENO, &byte, 1)
        if count < 0, errno == EINTR || errno == EAGAIN { continue }
        guard count > 0 else { return .end }
        guard let character = character(with: byte) else { continue }
        if character == "\u{1b}", takesAnswer() { return .learned }
        return .character(character)
      }
    }
  }

  /// The next character, where one comes soon; nil where none does.
  func soon(within milliseconds: Int) -> Unicode.Scalar? {
    while !returned.isEmpty || Keyboard.poll(milliseconds) {
      switch next() {
      case .character(let character): return character
      case .resized, .resumed, .learned, .rested: continue
      case .interrupted, .end: return nil
      }
    }
    return nil
  }

  /// An escape has been read: the control key that stands for the key of several characters which it begins. Vi's own escape comes
  /// alone.
  func controlKeyBehindEscape() -> Unicode.Scalar? {
    var text: [Unicode.Scalar] = []
    while let next = next(within: Keyboard.partMilliseconds) {
      text.append(next)
      let begun = EditorCommand.controlKeys.filter { $0.behindEscape.contains { $0.unicodeScalars.starts(with: text) } }
      guard let first = begun.first else { break }
      if first.behindEscape.contains(where: { $0.unicodeScalars.elementsEqual(text) }) {
        return Unicode.Scalar(first.letter.value & 0x1f)
      }
    }
    giveBack(text)
    return nil
  }

  /// The next character, and nothing else that may happen; nil where none comes soon.
  func next(within milliseconds: Int) -> Unicode.Scalar? {
    if !returned.isEmpty { return returned.removeFirst() }
    while Keyboard.poll(milliseconds) {
      var byte: UInt8 = 0
      guard read(STDIN_FILENO, &byte, 1) == 1 else { return nil }
      if let character = character(with: byte) { return character }
    }
    return nil
  }

  /// The character that a byte completes. What is no UTF-8 is passed over.
  private func character(with byte: UInt8) -> Unicode.Scalar? {
    if byte & 0xc0 != 0x80 { partial = [] } else if partial.isEmpty { return nil }
    partial.append(byte)
    let length = partial[0] < 0x80 ? 1 : partial[0] < 0xe0 ? 2 : partial[0] < 0xf0 ? 3 : 4
    guard partial.count == length else { return nil }
    defer { partial = [] }
    return String(validating: partial, as: UTF8.self)?.unicodeScalars.first
  }

  /// Whether something can be read in that time.
  func waits(_ milliseconds: Int) -> Bool { !returned.isEmpty || Keyboard.poll(milliseconds) }

  private static func poll(_ milliseconds: Int) -> Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return Glibc.poll(&input, 1, Int32(milliseconds)) > 0
  }
}

/// The signals that are heard while a key is waited for.
private enum WindowSignals {
  enum Heard { case ready, nothing, resized, continued, interrupted }

  /// Memory that a signal handler may use: it must not be made there.
  fileprivate static let state = {
    let state = UnsafeMutablePointer<(resized: Bool, continued: Bool)>.allocate(capacity: 1)
    state.initialize(to: (false, false))
    return state
  }()

  static func install() {
    state.pointee = (false, false)
    for signal in [SIGWINCH, SIGCONT] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = heardWindow
      // A script that waits for a line goes on waiting.
      action.sa_flags = SA_RESTART
      sigaction(signal, &action, nil)
    }
  }

  static func takeContinued() -> Bool {
    defer { state.pointee.continued = false }
    return state.pointee.continued
  }

  /// Waits for input or a signal. Signals come in only while waiting, so that none is lost just before.
  static func wait(upTo milliseconds: Int?) -> Heard {
    var blocked = sigset_t()
    var usual = sigset_t()
    sigemptyset(&blocked)
    for signal in [SIGINT, SIGWINCH, SIGCONT] { sigaddset(&blocked, signal) }
    pthread_sigmask(SIG_BLOCK, &blocked, &usual)
    defer { pthread_sigmask(SIG_SETMASK, &usual, nil) }
    while true {
      if Interrupts.wasHeard { return .interrupted }
      if takeContinued() { return .continued }
      if state.pointee.resized {
        state.pointee.resized = false
        return .resized
      }
      var input = fd_set()
      withUnsafeMutableBytes(of: &input) { $0[0] = 1 << STDIN_FILENO }
      var open = usual
      for signal in [SIGINT, SIGWINCH, SIGCONT] { sigdelset(&open, signal) }
      var limit = timespec(tv_sec: (milliseconds ?? 0) / 1000, tv_nsec: (milliseconds ?? 0) % 1000 * 1_000_000)
      let count = withUnsafePointer(to: &limit) {
        pselect(STDIN_FILENO + 1, &input, nil, nil, milliseconds == nil ? nil : $0, &open)
      }
      if count > 0 { return .ready }
      if count == 0 { return .nothing }
      if errno != EINTR { return .ready }
    }
  }
}

/// A function of its own, as a closure in an isolated place would be bound to the main thread.
private func heardWindow(_ signal: Int32) {
  let state = WindowSignals.state
  if signal == SIGWINCH { state.pointee.resized = true } else { state.pointee.continued = true }
}
