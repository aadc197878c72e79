import CLibedit
import Glibc
import Session

/// What the prompt's own keys do.
extension LineEditor {
  func perform(_ command: EditorCommand) -> LineEditorEffect {
    let block = block
    switch command {
    case .enter: return enter(block)
    case .breakRow: insert("\n")
    case .up: return goVertically(block, block.placeAbove, .older)
    case .down: return goVertically(block, block.placeBelow, .newer)
    case .left: return go(block, to: block.placeBefore)
    case .right: return takeHint(block) ? LINE_EDITOR_GO_ON : go(block, to: block.placeBehind)
    case .begin: move(from: block.cursor, to: block.row.lowerBound)
    case .end: if !takeHint(block) { move(from: block.cursor, to: block.row.upperBound) }
    case .deleteBefore: return deleteBefore(block)
    case .deleteBehind: return delete(block, to: block.placeBehind)
    case .killRow: return killRow(block)
    case .killWholeRow: cut(block, block.row)
    case .killWordBefore: cut(block, block.wordStart..<block.cursor)
    case .killWordBehind: cut(block, block.cursor..<block.wordEnd)
    case .yank: insert(killed)
    case .undo, .redo:
      // Keys that came all at once are noted only now.
      undoing.note(block)
      return show(command == .undo ? undoing.undo() : undoing.redo(), insteadOf: block)
    case .search: return search(block)
    case .complete: return complete(block)
    case .closeBrace: closeBrace(block)
    case .paste: return paste()
    case .interrupt: return interrupt(block)
    case .suspend: suspend()
    case .leaveOrDelete: return leaveOrDelete(block)
    case .viDelete, .viChange, .viYank: return operate(command, block)
    case .clear:
      view.forget()
      let rows = pane?.rows() ?? 0
      Stream.output.write(rows > 0 ? "\u{1b}[\(rows + 1);1H\u{1b}[J" : "\u{1b}[H\u{1b}[2J")
    }
    return LINE_EDITOR_GO_ON
  }

  // MARK: Entering

  private func enter(_ block: EditedBlock) -> LineEditorEffect {
    let text = block.string
    let isCommand = block.text.first { $0 != " " } == ":"
    if keyboard.isAmidstText(), !isCommand {
      // What was typed while an entry ran is entered as it would have been; what arrives at once is one entry.
      guard keyboard.isTypedAhead, knowledge.isWhole(text) else {
        insert("\n")
        return LINE_EDITOR_GO_ON
      }
    }
    if block.isBlank || block.endsAtReturn || knowledge.isWhole(text) {
      submit(block, as: block.endsAtReturn ? trimmed(text) : text)
      return LINE_EDITOR_STOP
    }
    breakRow(block)
    return LINE_EDITOR_GO_ON
  }

  /// Goes on in a new row, indented by what is open.
  private func breakRow(_ block: EditedBlock) {
    let nesting = Nesting(block.beforeCursor)
    guard !nesting.isInText else {
      insert("\n")
      return
    }
    // A row with nothing but its indentation is an empty one.
    if block.isRowBlank, let indentation = block.indentation { erase(indentation) }
    let isClosing = block.cursor < block.text.count && "}])".unicodeScalars.contains(block.text[block.cursor])
    let depth = min(nesting.depth, 12) - (isClosing ? 1 : 0)
    insert("\n" + String(repeating: "    ", count: max(0, depth)))
  }

  private func interrupt(_ block: EditedBlock) -> LineEditorEffect {
    let end = EditedBlock(text: block.text + "^C".unicodeScalars, cursor: Int.max)
    leave(end)
    stop(.interrupted, throwingAway: block)
    return LINE_EDITOR_STOP
  }

  /// Ctrl-D: the end where nothing is typed; the end of the entry where its last row is empty; else it deletes.
  private func leaveOrDelete(_ block: EditedBlock) -> LineEditorEffect {
    let isOneRow = !block.text.contains("\n")
    guard block.isAtEnd, block.isRowBlank else { return delete(block, to: block.placeBehind) }
    leave(block)
    stop(isOneRow ? .end : .interrupted, throwingAway: block)
    return LINE_EDITOR_STOP
  }

  // MARK: Moving

  private func go(_ block: EditedBlock, to place: Int) -> LineEditorEffect {
    guard place != block.cursor else { return LINE_EDITOR_RING }
    move(from: block.cursor, to: place)
    return LINE_EDITOR_GO_ON
  }

