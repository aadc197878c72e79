import Diagnostics
import Syntax

/// Result builders: the statements of a body become arguments of the builder's functions.
extension Checker {
  /// Of nothing that can put statements together, nothing is built.
  func checkBuilds(_ builder: Nominal) {
    func builds(_ name: String, label: String?) -> Bool {
      builder.members(named: name).contains { member in
        guard case .function(let function) = member, function.isStatic else { return false }
        prepare(function)
        return label == nil || function.parameters.first?.label == label
      }
    }
    if builds("buildBlock", label: nil) { return }
    if builds("buildPartialBlock", label: "first"), builds("buildPartialBlock", label: "accumulated") { return }
    report(.buildsNothing(builder.name), at: builder.span)
  }

  /// The builder that a function's or property's attribute names, and how.
  func builder(of function: Function) -> (NominalNode, Attribute)? {
    let owner = function.kind == .getter ? function.accessorOwner : nil
    for attribute in (owner == nil ? function.declaration?.attributes : owner?.attributes) ?? [] {
      if let node = builder(attribute) { return (node, attribute) }
    }
    return requiredBuilder(of: function)
  }

  /// What implements a requirement is built as that says.
  private func requiredBuilder(of function: Function) -> (NominalNode, Attribute)? {
    guard let parent = function.parent, parent.kind != .protocol, function.kind == .getter || function.kind == .function
    else { return nil }
    if !sees(builderTypes, in: function.module) { return nil }
    for proto in protocols(of: parent.selfType, in: parent.generics)
    where proto.module !== core.module && isSeen(proto.module, in: function.module) {
      for member in proto.members(named: function.name) {
        let required: Function
        switch member {
        case .variable(let variable) where function.kind == .getter:
          prepare(variable)
          guard let getter = variable.getter else { continue }
          required = getter
        case .function(let other) where function.kind == .function && other.isStatic == function.isStatic:
          guard labels(of: member) == labels(of: .function(function)) else { continue }
          required = other
        default: continue
        }
        if required.isRequirement, let found = builder(of: required) { return found }
      }
    }
    return nil
  }

  func built(_ closure: ClosureNode, _ builder: NominalNode, isTyped: Bool) -> ClosureNode {
    let key = BuiltClosure(
      closure: ObjectIdentifier(closure), builder: ObjectIdentifier(builder), isTyped: isTyped)
    if let known = building.closures[key] { return known.made }
    // For which types it is will be known where the closure is.
    let name = !isTyped ? builder.name : Name("$" + builder.name.text, builder.name.span)
    let body = built(closure.body, builder, name, [])
    let made =
      body.statements.count == closure.body.statements.count && closure.body.returns
      ? closure
      : ClosureNode(
        captures: closure.captures, parameters: closure.parameters, result: closure.result, body: body,
        span: closure.span, highestShorthand: closure.highestShorthand, mayThrow: closure.mayThrow,
        thrown: closure.thrown)
    building.closures[key] = (closure, made)
    return made
  }

  /// The body with what the builder makes of it. Where it says `return`, the builder has no part in it.
  func built(_ block: Block, _ builder: NominalNode, _ attribute: Attribute) -> Block {
    built(block, builder, builder.name, attribute.generics, in: attribute.base)
  }

  private func built(
    _ block: Block, _ builder: NominalNode, _ name: Name, _ generics: [TypeNode], in base: TypeNode? = nil
  ) -> Block {
    if block.returns { return block }
    var transform = BuilderTransform(checker: self, builder, name, generics, base)
    return transform.body(block)
  }

  /// What the body of a closure calls its generic builder; of one whose types are not known, each call finds its own.
  func declare(builder type: Type, in scope: Scope, at span: Span) {
    guard case .nominal(let nominal, _) = type else { return }
    let isOpen = type.contains { if case .variable = $0 { true } else { false } }
    let name = "$" + nominal.name
    if isOpen { return scope.declare(name, .type(nominal)) }
    let alias = TypeAlias(
      name: name, parent: nil, span: span, node: TypeNode(.error, span), genericNodes: [], scope: scope)
    alias.resolved = type
    scope.declare(name, .alias(alias))
  }
}

