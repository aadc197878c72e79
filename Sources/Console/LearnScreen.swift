import Diagnostics
import Glibc
import Learning
import Session
import Stage
import Words

/// A course on a screen of its own: the page, the file's cells as they are now, and a line of keys.
public final class LearnScreen {
  public enum Ending {
    case left
    case outputFailed(String)
  }

  private let learner: Learner
  private let color: Bool
  private let keyboard = Keyboard()
  private var mode = KeyMode()
  private var endings = Endings()
  private var view = View.page
  /// What is being typed, and what for; nil where keys are keys.
  private var typing: Typing?
  /// The first line of the page that is seen.
  private var top = 0
  private var size = (columns: 0, rows: 0)
  private var failure: Int32 = 0

  private enum View: Equatable {
    case page
    /// All lessons, and the one that is marked.
    case list(Int)
    /// An answer to something that was asked.
    case answer([String])
  }

  private struct Typing {
    enum Purpose { case answer, why }
    let purpose: Purpose
    var text = ""
  }

  /// How long a change of the file may stay unseen.
  private static let pauseMilliseconds = 12

  init(_ learner: Learner, color: Bool) {
    self.learner = learner
    self.color = color
  }

  /// Whether there is a terminal that can show it.
  static var isPossible: Bool {
    isatty(STDIN_FILENO) == 1 && Stream.output.isTerminal && environment("TERM").map { $0 != "dumb" } ?? false
  }

  func run(beginsWithList: Bool) -> Ending {
    TerminalState.save()
    Locale.useUnicode()
    Interrupts.install(exitingAtSecondWith: nil)
    if beginsWithList { view = .list(learner.index) }
    enter()
    defer { leave() }
    beginTyping()
    draw()
    while true {
      if keyboard.waits(LearnScreen.pauseMilliseconds) {
        guard take(keyboard.next()) else { return .left }
        draw()
      } else if Interrupts.wasHeard {
        return .left
      } else if size != Stream.output.size {
        draw()
      } else if learner.look() {
        draw()
      }
      if failure != 0 { return .outputFailed(String(cString: strerror(failure))) }
    }
  }

  private func enter() {
    endings.install(stops: true)
    mode.begin()
    TerminalState.hold(.screen)
    write("\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l")
  }

  private func leave() {
    TerminalState.release()
    mode.end()
    endings.remove()
  }

  private func write(_ text: String) { failure = Stream.output.write(text) }

  // MARK: Drawing

  private func draw() {
    size = Stream.output.size
    StageSettings.standard.width = size.columns
    let body = body()
    var foot = foot()
    // Where not all of the page is seen, how the file stands is.
    if view == .page, body.count > size.rows - foot.count - 2, let standing = learner.standing {
      foot.insert(" " + standing.words.painted(standing.isGood ? "1;32" : "33", color), at: 1)
    }
    let room = max(1, size.rows - foot.count - 2)
    top = max(0, min(top, body.count - room))
    let place = "\(top + 1)–\(min(body.count, top + room))/\(body.count)"
    var lines = [clipped(" " + paint(head, "1")), rule(body.count > room ? place : "")]
    lines += body.dropFirst(top).prefix(room).map { clipped(" " + $0) }
    lines += Array(repeating: "", count: max(0, size.rows - foot.count - lines.count))
    lines += foot.map(clipped)
    write("\u{1b}[H" + lines.prefix(size.rows).map { $0 + "\u{1b}[K" }.joined(separator: "\r\n"))
  }

  private var head: String {
    if case .list = view { return learner.course.title }
    return LearnPage.head(learner, columns: size.columns - 2)
  }

  private func body() -> [String] {
    switch view {
    case .page: LearnPage(learner, columns: size.columns - 2, color: color).lines
    case .list(let marked): LearnList(learner, columns: size.columns - 2, color: color, marked: marked).lines
    case .answer(let lines): lines
    }
  }

  private func rule(_ words: String) -> String {
    let dash = StageSettings.standard.ascii ? "-" : "─"
    let count = max(0, size.columns - 1 - words.count - (words.isEmpty ? 0 : 2))
    return paint(String(repeating: dash, count: count) + (words.isEmpty ? "" : " \(words) "), "2")
  }

  /// What is being typed or told, and the keys.
  private func foot() -> [String] {
    var lines = [rule("")]
    if let typing {
      let cursor = StageSettings.standard.ascii ? "_" : "▏"
      let head = spoken(typing.purpose == .answer ? "your answer" : "why")
      lines.append(" " + paint(head + ": ", "1") + typing.text.shown + cursor)
    }
    if !learner.message.isEmpty { lines.append(" " + spoken(learner.message).painted("33", color)) }
    if let problem = learner.progress.problem {
      lines.append(" " + spoken("what you have done can't be kept: \(problem)").painted("33", color))
    }
    var row = ""
    for (key, words) in keys {
      let item = paint(key, "1") + " " + spoken(words)
      let columns = visibleWidth(of: item)
      if !row.isEmpty, visibleWidth(of: row) + 3 + columns >= size.columns {
        lines.append(row)
        row = ""
      }
      row += (row.isEmpty ? " " : "   ") + item
    }
    return lines + [row]
  }

  private var keys: [(String, String)] {
    if typing != nil { return [("Return", typing?.purpose == .answer ? "answer" : "done"), ("Esc", "other keys")] }
    switch view {
    case .list: return [("↑ ↓", "choose"), ("Return", "begin"), ("Esc", "back"), ("q", "leave")]
    case .answer: return [("Esc", "back")]
    case .page: break
    }
    var keys: [(String, String)] = []
    if learner.isAsking, case .success(let truth)? = learner.truth {
      keys.append(truth.choices.count > 0 ? ("1–\(truth.choices.count)", "answer") : ("Return", "answer"))
    }
    keys += [("n", "next"), ("b", "back"), ("h", "hint")]
    if learner.lesson.steps.contains(where: { $0.question != nil }) { keys.append(("p", "predict")) }
    keys += [("w", "why")]
    if learner.canSeeSolution { keys.append(("s", "solution")) }
    return keys + [("r", "reset"), ("l", "lessons"), ("q", "leave")]
  }

