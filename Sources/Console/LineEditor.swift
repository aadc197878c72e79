import CLibedit
import Glibc
import Session

/// Entries edited with libedit's keys: each is one block, of as many rows as it takes, that is drawn while it is typed.
final class LineEditor: EntryReader {
  private var editor: OpaquePointer?
  let keyboard = Keyboard()
  private(set) var knowledge = EntryKnowledge(
    isWhole: { _ in true }, complete: { _, _ in CompletionAnswer() }, arguments: { _ in nil }, type: { _ in nil },
    knows: { _ in true }, knowsMember: { _, _ in true }, redraw: { "" })
  var color: Bool
  private var isVi = false
  /// Who is told whether the terminal's background is light, when it has been asked.
  private var wantedAnswer: ((Bool) -> Void)?

  var view = BlockView()
  /// What is at the top of the window, if anything is.
  var pane: Pane?
  var undoing = Undoing()
  var recall = Recall()
  /// What stands below the block until the next key.
  var note: [String] = []
  /// What is shown is only looked at.
  var isSearching = false
  /// What stands behind the end, and behind what.
  private var hint: (Hint, EditedBlock)?
  /// There may be one, which is looked for when no key comes for a moment.
  private var isHintDue = false
  /// How the entry was left, once it was.
  private var outcome: EntryRead?
  private var thrownAway: EditedBlock?
  private var endings = Endings()
  /// Where Up or Down has led, and the column that it tries to keep.
  var goal: (place: Int, column: Int)?
  /// What was cut last. libedit's own is overwritten by whatever it deletes.
  var killed: [Unicode.Scalar] = []

  /// Nil without libedit, or where it does not take the terminal.
  init?(color: Bool) {
    self.color = color
    let calls = LineEditorCalls(context: Unmanaged.passUnretained(self).toOpaque(), read: readKey, perform: performKey)
    guard let editor = line_editor_open(calls) else { return nil }
    self.editor = editor
    for command in EditorCommand.allCases { line_editor_define(editor, command.rawValue, command.name, command.help) }
    for (key, function) in EditorCommand.comforts { line_editor_bind(editor, key, function, false) }
    guard line_editor_source(editor) else { return nil }
    isVi = line_editor_is_vi(editor)
    for (key, command) in EditorCommand.essentials { line_editor_bind(editor, key, command.name, false) }
    for (key, command) in isVi ? EditorCommand.viKeys : EditorCommand.emacsKeys {
      line_editor_bind(editor, key, command.name, isVi)
    }
    if isVi {
      for (key, command) in EditorCommand.viTypingKeys { line_editor_bind(editor, key, command.name, false) }
      for key in EditorCommand.controlKeys {
        for isCommanding in [false, true] { line_editor_bind(editor, "^\(key.letter)", key.command.name, isCommanding) }
      }
      for own in EditorCommand.viOperators { line_editor_bind(editor, own.bound, own.function, true) }
    }
  }

  func useColor(_ isOn: Bool) { color = isOn }

  func remember(_ entry: String) {
    recall.add(entry)
    line_editor_remember(editor, entry)
  }

  func askForGround(_ answered: @escaping (Bool) -> Void) { wantedAnswer = answered }

  /// While the terminal shows nothing of what comes in by itself, and no keys have come that the answer could be mixed with.
  private func askForGround() {
    guard let wantedAnswer else { return }
    self.wantedAnswer = nil
    guard GroundQuestion.canBeAsked else { return }
    keyboard.question = GroundQuestion(answered: wantedAnswer)
    Stream.output.write(GroundQuestion.text)
  }

  private func awaitAnswer() {
    guard keyboard.question != nil else { return }
    line_editor_hold(editor, true)
    keyboard.settle()
    line_editor_hold(editor, false)
  }

  func markFailure(at offset: Int) { recall.markFailure(at: offset) }

  // MARK: Reading

  func readEntry(_ knowledge: EntryKnowledge) -> EntryRead {
    self.knowledge = knowledge
    outcome = nil
    note = []
    goal = nil
    undoing.begin(behind: thrownAway)
    thrownAway = nil
    recall.begin()
    view.forget()
    Interrupts.clear()
    // Before the prompt is written: what is typed on seeing it must find the terminal ready.
    line_editor_hold(editor, true)
    endings.install()
    keyboard.begin()
    switchPastes(true)
    let isEntered = line_editor_run(editor)
    awaitAnswer()
    switchPastes(false)
    endings.remove()
    if let outcome { return outcome }
    guard isEntered else { return .end }
    // One of libedit's own keys.
    let block = block
    leave(block)
    return .entry(trimmed(block.string))
  }

  func nextKey() -> Unicode.Scalar? {
    var isResting = false
    while true {
      if !keyboard.hasMore {
        draw(isResting: isResting)
        askForGround()
      }
      switch keyboard.next(restingAfter: isHintDue ? LineEditor.restMilliseconds : nil) {
      case .character(let character):
        note = []
        return character == "\u{1b}" && isVi ? keyboard.controlKeyBehindEscape() ?? character : character
      case .rested: isResting = true
      case .end: return nil
      case .interrupted:
        Interrupts.clear()
        return "\u{3}"
      case .resized: redrawForNewWindow()
      case .learned: continue
      case .resumed:
        // libedit thinks that it still holds the terminal, but the shell has had it.
        line_editor_hold(editor, false)
        line_editor_hold(editor, true)
        switchPastes(true)
        view.forget()
        pane?.enter()
      }
    }
  }