  /// Goes by a row, or from the first or last one through the history.
  private func goVertically(
    _ block: EditedBlock, _ place: (_ column: Int) -> Int?, _ direction: Recall.Direction
  ) -> LineEditorEffect {
    let column = goal.flatMap { $0.place == block.cursor ? $0.column : nil } ?? block.column(of: block.cursor)
    if let place = place(column) {
      goal = (place, column)
      return go(block, to: place)
    }
    return show(recall.next(direction, from: block), insteadOf: block)
  }

  func show(_ new: EditedBlock?, insteadOf block: EditedBlock) -> LineEditorEffect {
    guard let new else { return LINE_EDITOR_RING }
    replace(block, with: new)
    return LINE_EDITOR_GO_ON
  }

  // MARK: Deleting

  private func delete(_ block: EditedBlock, to place: Int) -> LineEditorEffect {
    guard place > block.cursor else { return LINE_EDITOR_RING }
    move(from: block.cursor, to: place)
    erase(place - block.cursor)
    return LINE_EDITOR_GO_ON
  }

  private func deleteBefore(_ block: EditedBlock) -> LineEditorEffect {
    guard block.cursor > 0 else { return LINE_EDITOR_RING }
    // In front of a row, a step of indentation.
    if let indentation = block.indentation, indentation > 0 {
      erase(indentation % 4 == 0 ? 4 : indentation % 4)
    } else {
      erase(block.cursor - block.placeBefore)
    }
    return LINE_EDITOR_GO_ON
  }

  private func killRow(_ block: EditedBlock) -> LineEditorEffect {
    let end = block.row.upperBound
    guard block.cursor == end else {
      cut(block, block.cursor..<end)
      return LINE_EDITOR_GO_ON
    }
    return delete(block, to: min(end + 1, block.text.count))
  }

  private func cut(_ block: EditedBlock, _ range: Range<Int>) {
    killed = Array(block.text[range])
    move(from: block.cursor, to: range.upperBound)
    erase(range.count)
  }

  /// A key of vi's that takes another: pressed twice it is for the row, and else for libedit to do.
  private func operate(_ command: EditorCommand, _ block: EditedBlock) -> LineEditorEffect {
    guard let own = EditorCommand.viOperators.first(where: { $0.command == command }), let next = nextKey() else {
      return LINE_EDITOR_RING
    }
    let row = block.row
    switch (command, next) {
    case (.viDelete, "d"):
      // With the line break behind it, or before the last row.
      let isLast = row.upperBound == block.text.count
      cut(block, isLast ? max(0, row.lowerBound - 1)..<row.upperBound : row.lowerBound..<(row.upperBound + 1))
      if isLast { move(from: max(0, row.lowerBound - 1), to: self.block.row.lowerBound) }
    case (.viChange, "c"):
      cut(block, row)
      keyboard.giveBack(["i"])
    case (.viYank, "y"):
      // What is deleted is what is kept.
      cut(block, row)
      insert(Array(block.text[row]))
      move(from: row.upperBound, to: block.cursor)
    default: keyboard.giveBack([own.key, next])
    }
    return LINE_EDITOR_GO_ON
  }

  // MARK: Writing

  private func takeHint(_ block: EditedBlock) -> Bool {
    guard let hint = hintShown(behind: block), !hint.insertion.isEmpty else { return false }
    return insert(hint.insertion)
  }

  /// A closing brace that begins a row stands one step further left than what it closes.
  private func closeBrace(_ block: EditedBlock) {
    if !keyboard.isWithinText, let indentation = block.indentation, indentation >= 4,
      !Nesting(block.beforeCursor).isInText
    {
      erase(4)
    }
    insert("}")
  }

