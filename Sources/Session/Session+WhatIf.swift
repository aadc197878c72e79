import Checking
import Diagnostics

/// Trying out what a type would be with a trait, or without one. Nothing of the session changes.
extension Session {
  public struct WhatIf {
    /// What the type's traits ask for and who provides it.
    public let before: TraitTable
    public let after: TraitTable
    /// A fresh value, drawn; empty where there is nothing to draw, or `Type()` makes none.
    public let drawnBefore: String
    public let drawnAfter: String
  }

  public enum Trial {
    case tried(WhatIf)
    /// It would not compile.
    case impossible([Diagnostic])
    /// It can't be asked.
    case nothing(String)
  }

  public func whatIf(_ type: String, adding trait: String) -> Trial {
    let answer = trial(type, adding: trait, with: "")
    // What is still to be written gets a value for now, so that there is something to look at.
    guard case .impossible(let diagnostics) = answer else { return answer }
    var members: [String] = []
    for diagnostic in diagnostics {
      guard case .check(.missingRequirements(_, _, let requirements, _, _)) = diagnostic.problem else { return answer }
      for requirement in requirements {
        guard let member = Session.placeholder(for: requirement.stub, requirement.name) else { return answer }
        members.append(member)
      }
    }
    let second = trial(type, adding: trait, with: members.joined(separator: "\n"))
    if case .tried = second { return second }
    return answer
  }

  private func trial(_ type: String, adding trait: String, with members: String) -> Trial {
    let text = "extension \(type): \(trait) { \(members) }"
    let step = SessionStep(.entry, Source(name: Session.trialName, text: Array(text.utf8)))
    let declarations = self.declarations
    return trial(type, Redeclaration(placing: step, in: declarations)?.steps ?? declarations + [step])
  }

  /// Where what a trial makes up is said to stand.
  public static let trialName = "<what if>"

  /// A member that meets a requirement somehow; nil where nothing is known of its type.
  private static func placeholder(for stub: String, _ name: String) -> String? {
    guard stub.contains("<#") else { return stub }
    guard let colon = stub.firstIndex(of: ":"), stub.hasPrefix("var "), let brace = stub.firstIndex(of: "{") else {
      return nil
    }
    let value: String
    switch stub[stub.index(after: colon)..<brace].filter({ $0 != " " }) {
    case "String": value = "\"\(name)\""
    case "Bool": value = "true"
    case "Int", "Double": value = "0"
    case "Color": value = ".gray"
    case "Font": value = ".system(17)"
    default: return nil
    }
    return stub.replacingPlaceholder(with: value)
  }

  public func whatIf(_ type: String, removing trait: String) -> Trial {
    for (index, step) in declarations.enumerated() {
      for declared in step.contents.declarations where declared.names == [type] || declared.extended == type {
        guard let place = declared.traits.firstIndex(where: { $0.text == trait }) else { continue }
        var list = declarations
        let source = Session.without(place, of: declared.traits, in: step.source)
        list[index] = SessionStep(.entry, source)
        return trial(type, list)
      }
    }
    return .nothing("`\(type)` does not say `\(trait)` itself: it can't be left out there")
  }

  /// What only declares: nothing is shown and nothing happens in a trial.
  private var declarations: [SessionStep] {
    steps.filter { $0.kind == .entry }.compactMap { step in
      step.contents.onlyDeclares || step.contents.words.contains("contribute") ? step : step.declaring
    }
  }

  /// The text without one of the traits of a list.
  private static func without(_ index: Int, of traits: [Span], in source: Source) -> Source {
    var start = Int(traits[index].start)
    var end = Int(traits[index].end)
    if index + 1 < traits.count {
      end = Int(traits[index + 1].start)
    } else if index > 0 {
      start = Int(traits[index - 1].end)
    } else {
      while start > 0, source.text[start] != UInt8(ascii: ":") { start -= 1 }
    }
    var text = source.text
    text.removeSubrange(start..<end)
    return Source(name: source.name, text: text)
  }

  private func trial(_ type: String, _ list: [SessionStep]) -> Trial {
    switch (computed(declarations), computed(list)) {
    case (.failed(_, let outcome), _), (_, .failed(_, let outcome)): return .impossible(outcome.diagnostics)
    case (.interrupted, _), (_, .interrupted): return .nothing("interrupted")
    case (.done(let before), .done(let after)):
      let tables = [before.interpreter, after.interpreter].map { $0.traits(of: type) }
      guard let old = tables[0].tables.first, let new = tables[1].tables.first else {
        return .impossible(tables[0].diagnostics + tables[1].diagnostics)
      }
      return .tried(
        WhatIf(
          before: old, after: new, drawnBefore: before.drawing(of: type), drawnAfter: after.drawing(of: type)))
    }
  }
}

extension Session.Computation {
  /// A fresh value of a type, drawn.
  fileprivate func drawing(of type: String) -> String {
    var step = SessionStep(.entry, Source(name: Session.trialName, text: Array("draw(compose(\(type)()))".utf8)))
    let outcome = Session.compute(&step, in: interpreter, recorder)
    guard case .finished = outcome.ending else { return "" }
    return step.output
  }
}

extension SessionStep {
  /// What an entry declares that also does something, a file for instance, with the variables that this speaks of; nil where it
  /// declares nothing.
  fileprivate var declaring: SessionStep? {
    let isVariable = { (declared: Declared) in declared.key == nil && !declared.names.isEmpty }
    var kept = contents.declarations.filter { !isVariable($0) }
    guard !kept.isEmpty else { return nil }
    let words = ScriptWords.all(in: Array(kept.map(\.span.text).joined(separator: "\n").utf8))
    kept += contents.declarations.filter { isVariable($0) && $0.names.contains(where: words.contains) }
    // Everything stays in its line.
    var text = source.text.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    for declared in kept {
      let range = Int(declared.span.start)..<Int(declared.span.end)
      text.replaceSubrange(range, with: source.text[range])
    }
    return SessionStep(.entry, Source(name: source.name, text: text), operators: contents.operators)
  }
}

extension String {
  /// `<#…#>` written out.
  fileprivate func replacingPlaceholder(with value: String) -> String {
    guard let start = firstIndex(of: "<"), let end = lastIndex(of: ">"), start < end else { return self }
    return self[..<start] + value + self[index(after: end)...]
  }
}
