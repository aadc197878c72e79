import Diagnostics
import Syntax

/// A name that may follow what is typed.
public struct CompletionCandidate {
  public let name: String
  /// Its type, or its name with labels.
  public let detail: String
  /// A function or type that is called: a parenthesis follows.
  public let takesArguments: Bool
}

/// What can be typed at a place, without reporting anything.
extension Checker {
  /// The members of a value or type that begin so. Nothing where the base can't be understood.
  public func completions(ofMembers prefix: String, base tree: SourceTree) -> [CompletionCandidate] {
    let before = diagnostics
    defer { diagnostics = before }
    var result: [CompletionCandidate] = []
    _ = wouldFail {
      guard let (expression, context) = begin(tree) else { return }
      if let type = Solver(checker: self, context: context).typeExpression(expression) {
        result = memberCandidates(of: type, isMetatype: true, prefix)
      } else {
        result = memberCandidates(of: check(expression, in: context).type, isMetatype: false, prefix)
      }
    }
    return result
  }

  /// The names that can stand alone and begin so.
  public func completions(ofNames prefix: String) -> [CompletionCandidate] {
    var names: [String: [Member]] = [:]
    for scope in [core] + imported + [main] {
      for (name, members) in scope.allNames where name.hasPrefix(prefix) && isOffered(name) {
        let visible = scope === main ? members : members.filter { $0.access >= .public }
        if !visible.isEmpty { names[name] = visible }
      }
    }
    return sorted(names.flatMap { name, members in members.map { candidate(name, $0, on: nil) } })
  }

  private func memberCandidates(of type: Type, isMetatype: Bool, _ prefix: String) -> [CompletionCandidate] {
    var names: Set<String> = []
    switch type {
    case .nominal(let nominal, _): names.formUnion(allMemberNames(of: nominal))
    case .tuple(let elements): return elements.enumerated().compactMap { tupleCandidate($0, $1, prefix) }
    case .error, .variable: return []
    default: for proto in protocols(of: type, in: GenericSignature()) { names.formUnion(allMemberNames(of: proto)) }
    }
    var result: [CompletionCandidate] = []
    for name in names where name.hasPrefix(prefix) && isOffered(name) && (isMetatype || name != "init") {
      let choices = members(named: name, of: type, isMetatype: isMetatype, in: GenericSignature())
      for choice in choices where !choice.isUnapplied && isAccessible(choice.member, from: main) {
        // Labels that begin so are the library's own as well.
        if writtenLabels(of: choice.member)?.contains(where: { $0?.hasPrefix("_") == true }) == true { continue }
        result.append(candidate(name, choice.member, on: type))
      }
    }
    return sorted(result)
  }

  private func tupleCandidate(
    _ index: Int, _ element: Type.TupleElement, _ prefix: String
  ) -> CompletionCandidate? {
    let name = element.label ?? String(index)
    guard name.hasPrefix(prefix) else { return nil }
    return CompletionCandidate(name: name, detail: "\(name): \(describe(element.type))", takesArguments: false)
  }

  /// The library's own names are nobody else's business, and operators are not completed.
  private func isOffered(_ name: String) -> Bool {
    !name.hasPrefix("_") && !name.hasPrefix("$") && name != "subscript" && !isOperator(name)
  }

  private func candidate(_ name: String, _ member: Member, on type: Type?) -> CompletionCandidate {
    prepareGenerics(of: member)
    switch member {
    case .function(let function):
      let result = function.kind == .initializer || function.result == .void ? "" : " -> \(describe(function.result))"
      return CompletionCandidate(name: name, detail: fullName(of: member) + result, takesArguments: true)
    case .variable(let variable):
      let shown = type.map { describe(variable.type, on: $0, member) } ?? describe(variable.type)
      return CompletionCandidate(name: name, detail: "\(name): \(shown)", takesArguments: false)
    case .type(let nominal):
      return CompletionCandidate(name: name, detail: "\(nominal.kind.rawValue) \(name)", takesArguments: false)
    default: return CompletionCandidate(name: name, detail: name, takesArguments: false)
    }
  }

  private func sorted(_ candidates: [CompletionCandidate]) -> [CompletionCandidate] {
    var seen: Set<String> = []
    return candidates.filter { seen.insert($0.detail).inserted }.sorted {
      $0.name == $1.name ? $0.detail < $1.detail : $0.name < $1.name
    }
  }
}
