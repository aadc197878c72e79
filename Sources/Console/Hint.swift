import Session

/// What stands dimly behind the end of what is typed, until a key takes it.
struct Hint {
  let shown: String
  let insertion: String

  /// The rest of an earlier entry that begins with what is typed.
  init?(restOf block: EditedBlock, in recall: Recall) {
    guard block.text.count > 1, !block.isBlank, let rest = recall.rest(of: block.string) else { return nil }
    let row = rest.prefix { $0 != "\n" }
    shown = row.endIndex == rest.endIndex ? rest : row + " …"
    insertion = rest
  }

  /// The arguments that the call can take next which the text ends in.
  init?(argumentsBehind text: String, _ interpreter: Interpreter) {
    let trimmed = text.reversed().drop { $0 == " " }
    guard let last = trimmed.first, last == "(" || last == "," else { return nil }
    let labels = interpreter.labels(behind: text)
    guard let first = labels.first else { return nil }
    let space = last == "," && text.last == "," ? " " : ""
    shown = space + labels.map(\.detail).joined(separator: ", ")
    insertion = space + first.name + first.closing
  }

  /// The type of the name that is all that is typed in the last row. There is nothing in it to take.
  init?(typeOf text: String, _ interpreter: Interpreter) {
    let row = text.lastIndex(of: "\n").map { text[text.index(after: $0)...] } ?? text[...]
    guard let first = row.first(where: { $0 != " " }), !first.isNumber, row.last != ".",
      row.allSatisfy({ $0.isLetter || $0.isNumber || " _.$".contains($0) }),
      row.drop(while: { $0 == " " }).allSatisfy({ $0 != " " })
    else { return nil }
    let isOneRow = row.startIndex == text.startIndex
    guard let type = isOneRow ? interpreter.valueType(of: text) : interpreter.valueType(endOf: text) else { return nil }
    shown = ": " + type
    insertion = ""
  }
}
