/// Types that were open yet when something was found to be wrong: what `[3]` is an array of. In the words they are marks until it is
/// known what became of them.
public struct OpenTypes {
  private let names: [Int: String]

  public static let none = OpenTypes(names: [:])

  public static func mark(_ index: Int) -> String { "\u{E000}\(index)\u{E001}" }

  /// What has become of those that a problem's words speak of.
  public init(in problem: CheckProblem, name: (Int) -> String) {
    var names: [Int: String] = [:]
    for text in problem.message.texts {
      _ = Self.replacing(text) { index in
        if names[index] == nil { names[index] = name(index) }
        return ""
      }
    }
    self.names = names
  }

  private init(names: [Int: String]) { self.names = names }

  public func message(of problem: CheckProblem) -> Message {
    var message = settle(problem).message
    message.headline = settle(message.headline)
    message.label = message.label.map(settle)
    message.related = message.related.map { ($0.span, settle($0.label)) }
    message.notes = message.notes.map(settle)
    message.help = message.help.map(settle)
    message.fix = message.fix.map { Fix($0.span, settle($0.replacement)) }
    return message
  }

  /// The words of some problems depend on whether two types are the same.
  func settle(_ problem: CheckProblem) -> CheckProblem {
    switch problem {
    case .operatorMismatch(let name, let types, let optionalOperand):
      .operatorMismatch(name: name, types: types.map(settle), optionalOperand: optionalOperand)
    case .patternMismatch(let pattern, let value): .patternMismatch(pattern: settle(pattern), value: settle(value))
    default: problem
    }
  }

  private func settle(_ text: String) -> String { Self.replacing(text) { names[$0] ?? "_" } }

  private static func replacing(_ text: String, _ name: (Int) -> String) -> String {
    guard text.unicodeScalars.contains("\u{E000}") else { return text }
    var result = ""
    var digits: String?
    for scalar in text.unicodeScalars {
      switch (scalar, digits) {
      case ("\u{E000}", _): digits = ""
      case ("\u{E001}", let known?):
        result += Int(known).map(name) ?? known
        digits = nil
      case (_, let known?): digits = known + String(Character(scalar))
      case (_, nil): result.unicodeScalars.append(scalar)
      }
    }
    return result + (digits ?? "")
  }
}

extension Message {
  fileprivate var texts: [String] {
    [headline] + (label.map { [$0] } ?? []) + related.map(\.label) + notes + help + (fix.map { [$0.replacement] } ?? [])
  }
}
