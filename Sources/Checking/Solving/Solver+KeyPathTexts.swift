import Diagnostics
import Syntax

/// `#keyPath(Person.friend.name)`: the text `friend.name`, of properties that Objective-C sees.
extension Solver {
  func keyPathTextType(at span: Span) -> Type {
    guard checker.seesObjectiveC(in: span.source) else {
      checker.report(.objectiveCNotSeen("`#keyPath`"), at: span)
      return .error
    }
    return checker.string
  }

  /// Each step is checked as the key path that leads there, so that what is wrong is told, and what is named noted, as it is there.
  func buildKeyPathText(_ path: Expression, _ type: Type, _ span: Span) -> Term {
    if type == .error { return error(span) }
    guard let (root, names) = rootAndProperties(path), var base = typeExpression(root) else {
      checker.report(.noKeyPath, at: path.span)
      return error(span)
    }
    var place = root
    for name in names {
      if let inner = checker.unwrapped(base) {
        base = inner
        place = Expression(.optionalChain(place), place.span)
      }
      let member = checker.members(named: name.text, of: base, isMetatype: false, in: generics).first?.member
      if case .function? = member {
        checker.report(.noKeyPath, at: name.span)
        return error(span)
      }
      if let member, !checker.isExposedToObjectiveC(member) {
        let declared = member.span.flatMap { $0.source.isLibrary ? nil : $0 }
        checker.report(.notExposed(name.text, isMethod: false, declared: declared), at: name.span)
        return error(span)
      }
      place = Expression(.member(place, name, genericArguments: nil), place.span)
      let step = Expression(.keyPath(KeyPathNode(path: place, hasRoot: true, span: span)), span)
      guard case .nominal(_, let arguments) = checker.check(step, in: context).type, let value = arguments.last else {
        return error(span)
      }
      base = value
    }
    return Term(.string(names.map(\.text).joined(separator: ".")), type, span)
  }

  /// The type that it begins at, which without a word is the one that it stands in.
  private func rootAndProperties(_ path: Expression) -> (Expression, [Name])? {
    var names: [Name] = []
    var place = path
    while typeExpression(place) == nil {
      switch place.kind {
      case .member(let base?, let name, nil):
        names.insert(name, at: 0)
        place = base
      case .name(let name, nil):
        guard case .nominal(let nominal, _)? = selfVariable()?.type else { return nil }
        return (Expression(.name(Name(nominal.name, name.span), genericArguments: nil), name.span), [name] + names)
      default: return nil
      }
    }
    return names.isEmpty ? nil : (place, names)
  }
}
