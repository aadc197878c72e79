import Checking
import Diagnostics
import Serving
import Session
import Syntax
import Words

/// What is shown beside a text without being asked: which trait a default is of, what can be mended, what can be run.
extension ScriptService {
  func inlayHints(_ params: JSONValue) throws(RPC.Problem) -> JSONValue {
    let range = try range(params)
    let source = range.source
    let lines = lines(of: source)
    guard let tree = script.trees.first(where: { $0.source === source }) else { return .array([]) }
    var hints: [JSONValue] = []
    func add(_ span: Span, _ label: String, _ tip: String) {
      guard span.end >= range.start, span.start <= range.end else { return }
      hints.append([
        "position": lines.position(Int(span.end)), "label": .string(spoken(label)), "tooltip": .string(spoken(tip)),
        "paddingLeft": true,
      ])
    }
    for taken in script.map.takenDefaults(in: tree) {
      let names = taken.members.prefix(ScriptService.mostNamed).joined(separator: ", ")
      let rest = taken.members.count - ScriptService.mostNamed
      let words = "by default: " + names + (rest > 0 ? " and \(rest) more" : "")
      add(
        taken.span, words,
        "what \(taken.span.text) asks for and the type does not say: " + taken.members.joined(separator: ", "))
    }
    for used in script.map.usedDefaults(in: source) {
      add(used.span, "‹\(used.trait)›", "the default in an extension of \(used.trait) runs")
    }
    return .array(hints)
  }

  private static let mostNamed = 4

  // MARK: Code actions

  func codeActions(_ params: JSONValue) throws(RPC.Problem) -> JSONValue {
    let range = try range(params)
    let source = range.source
    let wanted = params["context"]?["only"]?.array?.compactMap(\.string)
    func isWanted(_ kind: String) -> Bool { wanted?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true }
    var actions: [JSONValue] = []
    let own = script.diagnostics.filter { $0.span.source === source }
    if isWanted("quickfix") {
      for diagnostic in own where diagnostic.span.start <= range.end && diagnostic.span.end >= range.start {
        guard let fix = diagnostic.message.fix, !fix.span.source.isLibrary else { continue }
        actions.append([
          "title": .string(spoken(title(of: diagnostic, fix))), "kind": "quickfix", "diagnostics": [shown(diagnostic)],
          "isPreferred": true, "edit": workspaceEdit([fix]),
        ])
      }
    }
    let all = separate(own.compactMap(\.message.fix))
    if isWanted("source.fixAll"), wanted != nil || all.count > 1, !all.isEmpty {
      actions.append([
        "title": .string(spoken("mend all \(all.count) that can be mended")), "kind": "source.fixAll",
        "edit": workspaceEdit(all),
      ])
    }
    return .array(actions)
  }

  /// Those that do not lie in each other.
  private func separate(_ fixes: [Fix]) -> [Fix] {
    var kept: [Fix] = []
    for fix in fixes.sorted(by: { $0.span.start < $1.span.start }) where !fix.span.source.isLibrary {
      if let last = kept.last, last.span.source === fix.span.source, last.span.end > fix.span.start { continue }
      if let last = kept.last, last.span.start == fix.span.start, last.span.end == fix.span.end { continue }
      kept.append(fix)
    }
    return kept
  }

  private func title(of diagnostic: Diagnostic, _ fix: Fix) -> String {
    let help = diagnostic.message.help
    let lines = fix.replacement.split(separator: "\n").count
    if fix.addsLinesBelow, lines > 1 { return "add all \(lines) that are missing" }
    if let help = help.first { return help }
    let old = fix.span.text
    let new = fix.replacement.split(separator: "\n").first.map(String.init) ?? ""
    return fix.replacement.isEmpty
      ? "take `\(old)` away" : old.isEmpty ? "write `\(new)`" : "write `\(new)` for `\(old)`"
  }

  // MARK: Lenses

  /// Above the first thing that the script does.
  func codeLenses(_ params: JSONValue) throws(RPC.Problem) -> JSONValue {
    let source = try source(params)
    guard let document = files.document(of: source), source === files.top,
      let tree = script.trees.first(where: { $0.source === source }), let first = tree.statements.first(where: \.isWork)
    else { return .array([]) }
    let range = lines(of: source).range(first.span)
    return .array(
      RunCommand.allCases.map { command in
        [
          "range": ["start": range["start"] ?? .null, "end": range["start"] ?? .null],
          "command": [
            "title": .string("\(command.sign) \(spoken(command.title))"), "command": .string(command.rawValue),
            "arguments": [.string(document.uri)],
          ],
        ]
      })
  }
}

extension Statement {
  /// It does something when the script runs, and does not only declare.
  fileprivate var isWork: Bool {
    guard case .declaration(let declaration) = kind else { return true }
    if case .variable = declaration.kind { return true }
    return false
  }
}
