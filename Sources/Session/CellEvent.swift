/// What a reader lets happen to a cell or a screen.
public enum CellEvent {
  /// Of a screen, the thing on it that is meant.
  case toggle(String? = nil)
  case tap(String? = nil)
  case slide(String, to: Double)
  /// Into the field of a cell, or into one of a screen's by its placeholder or place.
  case type(String, into: String? = nil)
  /// A changed model takes the place of the cell's own. The value is an expression.
  case set(property: String, to: String)

  /// As it would be written in a script.
  func code(on cell: String) -> String {
    switch self {
    case .toggle(let name): "\(cell).toggle(\(name.map(CellEvent.literal) ?? ""))"
    case .tap(let name): "\(cell).tap(\(name.map(CellEvent.literal) ?? ""))"
    case .slide(let name, let value): "\(cell).slide(\(CellEvent.literal(name)), to: \(value))"
    case .type(let text, nil): "\(cell).type(\(CellEvent.literal(text)))"
    case .type(let text, let field?):
      "\(cell).type(\(CellEvent.literal(text)), into: \(CellEvent.literal(field)))"
    case .set(let property, let value):
      "do {\n  var model = \(cell).model\n  model.\(property) = \(value)\n  \(cell).replace(with: model)\n}"
    }
  }

  /// A text as it is written in a script.
  public static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\0": result += "\\0"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension Session {
  /// Lets something happen to a cell.
  ///
  /// - Parameter command: by which it was asked for.
  public func act(onCell number: Int, by command: String, _ event: CellEvent) -> Answer {
    act(onCell: number, by: command) { event.code(on: $0) }
  }
}