  /// Tab: completes the name before the cursor, or indents where there is none.
  private func complete(_ block: EditedBlock) -> LineEditorEffect {
    let before = block.text[block.row.lowerBound..<block.cursor]
    let indentation = before.prefix { $0 == " " }.count
    let isBlank = indentation == before.count
    // Where a row is indented as it is to be, what can be declared there is listed.
    let depth = isBlank ? Nesting(block.beforeCursor).depth : 0
    if isBlank && (depth == 0 || indentation < 4 * depth) || keyboard.isWithinText {
      insert(String(repeating: " ", count: 4 - before.count % 4))
      return LINE_EDITOR_GO_ON
    }
    let behind = EditedBlock.string(block.text[block.cursor...])
    let answer = knowledge.complete(block.beforeCursor, behind)
    guard !answer.insertion.isEmpty || !answer.list.isEmpty else {
      guard isBlank else { return LINE_EDITOR_RING }
      insert(String(repeating: " ", count: 4 - before.count % 4))
      return LINE_EDITOR_GO_ON
    }
    if !answer.insertion.isEmpty {
      undoing.note(block)
      undoing.endTyping()
    }
    erase(answer.erased)
    insert(rows(answer.insertion, indentedBy: indentation + 4))
    let ending = rows(answer.ending, indentedBy: indentation)
    insert(ending)
    move(from: ending.count, to: 0)
    if !answer.list.isEmpty { show(pages: answer.list) }
    return LINE_EDITOR_GO_ON
  }

  private func rows(_ text: String, indentedBy count: Int) -> [Unicode.Scalar] {
    text.unicodeScalars.flatMap { $0 == "\n" ? [$0] + Array(repeating: " ", count: count) : [$0] }
  }

  /// Shows a list below the block, as much of it at a time as there is room for. Space, Tab and Return go on, q and Escape stop;
  /// any other key does what it does.
  private func show(pages list: [String]) {
    var rest = list[...]
    while rest.count > roomForNotes {
      let page = rest.prefix(roomForNotes - 1)
      rest = rest.dropFirst(page.count)
      note = page + ["… \(rest.count) more rows: Space goes on, q stops"]
      guard let key = nextKey() else { return }
      switch key {
      case " ", "\t", "\r", "\n": continue
      case "q", "\u{1b}": return note = []
      default: return keyboard.giveBack([key])
      }
    }
    note = Array(rest)
  }

  /// Bracketed paste: the text is taken as it is, and waits for the return key.
  private func paste() -> LineEditorEffect {
    let end = Array("\u{1b}[201~".unicodeScalars)
    var text: [Unicode.Scalar] = []
    // A terminal that never says where the text ends is no reason to wait for ever.
    while !text.hasSuffix(end), let character = keyboard.soon(within: 1_000) { text.append(character) }
    if text.hasSuffix(end) { text.removeLast(end.count) }
    var kept: [Unicode.Scalar] = []
    for (index, character) in text.enumerated() {
      switch character {
      case "\r": if index + 1 == text.count || text[index + 1] != "\n" { kept.append("\n") }
      case "\n", "\t": kept.append(character)
      default: if character >= " ", character != "\u{7f}" { kept.append(character) }
      }
    }
    while kept.last == "\n" { kept.removeLast() }
    return insert(kept) ? LINE_EDITOR_GO_ON : LINE_EDITOR_RING
  }

  // MARK: Searching

  /// Ctrl-R: shows the newest entry in which stands what is typed; the next press an older one.
  private func search(_ original: EditedBlock) -> LineEditorEffect {
    var wanted = ""
    var found = recall.entries.count
    var isFound = true
    isSearching = true
    defer { isSearching = false }

    func look(before place: Int) {
      guard !wanted.isEmpty else { return isFound = true }
      guard let next = recall.find(wanted, before: place) else { return isFound = false }
      (found, isFound) = (next, true)
      replace(block, with: recall.shown(next, at: wanted))
    }

    while true {
      note = [(isFound ? "search: " : "nothing found: ") + wanted]
      guard let key = nextKey() else { return LINE_EDITOR_GO_ON }
      switch key {
      case "\u{12}": look(before: found)
      case "\u{7}":
        replace(block, with: original)
        return LINE_EDITOR_GO_ON
      case "\u{7f}", "\u{8}":
        _ = wanted.popLast()
        look(before: recall.entries.count)
      case " "..., "\t":
        wanted.unicodeScalars.append(key)
        look(before: min(found + 1, recall.entries.count))
      default:
        if found < recall.entries.count { recall.go(to: found, from: original) }
        keyboard.giveBack([key])
        return LINE_EDITOR_GO_ON
      }
    }
  }
}

extension Array where Element: Equatable {
  fileprivate func hasSuffix(_ end: [Element]) -> Bool {
    count >= end.count && self[(count - end.count)...] == end[...]
  }
}
