import Glibc

/// What a terminal is asked about the colour of its background (OSC 11).
///
/// Not all of them answer. So nobody waits for the answer: it is told from keys when it comes.
struct GroundQuestion {
  static let text = "\u{1b}]11;?\u{1b}\\"
  /// What an answer begins with behind its escape.
  private static let beginning = Array("]11;rgb".unicodeScalars)
  /// How long an answer may be on its way while an entry that has been typed is about to run: it must not get into what that reads.
  private static let patienceMilliseconds = 100
  /// Who has not answered in this time does not.
  private static let limitMilliseconds = 5_000
  private static let longestAnswer = 40

  private let asked = GroundQuestion.milliseconds()
  let answered: (_ isLight: Bool) -> Void

  init(answered: @escaping (Bool) -> Void) { self.answered = answered }

  var isOver: Bool { GroundQuestion.milliseconds() - asked > GroundQuestion.limitMilliseconds }
  /// How long it is right to wait from now on.
  var patience: Int { max(0, GroundQuestion.patienceMilliseconds - (GroundQuestion.milliseconds() - asked)) }

  /// Whether a terminal is known to take such a question, be it without an answer.
  static var canBeAsked: Bool {
    let type = environment("TERM") ?? ""
    return !["linux", "vt1", "vt2", "vt3", "vt4", "vt5", "ansi", "cons", "sun", "dumb", "eterm", "unknown"].contains {
      type.hasPrefix($0)
    } && !type.isEmpty
  }

  /// What a text read so far is, its escape left out.
  enum Reading {
    case more
    case answer(isLight: Bool)
    /// It is something else.
    case other
  }

  static func read(_ text: [Unicode.Scalar]) -> Reading {
    guard text.prefix(beginning.count).elementsEqual(beginning.prefix(text.count)), text.count < longestAnswer else {
      return .other
    }
    // It ends as the question did, or with a bell.
    if text.last == "\u{7}" { return reading(of: text.dropLast()) }
    if text.suffix(2).elementsEqual("\u{1b}\\".unicodeScalars) { return reading(of: text.dropLast(2)) }
    return .more
  }

  /// `]11;rgb:RRRR/GGGG/BBBB`, or with `rgba` and a fourth part.
  private static func reading(of text: ArraySlice<Unicode.Scalar>) -> Reading {
    let text = String(String.UnicodeScalarView(text))
    guard let colon = text.firstIndex(of: ":") else { return .other }
    let parts = text[text.index(after: colon)...].split(separator: "/")
    let shares = parts.compactMap { part in
      Int(part, radix: 16).map { Double($0) / Double(1 << (4 * part.count) - 1) }
    }
    guard parts.count >= 3, shares.count == parts.count else { return .other }
    return .answer(isLight: 0.299 * shares[0] + 0.587 * shares[1] + 0.114 * shares[2] > 0.5)
  }

  private static func milliseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }
}

extension Keyboard {
  /// An escape has been read: what follows may be the answer to a question. True if it was; else it is read as keys.
  func takesAnswer() -> Bool {
    guard let question else { return false }
    if question.isOver {
      self.question = nil
      return false
    }
    var text: [Unicode.Scalar] = []
    while let next = next(within: Keyboard.partMilliseconds) {
      text.append(next)
      switch GroundQuestion.read(text) {
      case .more: continue
      case .answer(let isLight):
        self.question = nil
        question.answered(isLight)
        return true
      case .other:
        giveBack(text)
        return false
      }
    }
    giveBack(text)
    return false
  }

  /// An entry is about to run: gives an answer that is on its way a moment to come.
  func settle() {
    guard let patience = question?.patience, patience > 0, !hasMore, let first = next(within: patience) else { return }
    if first != "\u{1b}" || !takesAnswer() { giveBack([first]) }
  }
}