  private func paint(_ text: String, _ code: String) -> String { text.painted(code, color) }

  /// As much of a line as the window shows. The last column stays free: what wipes the rest of a row would wipe it.
  private func clipped(_ line: String) -> String {
    let columns = size.columns - 1
    guard visibleWidth(of: line) > columns else { return line }
    var result = ""
    var width = 0
    var isEscape = false
    for character in line {
      if character == "\u{1b}" { isEscape = true }
      if isEscape {
        result.append(character)
        if character.isLetter { isEscape = false }
        continue
      }
      width += cellWidth(of: character)
      if width >= columns {
        return result + (color ? "\u{1b}[0m" : "") + (StageSettings.standard.ascii ? ">" : "…")
      }
      result.append(character)
    }
    return result
  }

  // MARK: Keys

  /// - Returns: false where the learner leaves.
  private func take(_ event: Keyboard.Event) -> Bool {
    switch event {
    case .end, .interrupted: return false
    case .resized, .learned, .rested: return true
    case .resumed:
      leave()
      enter()
      return true
    case .character(let character):
      guard let key = Key(character, keyboard) else { return true }
      switch key {
      case .leave: return false
      case .stop:
        leave()
        raise(SIGSTOP)
        enter()
        return true
      default: return typing == nil ? take(key) : type(key)
      }
    }
  }

  private func type(_ key: Key) -> Bool {
    switch key {
    case .character(let character): typing?.text.unicodeScalars.append(character)
    case .erase: _ = typing?.text.popLast()
    case .eraseAll: typing?.text = ""
    case .escape: typing = nil
    case .up: top -= 1
    case .down: top += 1
    case .enter:
      guard let typed = typing else { return true }
      switch typed.purpose {
      case .answer:
        if learner.answer(typed.text) {
          typing = nil
          top = .max / 2
        }
      case .why:
        typing = nil
        view = .answer(explained(typed.text))
        top = 0
      }
    default: break
    }
    return true
  }

  private func take(_ key: Key) -> Bool {
    switch (view, key) {
    case (_, .up): if case .list(let marked) = view { view = .list(max(0, marked - 1)) } else { top -= 1 }
    case (_, .down):
      if case .list(let marked) = view {
        view = .list(min(learner.course.entries.count - 1, marked + 1))
      } else {
        top += 1
      }
    case (.list(let marked), .enter): show { try learner.open(marked) }
    case (.list, .character("q")), (.page, .character("q")): return false
    case (.list, .escape), (.list, .character("l")), (.answer, _): view = .page
    case (.list, .character(let character)):
      if let number = Int(String(character)), learner.course.entries.indices.contains(number - 1) {
        view = .list(number - 1)
      }
    case (.page, .character(let character)): press(Character(character))
    case (.page, .enter): if learner.isAsking { beginTyping() } else { show { try learner.next() } }
    case (.page, .right): show { try learner.next() }
    case (.page, .left): show { try learner.back() }
    default: break
    }
    return true
  }

  private var isResetting = false

  private func press(_ key: Character) {
    let wasResetting = isResetting
    isResetting = false
    if learner.isAsking, key.isNumber, learner.answer(String(key)) {
      top = .max / 2
      return
    }
    switch key {
    case "n": show { try learner.next() }
    case "b": show { try learner.back() }
    case " ": top += max(1, size.rows - 6)
    case "p":
      learner.goToQuestion()
      begin()
    case "h":
      learner.showHint()
      top = .max / 2
    case "s":
      learner.showSolution()
      top = .max / 2
    case "w":
      learner.message = ""
      typing = Typing(purpose: .why)
    case "l": view = .list(learner.index)
    case "r":
      if wasResetting { return learner.reset() }
      isResetting = true
      learner.message = "`r` once more begins the file anew; yours is kept beside it"
    default: learner.message = ""
    }
  }

  private func show(_ move: () throws -> Void) {
    do { try move() } catch { learner.message = (error as? Learner.Problem)?.headline ?? "" }
    begin()
  }

  /// A page is seen from its beginning.
  private func begin() {
    view = .page
    top = 0
    beginTyping()
  }

  /// Where an answer is words, it can be typed at once.
  private func beginTyping() {
    typing = nil
    guard view == .page, learner.isAsking, case .success(let truth)? = learner.truth, truth.choices.count == 0 else {
      return
    }
    typing = Typing(purpose: .answer)
  }

  private func explained(_ question: String) -> [String] {
    guard let run = learner.judgement?.run, !question.isEmpty else { return [spoken("there is nothing to ask")] }
    let (found, diagnostics) = run.explain(question)
    if let found { return LearnPage.lines(of: found, columns: size.columns - 2, color: color) }
    let problem = diagnostics.first { $0.severity == .error }?.message.headline
    return wrapped(spoken(problem ?? "there is nothing to explain"), columns: size.columns - 2)
  }
}

/// The columns that a line takes, without the escapes in it.
func visibleWidth(of line: String) -> Int { cellWidth(of: withoutEscapes(line)) }

func withoutEscapes(_ line: String) -> String {
  var isEscape = false
  return line.filter { character in
    if character == "\u{1b}" { isEscape = true }
    defer { if character.isLetter { isEscape = false } }
    return !isEscape
  }
}