  /// The entry is whole.
  func submit(_ block: EditedBlock, as text: String) {
    leave(block)
    recall.forgetFailure()
    outcome = .entry(text)
  }

  func stop(_ outcome: EntryRead, throwingAway block: EditedBlock?) {
    if let block, !block.isBlank { thrownAway = block }
    self.outcome = outcome
  }

  // MARK: The text

  var block: EditedBlock {
    var count = 0
    var cursor = 0
    guard let text = line_editor_text(editor, &count, &cursor) else { return EditedBlock("") }
    let scalars = UnsafeBufferPointer(start: text, count: count).map { Unicode.Scalar($0) ?? "\u{fffd}" }
    return EditedBlock(text: scalars, cursor: cursor)
  }

  @discardableResult func insert(_ text: String) -> Bool { insert(Array(text.unicodeScalars)) }

  @discardableResult func insert(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.isEmpty || line_editor_insert(editor, scalars.map(\.value), scalars.count)
  }

  /// Takes characters away before the cursor.
  func erase(_ count: Int) { line_editor_erase(editor, count) }

  func move(from place: Int, to other: Int) { line_editor_move(editor, other - place) }

  func replace(_ old: EditedBlock, with new: EditedBlock) {
    move(from: old.cursor, to: old.text.count)
    erase(old.text.count)
    insert(new.text)
    move(from: new.text.count, to: new.cursor)
  }

  // MARK: Drawing

  private var window: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), max(1, Int(size.ws_row) - (pane?.rows() ?? 0)))
  }

  /// How many rows a note can have below the block, so that the row of the cursor is seen as well.
  var roomForNotes: Int {
    let window = window
    let rows = BlockLayout(block, looks: [], columns: window.columns, color: false).rows.count
    return max(2, window.rows - min(rows, max(1, window.rows - 4)))
  }

  /// For more bytes than that, what is known of the text is asked only when the hands rest: each key would take longer than two
  /// milliseconds.
  private static let longestHintedAtOnce = 1_000
  private static let restMilliseconds = 60

  /// Where there are no colours, it could not be told from what is typed.
  private func hint(for block: EditedBlock, isResting: Bool) -> Hint? {
    isHintDue = false
    guard color, block.isAtEnd, !block.isRowBlank else { return nil }
    if let rest = Hint(restOf: block, in: recall) { return rest }
    let text = block.string
    isHintDue = !isResting && text.utf8.count > LineEditor.longestHintedAtOnce
    return isHintDue ? nil : knowledge.arguments(text) ?? knowledge.type(text)
  }

  /// The hint that is seen behind a block.
  func hintShown(behind block: EditedBlock) -> Hint? { hint.flatMap { $0.1 == block ? $0.0 : nil } }

  private func looks(of block: EditedBlock, isLeft: Bool = false) -> [Look] {
    guard color, block.text.first(where: { $0 != " " }) != ":" else { return [] }
    return Painting(block, cursor: isLeft ? nil : block.cursor, knowledge).looks
  }

  /// Shows the block as it is now, before a key is waited for.
  func draw(isResting: Bool = true) {
    let block = block
    if !isSearching { undoing.note(block) }
    let window = window
    let note = note.isEmpty && block.endsAtReturn ? ["the next return ends it here"] : note
    let hint = note.isEmpty ? hint(for: block, isResting: isResting) : nil
    self.hint = hint.map { ($0, block) }
    let layout = BlockLayout(
      block, looks: looks(of: block), hint: hint?.shown ?? "", note: note, columns: window.columns, color: color)
    send(view.show(layout, height: window.rows))
  }

  /// Leaves the block on the screen as it will stay there.
  func leave(_ block: EditedBlock) {
    let window = window
    let layout = BlockLayout(block, looks: looks(of: block, isLeft: true), columns: window.columns, color: color)
    send(view.leave(layout, height: window.rows))
  }

  private func redrawForNewWindow() {
    view.rewrap(columns: window.columns)
    let text = knowledge.redraw()
    if text.isEmpty { return send(view.erase()) }
    leave(block)
    Stream.output.write(text)
  }

  func send(_ bytes: [UInt8]) { Stream.output.write(bytes) }

  func switchPastes(_ isOn: Bool) {
    Stream.output.write(isOn ? "\u{1b}[?2004h" : "\u{1b}[?2004l")
  }

  /// Gives the terminal back while the program is stopped.
  func suspend() {
    leave(block)
    switchPastes(false)
    line_editor_hold(editor, false)
    pane?.leave()
    // A handler that puts the terminal back has nothing to do any more.
    raise(pane == nil ? SIGTSTP : SIGSTOP)
    line_editor_hold(editor, true)
    switchPastes(true)
  }
}

/// Functions of their own, as C calls them.
private func readKey(_ context: UnsafeMutableRawPointer?, _ character: UnsafeMutablePointer<UInt32>?) -> Int32 {
  guard let context, let character else { return 0 }
  guard let key = Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue().nextKey() else { return 0 }
  character.pointee = key.value
  return 1
}

private func performKey(_ context: UnsafeMutableRawPointer?, _ command: Int32) -> LineEditorEffect {
  guard let context, let command = EditorCommand(rawValue: command) else { return LINE_EDITOR_RING }
  return Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue().perform(command)
}