/// What result builders have made.
final class Building {
  var closures: [BuiltClosure: (written: ClosureNode, made: ClosureNode)] = [:]
  /// The values of branches: the last expressions of the branches.
  var values: [ObjectIdentifier: Expression] = [:]
}

/// A closure, and the builder that makes something else of it.
struct BuiltClosure: Hashable {
  let closure: ObjectIdentifier
  let builder: ObjectIdentifier
  /// The builder has types of its own.
  let isTyped: Bool
}

/// Writes a body anew. Every value gets a name of its own, `$b0` and so on.
private struct BuilderTransform {
  let checker: Checker
  /// The builder, as the body calls it.
  private let name: Name
  private let generics: [TypeNode]
  /// What it is a member of, where the attribute says so.
  private let base: TypeNode?
  private var functions: Set<String> = []
  private var count = 0

  init(checker: Checker, _ node: NominalNode, _ name: Name, _ generics: [TypeNode], _ base: TypeNode?) {
    self.checker = checker
    self.base = base
    self.name = name
    self.generics = generics
    var declared = node.members.compactMap { member -> FunctionNode? in
      if case .function(let function) = member.kind { function } else { nil }
    }
    // Its extensions have some as well.
    let known = checker.lookUp(node.name.text, from: checker.main).lazy.compactMap { member -> Nominal? in
      if case .type(let nominal) = member, nominal.node === node { nominal } else { nil }
    }
    if let nominal = known.first {
      for name in Self.names {
        declared += nominal.members(named: name).compactMap { member in
          if case .function(let function) = member { function.node } else { nil }
        }
      }
    }
    for function in declared {
      functions.insert(function.name.text)
      if let label = function.parameters.first?.label?.text { functions.insert(function.name.text + "." + label) }
    }
  }

  private static let names = [
    "buildBlock", "buildPartialBlock", "buildExpression", "buildOptional", "buildEither", "buildArray",
    "buildFinalResult", "buildLimitedAvailability",
  ]

  mutating func body(_ block: Block) -> Block {
    var (statements, value) = parts(block.statements, block.span)
    if functions.contains("buildFinalResult") { value = call("buildFinalResult", [(nil, value)], block.span) }
    statements.append(Statement(.returnStatement(value), block.span))
    return Block(statements: statements, span: block.span)
  }

  /// What a block inside of another gives, as the call of a closure.
  private mutating func value(of statements: [Statement], _ span: Span) -> Expression {
    let (inner, value) = parts(statements, span)
    if inner.isEmpty { return value }
    let block = Block(statements: inner + [Statement(.returnStatement(value), span)], span: span)
    let node = ClosureNode(
      captures: [], parameters: nil, result: nil, body: block, span: span, highestShorthand: -1, mayThrow: false)
    return Expression(
      .call(Expression(.closure(node), span), Arguments(elements: [], trailingClosures: 0, span: span)), span)
  }

  private mutating func parts(_ statements: [Statement], _ span: Span) -> ([Statement], Expression) {
    var result: [Statement] = []
    var values: [Expression] = []
    for statement in statements {
      let span = statement.span
      switch statement.kind {
      case .expression(let expression):
        switch expression.kind {
        case .ifExpression(let node): values.append(keep(branch(node, &result), span, &result))
        case .switchExpression(let node): values.append(keep(choice(node), span, &result))
        default:
          let value =
            functions.contains("buildExpression") ? call("buildExpression", [(nil, expression)], span) : expression
          values.append(keep(value, span, &result))
        }
      case .ifStatement(let node): values.append(keep(branch(node, &result), span, &result))
      case .switchStatement(let node): values.append(keep(choice(node), span, &result))
      case .forStatement where !functions.contains("buildArray"):
        checker.report(.notBuilt(builder: name.text, .loop), at: span)
      case .forStatement(_, let pattern, let sequence, let condition, let body):
        values.append(keep(loop(pattern, sequence, condition, body, span), span, &result))
      case .doStatement(_, let body, _, let catches) where catches.isEmpty:
        values.append(keep(value(of: body.statements, span), span, &result))
      case .declaration(let declaration):
        // Variables are there for the values behind them.
        switch declaration.kind {
        case .variable: break
        default: checker.report(.notBuilt(builder: name.text, .declaration), at: span)
        }
        result.append(statement)
      case .doStatement, .guardStatement, .whileStatement, .repeatStatement, .deferStatement, .breakStatement,
        .continueStatement:
        checker.report(.notBuilt(builder: name.text, .controlFlow), at: span)
      case .throwStatement:
        checker.report(.unsupported("this statement in a result builder's body"), at: span)
      default: result.append(statement)
      }
    }
    let value = combined(values, span, &result)
    return (result, value)
  }

