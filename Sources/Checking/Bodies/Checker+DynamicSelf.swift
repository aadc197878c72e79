import Diagnostics
import Syntax

/// `Self` in a class: the class of the instance, or the one that a class function was asked of.
extension Checker {
  /// It may be the type of what is given back, not of what is kept or taken: a class below would not be able to keep the promise.
  func checkSelf(in node: TypeNode, of parent: Nominal?, asResult: Bool) {
    guard let parent, parent.kind == .class, mentionsSelf(node) else { return }
    if !asResult, isGivenSelf(node) { return }
    var whole = node
    if case .optional(let inner) = node.kind { whole = inner }
    if asResult, case .name(nil, let name, _) = whole.kind, name.text == "Self" { return }
    report(.selfOutOfPlace(isNested: asResult), at: node.span)
  }

  /// Whether a type depends on the class of the instance, which may be one below the class that says it.
  func isDynamicSelf(_ node: TypeNode, in context: Context) -> Bool {
    guard mentionsSelf(node), case .nominal(let nominal, _)? = context.selfType else { return false }
    return nominal.kind == .class && !nominal.isFinal
  }

  /// A parameter that is a function to which the instance is given.
  func isGivenSelf(_ node: TypeNode) -> Bool {
    guard case .function(let parameters, let result, _, _, _) = node.withoutAttributes.kind, !mentionsSelf(result)
    else { return false }
    return parameters.contains { mentionsSelf($0.type) }
      && parameters.allSatisfy { parameter in
        if !mentionsSelf(parameter.type) { return true }
        guard case .name(nil, let name, _) = parameter.type.kind else { return false }
        return name.text == "Self" && !parameter.isInOut
      }
  }

  /// A value that is given back as `Self` must not be one that is known to be of this very class.
  func checkGivesSelf(_ term: Term, in context: Context) {
    guard context.function.givesSelf, let type = context.selfType, term.type != .error, isOfFixedClass(term) else {
      return
    }
    report(.mismatch(found: describe(type), expected: "Self", context: .returned), at: term.span)
  }

  /// The same of what a function is given that a parameter is.
  func checkGiven(_ terms: [Term], in context: Context) {
    guard let type = context.selfType else { return }
    for term in terms where term.type == type && isOfFixedClass(term) {
      report(.mismatch(found: describe(type), expected: "Self", context: .argument(nil)), at: term.span)
    }
  }

  private func isOfFixedClass(_ term: Term) -> Bool {
    switch term.kind {
    case .variable(let variable):
      if variable.name == "self" { return false }
      if variable.kind == .parameter { return !variable.name.hasPrefix("$") }
      return variable.isOfFixedClass
    case .convert(let inner, _): return isOfFixedClass(inner)
    case .ternary(_, let first, let second): return isOfFixedClass(first) || isOfFixedClass(second)
    case .call(.function(let function, _, _, let receiver, let metatype), _):
      if function.kind == .initializer { return metatype == nil && function.parent?.kind == .class }
      guard function.givesSelf else { return false }
      if let receiver { return isOfFixedClass(receiver) }
      if case .type? = metatype?.kind { return true }
      return false
    default: return false
    }
  }

  /// Notes of a local whether what it holds is known to be of a class that is named.
  func noteFixedClass(_ pattern: CheckedPattern, _ value: Term?) {
    if case .bind(let variable) = pattern.kind, let value { variable.isOfFixedClass = isOfFixedClass(value) }
  }
}
