import Glibc
import Session
import Stage

/// The cells at the top of the window, drawn anew in their place whatever happens; below, the prompt goes on.
///
/// Only the rows below the cells scroll. All that is sent to the terminal for it is undone by `end`, and where the program is
/// ended or stopped from outside, by `TerminalState`.
final class LiveStage {
  private unowned let prompt: Prompt
  let editor: LineEditor
  private var endings = Endings()
  /// What the window shows at its top: lines, and how many there are rows.
  private var shown: [String] = []
  private var size = (columns: 0, rows: 0)
  var controls: [StageBoard.Control] = []
  var focus: StageBoard.Focus?
  private(set) var isOn = false

  /// The rows that are left to the prompt at least.
  private static let fewestRows = 6

  init(_ prompt: Prompt, _ editor: LineEditor) {
    self.prompt = prompt
    self.editor = editor
  }

  // MARK: Beginning and ending

  func begin() {
    endings.install(stops: true)
    editor.pane = Pane(
      rows: { [unowned self] in isOn ? shown.count : 0 }, leave: { [unowned self] in pause() },
      enter: { [unowned self] in restart() })
    restart()
  }

  func end() {
    pause()
    editor.pane = nil
    endings.remove()
  }

  /// Gives the terminal back as it was.
  func pause() {
    isOn = false
    shown = []
    TerminalState.release()
  }

  /// What the window shows goes up, out of it; then all begins anew.
  func restart() {
    size = Stream.output.size
    TerminalState.hold(.rows)
    prompt.write("\u{1b}[r\u{1b}[\(size.rows);1H" + String(repeating: "\n", count: size.rows))
    isOn = true
    shown = []
    update()
    prompt.write("\u{1b}[\(size.rows);1H")
  }

  // MARK: Drawing

  /// Shows the cells as they are now.
  func update() {
    guard isOn else { return }
    // The window is another one, or the program was stopped, and the terminal has forgotten everything.
    guard size == Stream.output.size, TerminalState.holds(.rows) else { return restart() }
    let lines = lines()
    var output = "\u{1b}7\u{1b}[?25l\u{1b}[?7l"
    if lines.count != shown.count { output += "\u{1b}[\(lines.count + 1);\(size.rows)r" }
    for (row, line) in lines.enumerated() where row >= shown.count || shown[row] != line {
      output += "\u{1b}[\(row + 1);1H\(line)\u{1b}[K"
    }
    for row in lines.count..<max(lines.count, shown.count) { output += "\u{1b}[\(row + 1);1H\u{1b}[K" }
    shown = lines
    prompt.write(output + "\u{1b}[?7h\u{1b}8\u{1b}[?25h")
  }

  /// As many lines of the cells as there is room for, those around the focus, and a line below them.
  private func lines() -> [String] {
    let most = max(1, size.rows - LiveStage.fewestRows - 1)
    var board = board()
    if board.count > most {
      let place = board.firstIndex { $0.contains("\u{1b}[7m") } ?? board.count - 1
      let start = min(max(0, place - most / 2), board.count - most)
      board = Array(board[start..<start + most])
    }
    let words = focus == nil ? "`:live` gives the keys to the cells, `:live off` ends it" : hint
    let line = String(repeating: StageSettings.standard.ascii ? "-" : "─", count: 2)
    return board + [prompt.dim(line + " " + words)]
  }

  private var hint: String {
    guard let focus, controls.indices.contains(focus.control) else {
      return "there is nothing to do here; Esc: the prompt"
    }
    let what =
      switch controls[focus.control].kind {
      case .toggle: "Space flips it"
      case .button, .chevron: "Space taps it"
      case .choice: "Space chooses it"
      case .slider: "Left and Right move it"
      case .field, .secret: focus.typed == nil ? "type" : "Return: done, Esc: not"
      }
    let parts = [what] + (controls.count > 1 ? ["Tab: the next one"] : []) + ["Esc: the prompt"]
    return parts.joined(separator: StageSettings.standard.ascii ? " - " : " · ")
  }

