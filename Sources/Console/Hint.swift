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

  /// The arguments that the call can take next which the line ends in.
  init?(argumentsBehind line: String, _ interpreter: Interpreter) {
    let trimmed = line.reversed().drop { $0 == " " }
    guard let last = trimmed.first, last == "(" || last == "," else { return nil }
    let labels = interpreter.completion(of: line).candidates
    guard let first = labels.first else { return nil }
    let space = last == "," && line.last == "," ? " " : ""
    shown = space + labels.map(\.detail).joined(separator: ", ")
    insertion = space + first.name + first.closing
  }

  /// The type of the name that is all that is typed. There is nothing in it to take.
  init?(typeOf text: String, _ interpreter: Interpreter) {
    guard let type = interpreter.valueType(of: text) else { return nil }
    shown = ": " + type
    insertion = ""
  }
}
