import Diagnostics
import Syntax

/// One mistake, one error: what follows from what could not be read is not told.
extension Checker {
  /// Takes out the errors that follow from others: all but the first on a line that could not be read, those that speak of what is
  /// declared there, what would be right with another number of braces before it, and what stands beside an unknown name.
  func dropEchoes() {
    var lost: Set<TextLine> = []
    var words: Set<String> = []
    var told: Set<TextLine> = []
    var unknown: Set<TextLine> = []
    var isNestingLost: Set<ObjectIdentifier> = []
    for diagnostic in diagnostics where diagnostic.severity == .error {
      if case .check(let problem) = diagnostic.problem, problem.isOfUnknownName {
        unknown.insert(TextLine(diagnostic.span))
      }
      guard case .syntax(let problem) = diagnostic.problem, problem.losesText else {
        continue
      }
      if lost.insert(TextLine(diagnostic.span)).inserted { words.formUnion(wordsDeclared(onLineOf: diagnostic.span)) }
    }
    diagnostics = diagnostics.filter { diagnostic in
      guard diagnostic.severity == .error else { return true }
      let line = TextLine(diagnostic.span)
      if case .syntax(let problem) = diagnostic.problem {
        if problem.isOfNesting, isNestingLost.contains(line.source) { return false }
        if problem.losesText { isNestingLost.insert(line.source) }
        return told.insert(line).inserted
      }
      if case .check(let problem) = diagnostic.problem, !problem.isOfUnknownName, unknown.contains(line) {
        return false
      }
      if lost.isEmpty { return true }
      if lost.contains(line) { return false }
      let message = diagnostic.message
      return !message.related.contains { lost.contains(TextLine($0.span)) }
        && words.isDisjoint(with: quoted(message.headline))
    }
  }

  /// What a line that could not be read would have declared: its names, where it is a declaration, but for those that Swift has.
  private func wordsDeclared(onLineOf span: Span) -> [String] {
    let text = span.source.lineText(span.line)
    let words = identifiers(in: text)
    let declaring: Set<String> = [
      "func", "var", "let", "class", "struct", "enum", "protocol", "case", "init", "subscript", "typealias",
      "associatedtype", "operator", "extension", "actor",
    ]
    guard words.contains(where: declaring.contains) else { return [] }
    return words.filter { core.named($0) == nil && !declaring.contains($0) }
  }

  /// The identifiers in what a message quotes.
  private func quoted(_ text: String) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
      index % 2 == 1 ? identifiers(in: String(part)) : []
    }
  }

  private func identifiers(in text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init).filter { $0.first?.isNumber == false }
  }
}

/// A line of a file.
private struct TextLine: Hashable {
  let source: ObjectIdentifier
  let number: Int

  init(_ span: Span) {
    source = ObjectIdentifier(span.source)
    number = span.line
  }
}
