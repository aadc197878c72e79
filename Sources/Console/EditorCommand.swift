/// What keys do at the prompt beside what libedit knows: under these names, `~/.editrc` can bind others of them.
enum EditorCommand: Int32, CaseIterable {
  case enter, breakRow, up, down, left, right, begin, end, deleteBefore, deleteBehind, killRow, killWholeRow
  case killWordBefore, killWordBehind, yank, undo, redo
  case search, complete, closeBrace, paste, interrupt, suspend, leaveOrDelete, clear
  case viDelete, viChange, viYank

  var name: String { "zoetrope-" + facts.name }
  var help: String { facts.help }

  private var facts: (name: String, help: String) {
    switch self {
    case .enter: ("enter", "run the entry if it is complete, else go on in a new row")
    case .breakRow: ("break-line", "go on in a new row of the same entry")
    case .up: ("up", "go to the row above, or to the entry before")
    case .down: ("down", "go to the row below, or to the entry behind")
    case .left: ("left", "go a character to the left")
    case .right: ("right", "go a character to the right, or take the hint")
    case .begin: ("begin", "go to the beginning of the row")
    case .end: ("end", "go to the end of the row, or take the hint")
    case .deleteBefore: ("delete-before", "delete the character before the cursor, or a step of indentation")
    case .deleteBehind: ("delete-behind", "delete the character behind the cursor")
    case .killRow: ("kill-row", "cut what follows in the row")
    case .killWholeRow: ("kill-whole-row", "cut the row")
    case .killWordBefore: ("kill-word-before", "cut the word before the cursor")
    case .killWordBehind: ("kill-word-behind", "cut the word behind the cursor")
    case .yank: ("yank", "put back what was cut last")
    case .undo: ("undo", "take the last change back")
    case .redo: ("redo", "make the change again that was taken back")
    case .search: ("search", "search in earlier entries")
    case .complete: ("complete", "complete a name, or indent")
    case .closeBrace: ("close-brace", "close a block")
    case .paste: ("paste", "take a pasted text")
    case .interrupt: ("interrupt", "throw away what is typed")
    case .suspend: ("suspend", "stop until the shell goes on")
    case .leaveOrDelete: ("end-or-delete", "leave, or delete a character")
    case .clear: ("clear", "clear the window")
    case .viDelete: ("vi-delete", "delete up to where the next key leads, or the row")
    case .viChange: ("vi-change", "change what is up to where the next key leads, or the row")
    case .viYank: ("vi-yank", "keep what is up to where the next key leads, or the row")
    }
  }

  /// Keys that people expect; the reader's own file may change them.
  static let comforts: [(key: String, function: String)] = [
    ("\u{1b}[1;5D", "ed-prev-word"), ("\u{1b}[1;5C", "em-next-word"),
    ("\u{1b}\r", EditorCommand.breakRow.name), ("\u{1b}\n", EditorCommand.breakRow.name),
    ("\u{1b}<", "ed-move-to-beg"), ("\u{1b}>", "ed-move-to-end"),
    ("\u{1b}_", EditorCommand.redo.name),
  ]

  /// Keys without which the prompt would not work, in whichever mode the reader's file has chosen.
  static let essentials: [(key: String, command: EditorCommand)] = [
    ("^M", .enter), ("^J", .enter), ("^P", .up), ("^N", .down), ("^R", .search), ("^I", .complete), ("}", .closeBrace),
    ("^C", .interrupt), ("^Z", .suspend), ("^D", .leaveOrDelete), ("^L", .clear), ("^_", .undo),
  ]

  /// A key sequence that begins with escape would take the escape key from vi, and vi has keys of its own for the others.
  static let emacsKeys: [(key: String, command: EditorCommand)] = [
    ("^A", .begin), ("^E", .end), ("^B", .left), ("^F", .right), ("^K", .killRow), ("^U", .killWholeRow),
    ("^W", .killWordBefore), ("\u{1b}\u{7f}", .killWordBefore), ("\u{1b}\u{8}", .killWordBefore),
    ("\u{1b}d", .killWordBehind), ("^Y", .yank), ("^H", .deleteBefore), ("^?", .deleteBefore),
    ("\u{1b}[3~", .deleteBehind), ("\u{1b}[200~", .paste),
    ("\u{1b}[H", .begin), ("\u{1b}OH", .begin), ("\u{1b}[1~", .begin), ("\u{1b}[7~", .begin),
    ("\u{1b}[F", .end), ("\u{1b}OF", .end), ("\u{1b}[4~", .end), ("\u{1b}[8~", .end),
    ("\u{1b}[A", .up), ("\u{1b}OA", .up), ("\u{1b}[B", .down), ("\u{1b}OB", .down),
    ("\u{1b}[D", .left), ("\u{1b}OD", .left), ("\u{1b}[C", .right), ("\u{1b}OC", .right),
  ]

  /// For vi, keys of several characters come as control keys: of an arrow, libedit would take the escape for the step from typing to
  /// commands. What they are bound to holds while vi's keys type and where they command.
  static let controlKeys: [(letter: Unicode.Scalar, command: EditorCommand, behindEscape: [String])] = [
    ("P", .up, ["[A", "OA"]), ("N", .down, ["[B", "OB"]), ("F", .right, ["[C", "OC"]), ("B", .left, ["[D", "OD"]),
    ("A", .begin, ["[H", "OH", "[1~", "[7~"]), ("E", .end, ["[F", "OF", "[4~", "[8~"]), ("G", .deleteBehind, ["[3~"]),
    ("O", .paste, ["[200~"]), ("T", .breakRow, ["\r", "\n"]), ("X", .redo, ["_"]),
  ]

  /// Among vi's commands.
  static let viKeys: [(key: String, command: EditorCommand)] = [
    ("^M", .enter), ("^J", .enter), ("k", .up), ("j", .down), ("^C", .interrupt), ("^Z", .suspend), ("^L", .clear),
    ("^R", .search), ("^D", .leaveOrDelete), ("^_", .undo),
    ("d", .viDelete), ("c", .viChange), ("y", .viYank), ("u", .undo),
  ]

  /// While vi's keys type.
  static let viTypingKeys: [(key: String, command: EditorCommand)] = [
    ("^H", .deleteBefore), ("^?", .deleteBefore), ("^W", .killWordBefore), ("^U", .killWholeRow), ("^K", .killRow),
    ("^Y", .yank),
  ]

  /// vi's own commands of two keys, under keys that nobody presses: libedit takes a whole entry for a row.
  static let viOperators: [(command: EditorCommand, key: Unicode.Scalar, bound: String, function: String)] = [
    (.viDelete, "\u{1e}", "^^", "vi-delete-meta"), (.viChange, "\u{1d}", "^]", "vi-change-meta"),
    (.viYank, "\u{1c}", "^\\", "vi-yank"),
  ]
}