  /// What all values make together. Of those that are put to each other two by two, each step is settled before the next.
  private mutating func combined(
    _ values: [Expression], _ span: Span, _ statements: inout [Statement]
  ) -> Expression {
    guard functions.contains("buildPartialBlock.first"), let first = values.first else {
      return call("buildBlock", values.map { (nil, $0) }, span)
    }
    var result = call("buildPartialBlock", [("first", first)], span)
    for value in values.dropFirst() {
      let before = keep(result, span, &statements)
      result = call("buildPartialBlock", [("accumulated", before), ("next", value)], span)
    }
    return result
  }

  /// `let $b0 = value`
  private mutating func keep(_ value: Expression, _ span: Span, _ statements: inout [Statement]) -> Expression {
    let own = Name("$b\(count)", span)
    count += 1
    let binding = VariableNode.Binding(pattern: Pattern(.name(own), span), type: nil, value: value, accessors: nil)
    let node = VariableNode(isLet: true, keyword: span, bindings: [binding])
    statements.append(
      Statement(.declaration(Declaration(.variable(node), modifiers: [], attributes: [], span: span)), span))
    return Expression(.name(own, genericArguments: nil), span)
  }

  private func call(_ function: String, _ arguments: [(String?, Expression)], _ span: Span) -> Expression {
    let named = Name(name.text, span)
    let builder: Expression.Kind =
      base == nil
      ? .name(named, genericArguments: generics.isEmpty ? nil : generics)
      : .type(TypeNode(.name(base: base, named, arguments: generics), span))
    let callee = Expression(
      .member(Expression(builder, span), Name(function, span), genericArguments: nil), span)
    let elements = arguments.map { label, value in
      Arguments.Element(label: label.map { Name($0, span) }, value: value)
    }
    return Expression(.call(callee, Arguments(elements: elements, trailingClosures: 0, span: span)), span)
  }

  private func block(_ expression: Expression, _ span: Span) -> Block {
    Block(statements: [Statement(.expression(expression), span)], span: span)
  }

  private mutating func branch(_ node: IfNode, _ statements: inout [Statement]) -> Expression {
    let span = node.span
    var branches: [(conditions: [Condition], block: Block)] = []
    var last: Block?
    var current: IfNode? = node
    while let here = current {
      branches.append((here.conditions, here.then))
      switch here.otherwise {
      case .ifNode(let next)?: current = next
      case .block(let block)?:
        last = block
        current = nil
      case nil: current = nil
      }
    }
    let count = branches.count + (last == nil ? 0 : 1)
    func optional(_ value: Expression) -> Expression {
      if last != nil { return value }
      let type = Expression(.name(Name("Optional", span), genericArguments: nil), span)
      return Expression(
        .call(
          Expression(.member(type, Name("some", span), genericArguments: nil), span),
          Arguments(elements: [Arguments.Element(label: nil, value: value)], trailingClosures: 0, span: span)), span)
    }
    var blocks: [Block] = []
    for (index, branch) in branches.enumerated() {
      let (inner, value) = parts(branch.block.statements, branch.block.span)
      let limited = limited(value, by: branch.conditions, to: true)
      blocks.append(block(inner, optional(leaf(limited, index, 0..<count)), branch.block.span))
    }
    var otherwise = IfNode.Otherwise.block(block([], Expression(.nilLiteral, span), span))
    if let last {
      let (inner, value) = parts(last.statements, last.span)
      let limited = limited(value, by: branches.last?.conditions ?? [], to: false)
      otherwise = .block(block(inner, leaf(limited, count - 1, 0..<count), last.span))
    }
    var whole = node
    for (index, branch) in branches.enumerated().reversed() {
      whole = IfNode(
        label: nil, conditions: branch.conditions, then: blocks[index], otherwise: otherwise, span: span)
      otherwise = .ifNode(whole)
    }
    let value = Expression(.ifExpression(whole), span)
    if last != nil { return value }
    let isOld = functions.contains("buildIf") && !functions.contains("buildOptional")
    let function = isOld ? "buildIf" : "buildOptional"
    return call(function, [(nil, keep(value, span, &statements))], span)
  }

