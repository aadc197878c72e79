import Diagnostics

/// What must hold of the functions that operators stand for.
extension Checker {
  func checkOperator(_ function: Function) {
    guard isOperator(function.name), let declaration = function.declaration, !function.module.isLibrary else { return }
    let name = "`\(function.name)`"
    guard let parent = function.parent else { return checkArity(of: function) }
    if !declaration.has(.static), !declaration.has(.class) {
      return report(.operatorMustBeStatic(function.name), at: function.span)
    }
    if parent.kind == .class, declaration.has(.class), !function.isFinal {
      return report(.notAllowed("the operator \(name) as `class` and not `final` or `static`"), at: function.span)
    }
    checkArity(of: function)
    if !function.parameters.contains(where: { speaks($0.type, of: parent) }) {
      let owner = parent.kind == .protocol ? "Self" : parent.name
      report(
        .notAllowed("an operator \(name) in `\(parent.name)` without a parameter of type `\(owner)`"), at: function.span
      )
    }
  }

  private func checkArity(of function: Function) {
    guard let declaration = function.declaration else { return }
    for parameter in function.node?.parameters ?? [] {
      guard let label = parameter.label, label.span.start != parameter.name.span.start else { continue }
      return report(.notAllowed("an operator whose parameters have labels"), at: label.span)
    }
    let count = function.parameters.count
    if count == 1, !declaration.has(.prefix), !declaration.has(.postfix) {
      report(.notAllowed("an operator with one parameter without `prefix` or `postfix`"), at: function.span)
    } else if count == 0 || count > 2 {
      report(.notAllowed("an operator with \(count == 0 ? "no" : "more than two") parameters"), at: function.span)
    }
  }

  private func speaks(_ type: Type, of parent: Nominal) -> Bool {
    switch type {
    case .nominal(let nominal, _): nominal === parent
    case .parameter(let parameter): parent.kind == .protocol && parameter.kind == .protocolSelf
    case .metatype(let inner): speaks(inner, of: parent)
    case .error: true
    default: false
    }
  }
}
