import Diagnostics
import Syntax

/// Where things are declared, whole.
extension Checker {
  /// The declarations of a name, with the script's and the library's extensions of it if it is a type; or of a member. Empty where
  /// there is none; `diagnostics` says why, if something is wrong with the question.
  public func declarations(of tree: SourceTree) -> [Span] {
    guard let (expression, context) = begin(tree) else { return [] }
    switch expression.kind {
    case .name(let name, _):
      let found = lookUp(name.text, from: context.scope)
      if found.isEmpty { reportUnknown(name, from: context.scope, isType: false) }
      return found.compactMap { declaration(of: $0) }
    case .member(let base?, let name, _):
      var type = Solver(checker: self, context: context).typeExpression(base)
      if type == nil { type = check(base, in: context).type }
      guard let type, type != .error else { return [] }
      var found: [Span] = []
      for isMetatype in [false, true] {
        for choice in members(named: name.text, of: type, isMetatype: isMetatype, in: GenericSignature())
        where !choice.isUnapplied && isForEveryone(choice.member)
          && moduleToImport(for: choice.member, from: context.scope) == nil
        {
          if let span = declaration(of: choice.member) { found.append(span) }
        }
      }
      return found
    default:
      report(.nothingToExplain, at: expression.span)
      return []
    }
  }

  /// Whether a name stands for types or functions alone.
  public func isTypeOrFunction(_ name: String) -> Bool {
    let found = lookUp(name, from: main)
    return !found.isEmpty
      && found.allSatisfy { member in
        switch member {
        case .type, .function: true
        default: false
        }
      }
  }

  /// The library's own business has labels of its own, and may be internal.
  private func isForEveryone(_ member: Member) -> Bool {
    guard member.module?.isLibrary == true else { return true }
    return (member.access >= .public || member.parent?.kind == .protocol)
      && writtenLabels(of: member)?.contains { $0?.hasPrefix("_") == true } != true
  }

  func declaration(of member: Member) -> Span? {
    switch member {
    case .function(let function): function.declaration?.span ?? function.span
    case .variable(let variable): variable.node?.span ?? variable.span
    case .subscripted(let entity): entity.declaration?.span ?? entity.span
    case .type(let nominal): nominal.declaration?.span ?? nominal.span
    case .alias(let alias): alias.declaration?.span ?? alias.span
    case .enumCase, .associated, .parameter: member.span
    }
  }
}
