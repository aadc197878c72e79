import Diagnostics
import Syntax

/// What can stand behind `@` and `#`.
extension Checker {
  /// Attributes that begin so: the language's own, and what the types of a text and of its modules make attributes.
  public func completions(ofAttributes prefix: String, in tree: SourceTree) -> [CompletionCandidate] {
    var result: [CompletionCandidate] = []
    looking {
      _ = declare(tree)
      var words = Self.offeredAttributes
      if seesObjectiveC(in: tree.source) { words += Self.objectiveCAttributes }
      if modulesSeen(in: tree.source).contains(where: { $0.name == "Observation" }) { words += Self.macroAttributes }
      result = words.filter { $0.hasPrefix(prefix) }.sorted().map {
        CompletionCandidate(.keyword, name: $0, detail: "@" + $0, closing: $0 == "available" ? "(" : "")
      }
      for scope in [main] + imported + [core] {
        for (name, members) in scope.allNames where name.hasPrefix(prefix) && isOffered(name) {
          for case .type(let nominal) in members
          where isAttribute(nominal) && !result.contains(where: { $0.name == name }) {
            result.append(candidate(name, .type(nominal), on: nil))
          }
        }
      }
    }
    return result.filter { $0.kind != .keyword }.sorted { $0.name < $1.name } + result.filter { $0.kind == .keyword }
  }

  private func isAttribute(_ nominal: Nominal) -> Bool {
    ["propertyWrapper", "resultBuilder", "globalActor"].contains { nominal.declaration?.has(attribute: $0) == true }
  }

  private static let offeredAttributes = [
    "Sendable", "autoclosure", "available", "discardableResult", "dynamicCallable", "dynamicMemberLookup", "escaping",
    "frozen", "globalActor", "inlinable", "main", "preconcurrency", "propertyWrapper", "resultBuilder", "testable",
    "unchecked", "unknown", "usableFromInline",
  ]

  /// What begins so behind `#`.
  public static func completions(behindHash prefix: String) -> [CompletionCandidate] {
    let words = [
      "Preview", "available", "column", "else", "elseif", "endif", "error", "file", "fileID", "filePath", "function",
      "if", "keyPath", "line", "selector", "unavailable", "warning",
    ]
    let calls: Set<String> = ["available", "error", "keyPath", "selector", "unavailable", "warning"]
    return words.filter { $0.hasPrefix(prefix) }.map {
      CompletionCandidate(.keyword, name: $0, detail: "#" + $0, closing: calls.contains($0) ? "(" : "")
    }
  }
}
