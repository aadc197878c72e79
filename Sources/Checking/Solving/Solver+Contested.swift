import Diagnostics
import Syntax

/// Closures of several statements that several meanings of a call would take, as functions of different types: the body is what
/// says which it is.
extension Solver {
  /// Notes those among the arguments of a call. What all its meanings want alike need not be looked into.
  func noteContested(_ choices: [Choice], _ labels: CallLabels?) {
    guard choices.count > 1, let labels else { return }
    let elements = labels.arguments.elements.map { ($0.label?.text, $0.value) }
    for (index, element) in elements.enumerated() {
      guard case .closure(let node) = element.1.kind else { continue }
      // Where a builder makes something of it, one expression is several statements too.
      var builders: [NominalNode?] = []
      let wanted = choices.compactMap { choice -> FunctionType? in
        guard let parameters = checker.parameters(of: choice.member),
          case .matched(let match) = matchArguments(
            elements, trailing: labels.arguments.trailingClosures, to: parameters),
          let position = match.arguments.firstIndex(where: { $0.contains(index) })
        else { return nil }
        let type = parameters[position].type
        builders.append(parameters[position].variable.builder)
        if case .function(let function) = checker.unwrapped(type) ?? type { return function }
        return nil
      }
      if Self.singleExpression(node.body) != nil, builders.allSatisfy({ $0 == nil }) { continue }
      if areContested(wanted) || builders.contains(where: { $0 !== builders[0] }) {
        state.contested.insert(ObjectIdentifier(element.1))
      }
    }
  }

  /// Whether one of them says something definite of what goes in or comes out, and another something else.
  private func areContested(_ functions: [FunctionType]) -> Bool {
    func differ(_ types: [Type]) -> Bool {
      guard let definite = types.first(where: { isDefinite($0) }) else { return false }
      return types.contains { $0 != definite }
    }
    if differ(functions.map(\.result)) { return true }
    let count = functions.map(\.parameters.count).min() ?? 0
    return (0..<count).contains { position in differ(functions.map { $0.parameters[position].type }) }
  }

  private func isDefinite(_ type: Type) -> Bool {
    !type.contains { part in
      switch part {
      case .parameter, .member, .variable: true
      default: false
      }
    }
  }
}
