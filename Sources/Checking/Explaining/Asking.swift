import Diagnostics
import Syntax

/// Asks what would be meant if there were values of certain types: of a type's members, and of functions whose arguments nobody has
/// given. The search answers as it does for what is written.
struct Asking {
  let checker: Checker
  let span: Span
  private let generics: GenericSignature
  private let scope: Scope
  private let function: Function

  /// - Parameter type: into what is private to it the questions look.
  init(_ checker: Checker, at span: Span, in type: Type? = nil, _ generics: GenericSignature = GenericSignature()) {
    self.checker = checker
    self.span = span
    self.generics = generics
    function = checker.questioner(at: span)
    var outer = checker.main
    if case .nominal(let nominal, _)? = type {
      outer = Scope(.nominal(nominal, nil), parent: outer, module: checker.main.module)
    }
    scope = Scope(.block, parent: outer, module: checker.main.module)
  }

  private func context(with more: GenericSignature? = nil) -> Context {
    Context(
      function: function, scope: scope, generics: more ?? generics, selfVariable: nil, selfType: nil, result: nil)
  }

  /// A variable of a type.
  func value(_ type: Type) -> Expression {
    let name = "value\(scope.names.count)"
    let variable = Variable(
      kind: .parameter, name: name, type: type, isLet: false, module: checker.main.module, span: span)
    variable.isInOut = true
    variable.stage = .known
    variable.home = function
    scope.declare(name, .variable(variable))
    return Expression(.name(Name(name, span), genericArguments: nil), span)
  }

  func member(_ name: Name, of base: Expression) -> Contest? {
    Contest(checker, Expression(.member(base, name, genericArguments: nil), span), context())
  }

  /// A value of a type, or the type itself, by which of them a member is asked of.
  func base(of member: Member, _ type: Type) -> Expression { value(member.isStatic ? .metatype(type) : type) }

  /// What is meant where a member is asked of a type as it is declared.
  func meant(by member: Member, _ base: Expression, _ type: Type) -> Member? {
    contest(for: member, Name(checker.memberName(member), span), of: type, asked: base)?.chosen.choice.member
  }

  /// What a member asked of a value or a type was chosen among, where that is known: of a function given what it declares.
  func contest(for member: Member, _ name: Name, of type: Type, asked base: Expression? = nil) -> Contest? {
    let base = base ?? self.base(of: member, type)
    guard let parameters = checker.parameters(of: member) else { return self.member(name, of: base) }
    return call(name, (base, type), member, parameters)?.contest
  }

  /// One way of calling a function: what it is given.
  struct Call {
    /// The types of the arguments, as `(Int, by: Double)`, and of the result where it decides.
    let words: String
    let contest: Contest
  }

  /// The calls for which one of several functions could be meant, each with the one that is: with all arguments, and where some may
  /// be left out, without these.
  ///
  /// - Parameter base: what they are asked of; nil for functions of no type.
  func calls(_ name: Name, of base: (value: Expression, type: Type)?, among functions: [Member]) -> [Call] {
    var result: [Call] = []
    for function in functions {
      guard let parameters = checker.parameters(of: function) else { continue }
      let needed = parameters.filter { $0.defaultValue == nil && !$0.isVariadic }
      for given in needed.count == parameters.count ? [parameters] : [parameters, needed] {
        guard let call = call(name, base, function, given), !result.contains(where: { $0.words == call.words }) else {
          continue
        }
        result.append(call)
      }
    }
    return result
  }

  private func call(
    _ name: Name, _ base: (value: Expression, type: Type)?, _ function: Member, _ parameters: [Parameter]
  ) -> Call? {
    var words: [String] = []
    var elements: [Arguments.Element] = []
    for parameter in parameters {
      var type = base.map { checker.moved(parameter.type, to: $0.type, function) } ?? parameter.type
      if parameter.isVariadic { type = checker.element(ofArray: type) ?? type }
      if parameter.isAutoclosure, case .function(let thunk) = type { type = thunk.result }
      let value = value(type)
      words.append((parameter.label.map { $0 + ": " } ?? "") + checker.describe(type))
      elements.append(
        Arguments.Element(
          label: parameter.label.map { Name($0, span) },
          value: parameter.isInOut ? Expression(.inOut(value), span) : value))
    }
    let arguments = Arguments(elements: elements, trailingClosures: 0, span: span)
    let expression: Expression
    if case .subscripted = function {
      guard let base else { return nil }
      expression = Expression(.subscripted(base.value, arguments), span)
    } else {
      let callee = base.map { Expression.Kind.member($0.value, name, genericArguments: nil) }
      expression = Expression(.call(Expression(callee ?? .name(name, genericArguments: nil), span), arguments), span)
    }
    // Its own generic parameters stand for themselves, and are what it asks of them.
    let more = function.hasOwnParameters ? signature(of: function, on: base?.type) : nil
    let context = context(with: more)
    let list = "(" + words.joined(separator: ", ") + ")"
    if let contest = Contest(checker, expression, context) { return Call(words: list, contest: contest) }
    // Where they are told apart by what they give alone, that is asked for.
    guard let result = result(of: function, on: base?.type),
      let contest = Contest(checker, expression, expecting: result, context)
    else { return nil }
    return Call(words: list + " -> " + checker.describe(result), contest: contest)
  }

  private func signature(of function: Member, on type: Type?) -> GenericSignature {
    let outer = function.parent?.generics.parameters.count ?? 0
    let own = Array(function.generics.parameters.dropFirst(outer))
    let asked = function.generics.requirements.filter { requirement in
      requirement.subject.contains { part in if case .parameter(let one) = part { own.contains(one) } else { false } }
    }
    let moved = asked.map { requirement in
      requirement.mapping { part in type.map { checker.moved(part, to: $0, function) } ?? part }
    }
    return GenericSignature(
      parameters: generics.parameters + own, requirements: generics.requirements + moved)
  }

  private func result(of function: Member, on type: Type?) -> Type? {
    guard case .function(let signature) = checker.interfaceType(of: function) else { return nil }
    if case .function(let entity) = function, entity.kind == .initializer { return nil }
    return type.map { checker.moved(signature.result, to: $0, function) } ?? signature.result
  }
}

extension Checker {
  /// Who asks, at the end of all that has been checked.
  func questioner(at span: Span) -> Function {
    let top = Function(
      kind: .topLevel, name: "main", module: main.module, result: .void, span: Span(span.source, 0, 0))
    top.scope = main
    top.stage = .known
    return top
  }

  /// A type that a member's declaration names, as it is for the type that the member is asked of.
  func moved(_ type: Type, to owner: Type, _ member: Member) -> Type {
    guard let parent = member.parent else { return type }
    if parent.kind == .protocol, let first = parent.generics.parameters.first {
      return canonical(type.substituting([first], [owner]), in: GenericSignature())
    }
    if case .nominal(_, let arguments)? = superclassView(of: owner, as: parent) {
      return canonical(type.substituting(parent.generics.parameters, arguments), in: GenericSignature())
    }
    return type
  }
}
