import Diagnostics
import Syntax

/// The value of an entry at the prompt.
public struct ShownValue {
  /// `$0`, `$1`, …: the later entries can use it by that name.
  public let name: String
  public let type: String
  /// It draws itself; otherwise the entry hands back its description.
  public let isDrawn: Bool
  /// It is drawn as a view.
  public var isView = false
}

extension Checker {
  /// Where the last statement of an entry is an expression with a value, gives the value a name and makes the entry show it: a
  /// presentable value is drawn as its cell, of any other one the description is handed back.
  public func showLastValue(of function: Function) -> ShownValue? {
    guard let body = function.checkedBody, case .term(let term)? = body.statements.last?.kind, term.type != .void,
      term.type != .error, !neverReturns(term), !isDiscardable(term), let describing = reflectingInitializer()
    else { return nil }
    let variable = nextResult(term, of: function)
    let value = Term(.variable(variable), term.type, term.span)
    var statements = Array(body.statements.dropLast())
    statements.append(
      CheckedStatement(.declare(CheckedPattern(.bind(variable), term.type, term.span), term), term.span))
    let view = viewDrawing(of: value)
    let drawing = view ?? drawing(of: value)
    if let drawing { statements.append(CheckedStatement(.term(drawing), term.span)) }
    let text = drawing == nil ? description(of: value, by: describing) : Term(.string(""), string, term.span)
    statements.append(CheckedStatement(.returnStatement(text), term.span))
    function.result = string
    function.checkedBody = CheckedBlock(statements, body.span)
    return ShownValue(name: variable.name, type: describe(term.type), isDrawn: drawing != nil, isView: view != nil)
  }

  /// Takes the name of the last result away, which was not reached.
  public func forgetResult(in source: Source) {
    let name = "$\(resultCount)"
    guard case .variable(let variable)? = main.names[name]?.first, variable.span.source === source else { return }
    main.set(name, nil)
  }

  private func nextResult(_ term: Term, of function: Function) -> Variable {
    while main.names["$\(resultCount)"] != nil { resultCount += 1 }
    let variable = Variable(
      kind: .global, name: "$\(resultCount)", type: term.type, isLet: true, module: main.module, span: term.span)
    variable.stage = .known
    variable.scope = main
    topLevelFunctions[ObjectIdentifier(variable)] = function
    main.set(variable.name, [.variable(variable)])
    return variable
  }

  /// A variable that no entry declares: the session puts its value there.
  public func declareSessionVariable(_ name: String, _ type: Type) -> Variable {
    let variable = Variable(
      kind: .global, name: name, type: type, isLet: true, module: main.module,
      span: Span(Source(name: "", text: []), 0, 0))
    variable.stage = .known
    variable.scope = main
    main.set(name, [.variable(variable)])
    return variable
  }

  /// A function that the session itself calls.
  public func libraryFunction(_ name: String, in module: String) -> Function? {
    guard case .function(let function)? = moduleScopes[module]?.named(name)?.first else { return nil }
    prepare(function)
    return function
  }

  private func description(of value: Term, by initializer: Function) -> Term {
    let isGeneric = !initializer.generics.parameters.isEmpty
    let argument = isGeneric ? value : Term(.convert(value, .erase), .any, value.span)
    return call(initializer, isGeneric ? [value.type] : [], [argument], string, value.span)
  }

  private func reflectingInitializer() -> Function? {
    for case .function(let function) in coreType("String")?.members(named: "init") ?? [] {
      prepare(function)
      if function.parameters.map({ $0.label }) == ["reflecting"] { return function }
    }
    return nil
  }

  private func isDiscardable(_ term: Term) -> Bool {
    if case .call(.function(let function, _, _, _, _), _) = term.kind { return function.isDiscardable }
    return false
  }

  // MARK: Drawing

  /// What draws a value with presentable traits, or a cell.
  private func drawing(of value: Term) -> Term? {
    guard let presentables = moduleScopes["Presentables"] else { return nil }
    if case .nominal(let nominal, let arguments) = value.type,
      nominal.module === presentables.module || nominal.module === moduleScopes["Screens"]?.module,
      case .function(let draw)? = nominal.members(named: "draw").first
    {
      return Term(
        .call(.function(draw, arguments: arguments, dispatch: .direct, self: value, metatype: nil), []), .void,
        value.span)
    }
    let traits = [
      "Presentable", "TextPresentable", "SwitchPresentable", "ImagePresentable", "TextFieldPresentable",
      "TapPresentable",
    ]
    let isPresentable = traits.contains { name in
      guard case .type(let proto)? = presentables.named(name)?.first else { return false }
      return conforms(value.type, to: proto, in: GenericSignature())
    }
    guard isPresentable, case .function(let compose)? = presentables.named("compose")?.first,
      case .function(let draw)? = presentables.named("draw")?.first, draw.parameters.count == 2
    else { return nil }
    let pieces = call(compose, [value.type], [value], draw.parameters[0].type, value.span)
    let caption = Term(.omitted(draw.parameters[1], index: 1), draw.parameters[1].type, value.span)
    return call(draw, [], [pieces, caption], .void, value.span)
  }

  /// What draws a view, or a screen again.
  private func viewDrawing(of value: Term) -> Term? {
    guard let views = moduleScopes["SwiftUI"], case .type(let proto)? = views.named("View")?.first,
      conforms(value.type, to: proto, in: GenericSignature()), case .function(let draw)? = views.named("draw")?.first
    else { return nil }
    prepare(draw)
    return call(draw, [value.type], [value], .void, value.span)
  }

  private func call(_ function: Function, _ types: [Type], _ arguments: [Term], _ result: Type, _ span: Span) -> Term {
    Term(
      .call(.function(function, arguments: types, dispatch: .direct, self: nil, metatype: nil), arguments), result, span
    )
  }
}
