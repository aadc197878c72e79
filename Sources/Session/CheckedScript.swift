import Checking
import Diagnostics
import Syntax

/// A script that is not run but looked at, as an editor shows it: what is wrong with it, and what its words stand for.
public final class CheckedScript {
  public let sources: [Source]
  public let trees: [SourceTree]
  public let diagnostics: [Diagnostic]
  /// What is known of its bodies now, for the next version of it.
  public let soundBodies: SoundBodies
  private let top: Source?
  private let checker: Checker
  /// Of all that has been looked into so far.
  private var mapSoFar: ScriptMap?

  /// - Parameter known: what is known of bodies from earlier versions; those that are in order are looked into when they are asked about.
  public init(_ sources: [Source], top: Source?, known: SoundBodies? = nil) {
    let interpreter = Interpreter()
    trees = interpreter.look(at: sources, top: top, known: known)
    (self.sources, self.top) = (sources, top)
    checker = interpreter.checker
    diagnostics = checker.diagnostics
    soundBodies = checker.soundBodies
    // What is declared speaks of one another as long as the interpreter is there: to the end of the process, which looks at one text.
    _ = Unmanaged.passRetained(interpreter)
  }

  /// What stands where, in the bodies that have been looked into; see `visit`.
  public var map: ScriptMap {
    if let map = mapSoFar { return map }
    let map = ScriptMap(checker, sources)
    mapSoFar = map
    return map
  }

  /// Has all looked into that lies in a range of a source, or everything.
  public func visit(_ range: Span?) {
    let isNew = checker.visitBodies { body in
      range.map { body.source === $0.source && body.start <= $0.end && $0.start <= body.end } ?? true
    }
    if isNew { mapSoFar = nil }
  }

  /// The edits that give a symbol another name, after which all means what it meant.
  public func edits(renaming symbol: ScriptMap.Symbol, to name: String) throws(ScriptMap.RenameProblem) -> [Fix] {
    let edits = try map.edits(renaming: symbol, to: name)
    let edited = sources.map { source in
      Source(name: source.name, text: source.text(with: edits.filter { $0.span.source === source }))
    }
    let top = sources.firstIndex { $0 === self.top }.map { edited[$0] }
    let changed = CheckedScript(edited, top: top)
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