  /// What stands behind `#available`, or behind the `else` of `#unavailable`, may be of a type that is not there everywhere.
  private func limited(_ value: Expression, by conditions: [Condition], to side: Bool) -> Expression {
    guard functions.contains("buildLimitedAvailability"), conditions.contains(where: { $0.asksForAvailability == side })
    else { return value }
    return call("buildLimitedAvailability", [(nil, value)], value.span)
  }

  /// A branch: its statements, and last its value.
  private func block(_ statements: [Statement], _ value: Expression, _ span: Span) -> Block {
    checker.building.values[ObjectIdentifier(value)] = value
    return Block(statements: statements + [Statement(.expression(value), span)], span: span)
  }

  /// One of several branches: they are leaves of a tree of either this or that.
  private func leaf(_ value: Expression, _ index: Int, _ range: Range<Int>) -> Expression {
    if range.count == 1 { return value }
    let middle = range.lowerBound + (range.count + 1) / 2
    let isFirst = index < middle
    let inner = leaf(value, index, isFirst ? range.lowerBound..<middle : middle..<range.upperBound)
    return call("buildEither", [(isFirst ? "first" : "second", inner)], value.span)
  }

  private mutating func choice(_ node: SwitchNode) -> Expression {
    let span = node.span
    var cases: [SwitchNode.Case] = []
    for (index, entry) in node.cases.enumerated() {
      let (inner, value) = parts(entry.body, entry.span)
      let body = block(inner, leaf(value, index, 0..<node.cases.count), entry.span)
      cases.append(
        SwitchNode.Case(
          patterns: entry.patterns, isDefault: entry.isDefault, body: body.statements, span: entry.span,
          head: entry.head))
    }
    return Expression(
      .switchExpression(
        SwitchNode(label: nil, subject: node.subject, cases: cases, span: span, keyword: node.keyword)), span)
  }

  private mutating func loop(
    _ pattern: Pattern, _ sequence: Expression, _ condition: Expression?, _ body: Block, _ span: Span
  ) -> Expression {
    var names: [Name] = []
    switch pattern.kind {
    case .name(let name): names = [name]
    case .wildcard: names = [Name("_", pattern.span)]
    case .tuple(let parts):
      for part in parts {
        switch part.pattern.kind {
        case .name(let name): names.append(name)
        case .wildcard: names.append(Name("_", part.pattern.span))
        default: checker.report(.unsupported("this pattern in a result builder's loop"), at: part.pattern.span)
        }
      }
    default: checker.report(.unsupported("this pattern in a result builder's loop"), at: pattern.span)
    }
    func method(_ base: Expression, _ name: String, _ body: Block) -> Expression {
      let closure = ClosureNode(
        captures: [], parameters: names.map { ClosureNode.Parameter(name: $0, type: nil) }, result: nil, body: body,
        span: span, highestShorthand: -1, mayThrow: false)
      let argument = Arguments.Element(label: nil, value: Expression(.closure(closure), span))
      return Expression(
        .call(
          Expression(.member(base, Name(name, span), genericArguments: nil), span),
          Arguments(elements: [argument], trailingClosures: 0, span: span)), span)
    }
    var base = sequence
    if case .binary = sequence.kind { base = Expression(.parenthesized(sequence), sequence.span) }
    if let condition { base = method(base, "filter", block(condition, span)) }
    var (statements, value) = parts(body.statements, body.span)
    statements.append(Statement(.returnStatement(value), span))
    return call("buildArray", [(nil, method(base, "map", Block(statements: statements, span: span)))], span)
  }
}
