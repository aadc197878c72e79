import Checking
import Diagnostics
import Syntax

/// A script that is not run but looked at, as an editor shows it: what is wrong with it, and what its words stand for.
public struct CheckedScript {
  public let sources: [Source]
  public let trees: [SourceTree]
  public let diagnostics: [Diagnostic]
  public let map: ScriptMap
  private let top: Source?

  public init?(_ sources: [Source], top: Source?) {
    let interpreter = Interpreter()
    guard let (trees, map) = interpreter.map(sources, top: top) else { return nil }
    (self.sources, self.trees, self.map, self.top) = (sources, trees, map, top)
    diagnostics = interpreter.checker.diagnostics
    // What is declared speaks of one another as long as the interpreter is there: to the end of the process, which looks at one text.
    _ = Unmanaged.passRetained(interpreter)
  }

  /// The edits that give a symbol another name, after which all means what it meant.
  public func edits(renaming symbol: ScriptMap.Symbol, to name: String) throws(ScriptMap.RenameProblem) -> [Fix] {
    let edits = try map.edits(renaming: symbol, to: name)
    let edited = sources.map { source in
      Source(name: source.name, text: source.text(with: edits.filter { $0.span.source === source }))
    }
    let top = sources.firstIndex { $0 === self.top }.map { edited[$0] }
    guard let changed = CheckedScript(edited, top: top) else { throw .otherMeaning(name, at: symbol.span) }
    let (before, after) = (map.meanings(), changed.map.meanings())
    if let (old, _) = zip(before, after).first(where: { $0.meaning != $1.meaning }) {
      throw .otherMeaning(name, at: old.span)
    }
    let errors = { (script: CheckedScript) in script.diagnostics.count { $0.severity == .error } }
    guard before.count == after.count, errors(self) == errors(changed) else {
      throw .otherMeaning(name, at: symbol.span)
    }
    return edits
  }
}

extension Source {
  /// The text with some edits, which do not overlap.
  fileprivate func text(with edits: [Fix]) -> [UInt8] {
    var text = text
    for edit in edits.sorted(by: { $0.span.start > $1.span.start }) {
      text.replaceSubrange(Int(edit.span.start)..<Int(edit.span.end), with: Array(edit.replacement.utf8))
    }
    return text
  }
}