  private func board() -> [String] {
    let count = prompt.interpreter.cellCount
    guard count > 0 else { return ["no cell is on the stage yet"] }
    let (text, controls) = prompt.board(focus: focus)
    self.controls = controls
    if let place = focus?.control, place >= controls.count, !controls.isEmpty {
      focus = StageBoard.Focus(control: controls.count - 1)
      return board()
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  // MARK: Keys

  /// The keys go to the cells until Esc gives them back to the prompt.
  func takeKeys() -> Prompt.Ending? {
    focus = StageBoard.Focus(control: min(last, max(0, controls.count - 1)))
    defer {
      last = focus?.control ?? 0
      focus = nil
      update()
    }
    var mode = KeyMode()
    mode.begin()
    defer { mode.end() }
    while true {
      update()
      switch editor.keyboard.next() {
      case .end: return .left
      case .interrupted: return nil
      case .resized, .resumed: restart()
      case .learned, .rested: continue
      case .character(let character):
        guard let key = Key(character, editor.keyboard) else { continue }
        if key == .stop {
          mode.end()
          editor.pane?.leave()
          raise(SIGSTOP)
          mode.begin()
          restart()
          continue
        }
        guard !isOver(key) else { return nil }
        mode.end()
        let ending = press(key)
        // Ctrl-C has stopped what the key has done, and nothing else.
        Interrupts.clear()
        mode.begin()
        if let ending { return ending }
      }
    }
  }

  /// Where the keys were when the prompt got them.
  private var last = 0

  private func isOver(_ key: Key) -> Bool {
    guard key == .escape || key == .leave else { return false }
    // What is being typed is given up first.
    guard focus?.typed != nil, key == .escape else { return true }
    focus?.typed = nil
    return false
  }

  private func press(_ key: Key) -> Prompt.Ending? {
    guard let focus, controls.indices.contains(focus.control) else { return nil }
    let control = controls[focus.control]
    switch (key, control.kind) {
    case (.next, _), (.down, _): return go(by: 1)
    case (.previous, _), (.up, _): return go(by: -1)
    case (.character(" "), .toggle), (.enter, .toggle), (.character(" "), .button), (.enter, .button),
      (.character(" "), .choice), (.enter, .choice), (.character(" "), .chevron), (.enter, .chevron):
      return prompt.act(on: focus.control, controls)
    case (.left, .slider(let fraction)): return prompt.act(on: focus.control, controls, to: fraction - 0.1)
    case (.right, .slider(let fraction)): return prompt.act(on: focus.control, controls, to: fraction + 0.1)
    case (.enter, .field), (.enter, .secret): return commit()
    case (.character(let character), .field(let text)):
      self.focus?.typed = (focus.typed ?? text) + String(character)
    case (.character(let character), .secret): self.focus?.typed = (focus.typed ?? "") + String(character)
    case (.erase, .field(let text)): self.focus?.typed = String((focus.typed ?? text).dropLast())
    case (.erase, .secret): self.focus?.typed = String((focus.typed ?? "").dropLast())
    case (.eraseAll, .field), (.eraseAll, .secret): self.focus?.typed = ""
    default: prompt.write("\u{7}")
    }
    return nil
  }

  private func go(by step: Int) -> Prompt.Ending? {
    let ending = commit()
    guard let place = focus?.control, !controls.isEmpty else { return ending }
    focus = StageBoard.Focus(control: (place + step + controls.count) % controls.count)
    return ending
  }

  /// What was typed into a field is all.
  private func commit() -> Prompt.Ending? {
    guard let focus, let typed = focus.typed else { return nil }
    self.focus?.typed = nil
    return prompt.act(on: focus.control, controls, typing: typed)
  }
}

/// What is at the top of the window while entries are edited below.
struct Pane {
  let rows: () -> Int
  let leave: () -> Void
  let enter: () -> Void
}

/// A key, as the cells take it.
enum Key: Equatable {
  /// How long a key may take that comes in several parts, as an arrow does.
  private static let partMilliseconds = 60

  case next, previous, up, down, left, right
  case enter, escape, erase, eraseAll
  /// Ctrl-C and Ctrl-D; Ctrl-Z.
  case leave, stop
  case character(Unicode.Scalar)

  /// Nil for a key that nothing is known of.
  init?(_ first: Unicode.Scalar, _ keyboard: Keyboard) {
    switch first {
    case "\t": self = .next
    case "\r", "\n": self = .enter
    case "\u{7f}", "\u{8}": self = .erase
    case "\u{15}": self = .eraseAll
    case "\u{3}", "\u{4}": self = .leave
    case "\u{1a}": self = .stop
    case "\u{1b}":
      guard let second = keyboard.soon(within: Key.partMilliseconds) else {
        self = .escape
        return
      }
      guard second == "[" || second == "O" else {
        self = second == "\u{1b}" ? .escape : .leave
        return
      }
      var final = keyboard.soon(within: Key.partMilliseconds)
      while let part = final, part.value < 0x40 { final = keyboard.soon(within: Key.partMilliseconds) }
      switch final {
      case "A": self = .up
      case "B": self = .down
      case "C": self = .right
      case "D": self = .left
      case "Z": self = .previous
      default: return nil
      }
    default:
      guard first.value >= 0x20 else { return nil }
      self = .character(first)
    }
  }
}
