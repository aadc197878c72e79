import Diagnostics
import Syntax

/// A name put where something is being typed. While the text around it is checked, it is found out what could stand there.
final class Mark {
  static let name = "__typedHere"

  enum Role {
    case name
    case member(of: Type)
    case implicitMember
    case type
  }

  /// The functions that may be meant where it is an argument, how many are before it, and its label.
  struct Call {
    let functions: [Function]
    let count: Int
    let label: String?
  }

  /// Where the name stands, and what is known of the place.
  struct Place {
    let role: Role
    let scope: Scope
    /// Of a place in an expression.
    let context: Context?
    /// The types that the place asks for; none where it takes anything.
    let expected: [Type]
    /// The parameters that the argument can be for, of which nothing is written yet.
    let parameters: [Parameter]
    /// What is called with it.
    let call: Call?

    init(role: Role, scope: Scope) {
      self.role = role
      self.scope = scope
      (context, expected, parameters, call) = (nil, [], [], nil)
    }

    init(role: Role, context: Context, expected: [Type], parameters: [Parameter] = [], call: Call? = nil) {
      self.role = role
      scope = context.scope
      self.context = context
      self.expected = expected
      self.parameters = parameters
      self.call = call
    }

    fileprivate var knowledge: Int {
      var count = min(1, expected.count) + min(1, parameters.count)
      if case .member(.error) = role {} else { count += 2 }
      return count
    }
  }

  let source: Source
  let offset: Int32
  private(set) var place: Place?

  init(_ source: Source, _ offset: Int) {
    self.source = source
    self.offset = Int32(offset)
  }

  /// The same place may be come across several times, in one attempt with more around it known than in another.
  func note(_ other: Place) {
    if let place, place.knowledge > other.knowledge { return }
    place = other
  }

  func isWithin(_ span: Span) -> Bool { span.source === source && span.start <= offset && offset <= span.end }
}

/// The mark in an expression that is being solved.
struct MarkUse {
  let role: Mark.Role
  /// What it is taken for.
  let type: Type
  let context: Context
}

extension Solver {
  /// The type of the mark: whatever is asked for, and else nothing that anyone could complain of.
  func stand(for role: Mark.Role) -> Type {
    let type = fresh()
    if case .variable(let variable) = type { state.fallbacks[variable.index] = .error }
    state.marked = MarkUse(role: role, type: type, context: context)
    isMarked = true
    return type
  }
}

extension Checker {
  /// Whether something is being typed within a stretch of text.
  func isMarked(_ span: Span) -> Bool { mark?.isWithin(span) ?? false }

  /// Whether a body need not be looked into while the mark is looked for: it says nothing of what is around it.
  func isBesideMark(_ body: Span, _ function: Function) -> Bool {
    guard let mark, body.source === mark.source, function.opaqueBound == nil else { return false }
    return !mark.isWithin(body)
  }

  /// Keeps what the solver has found out about the mark.
  func settle(_ use: MarkUse, in solver: Solver, _ expression: Expression) {
    func known(_ type: Type) -> Type? {
      let type = solver.deep(type)
      return type == .error || solver.hasVariables(type) ? nil : type
    }
    var role = use.role
    if case .member(let base) = role { role = .member(of: known(base) ?? .error) }
    var expected = known(use.type).map { [$0] } ?? []
    var parameters: [Parameter] = []
    var call: Mark.Call?
    switch mark?.neighbour(in: expression) {
    case .call(let callee, let label, let count)?:
      call = Mark.Call(functions: functions(called: callee, in: use.context), count: count, label: label)
      let fitting = self.parameters(of: callee, in: use.context, after: count)
      if label == nil, case .name = role { parameters = fitting.filter { $0.label != nil } }
      let named = fitting.filter { $0.label == label }
      if expected.isEmpty { expected = named.map(\.type) }
    case .operand(let other)?:
      // Which `==` is meant is not known where there is none for the type.
      if let type = solver.state.types[ObjectIdentifier(other)].flatMap(known) { expected = [type] }
    case nil: break
    }
    mark?.note(Mark.Place(role: role, context: use.context, expected: expected, parameters: parameters, call: call))
  }
}

extension Mark {
  /// What stands around the mark within its expression.
  fileprivate enum Neighbour {
    /// It is an argument, behind so many others.
    case call(Expression, label: String?, count: Int)
    /// It is compared with, or stands in for, another value.
    case operand(Expression)
  }

  private func isMark(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let name, _), .member(_, let name, _): name.text == Mark.name && isWithin(name.span)
    default: false
    }
  }

  fileprivate func neighbour(in expression: Expression) -> Neighbour? {
    guard isWithin(expression.span) else { return nil }
    func arguments(_ arguments: Arguments, of callee: Expression?) -> Neighbour? {
      for (index, element) in arguments.elements.enumerated() where isWithin(element.value.span) {
        if let inner = neighbour(in: element.value) { return inner }
        if let callee, isMark(element.value) { return .call(callee, label: element.label?.text, count: index) }
      }
      return nil
    }
    func first(_ parts: [Expression]) -> Neighbour? { parts.firstResult { self.neighbour(in: $0) } }
    switch expression.kind {
    case .call(let callee, let given): return neighbour(in: callee) ?? arguments(given, of: callee)
    case .subscripted(let base, let given): return neighbour(in: base) ?? arguments(given, of: nil)
    case .binary(let left, let name, let right):
      if let inner = first([left, right]) { return inner }
      guard ["==", "!=", "??", "<", ">", "<=", ">="].contains(name.text) else { return nil }
      return isMark(right) ? .operand(left) : isMark(left) ? .operand(right) : nil
    case .member(let base?, _, _), .prefix(_, let base), .postfix(_, let base), .cast(let base, _, _),
      .parenthesized(let base), .forceUnwrap(let base), .optionalChain(let base), .inOut(let base),
      .tryExpression(let base, _), .await(let base):
      return neighbour(in: base)
    case .assignment(let left, let right): return first([left, right])
    case .ternary(let condition, let left, let right): return first([condition, left, right])
    case .array(let elements): return first(elements)
    case .dictionary(let pairs): return first(pairs.flatMap { [$0.key, $0.value] })
    case .tuple(let elements): return first(elements.map(\.value))
    case .string(let segments):
      return first(segments.compactMap { if case .value(let value) = $0 { value } else { nil } })
    case .closure(let node): return Solver.singleExpression(node.body).flatMap { neighbour(in: $0) }
    default: return nil
    }
  }
}
