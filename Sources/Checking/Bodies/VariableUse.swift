import Diagnostics

/// What becomes of the local variables of a body: whether they are read, and changed. As the compiler does, what a local function
/// captures counts as both.
struct VariableUse {
  private struct Access: OptionSet {
    let rawValue: UInt8
    static let read = Access(rawValue: 1)
    static let written = Access(rawValue: 2)
  }

  /// How a variable came to be.
  private enum Origin { case declared, bound, part, capture }

  let checker: Checker
  private var accesses: [ObjectIdentifier: Access] = [:]
  private var variables: [(variable: Variable, origin: Origin, group: Int)] = []
  private var known: Set<ObjectIdentifier> = []
  /// Those of one pattern: `var (x, y)` is a `var` if one of them is changed.
  private var groups = 0
  private var opened: [GenericParameter: Term] = [:]

  init(_ checker: Checker) { self.checker = checker }

  // MARK: What is said

  func report() {
    var changed: Set<Int> = []
    for (variable, _, group) in variables where accesses[ObjectIdentifier(variable)]?.contains(.written) == true {
      changed.insert(group)
    }
    for (variable, origin, group) in variables {
      var access = accesses[ObjectIdentifier(variable)] ?? []
      if variable.isLet { access.remove(.written) }
      let warning: Warning
      if access.isEmpty {
        switch origin {
        case .capture: warning = .neverUsedCapture(variable.name)
        case .bound: warning = .neverUsedBinding(variable.name)
        case .declared, .part: warning = .neverUsed(variable.name, isLet: variable.isLet)
        }
      } else if !variable.isLet, origin != .capture, !access.contains(.written), !changed.contains(group) {
        warning = .neverMutated(variable.name, isOfLoop: variable.isOfLoop)
      } else if !access.contains(.read) {
        warning = .neverRead(variable.name)
      } else {
        continue
      }
      checker.warn(warning, at: variable.span)
    }
  }

  // MARK: Statements

  mutating func visit(_ block: CheckedBlock, isTop: Bool = false) {
    for statement in block.statements {
      // What a `guard` at the top binds may be used from anywhere.
      if isTop, case .guardStatement(let conditions, let otherwise) = statement.kind {
        for condition in conditions {
          switch condition {
          case .boolean(let term), .pattern(_, let term): visit(term)
          }
        }
        visit(otherwise)
      } else {
        visit(statement)
      }
    }
  }

  private mutating func visit(_ statement: CheckedStatement) {
    switch statement.kind {
    case .term(let term), .place(let term), .yield(let term), .throwStatement(let term): visit(term)
    case .several(let inner): for statement in inner { visit(statement) }
    case .declare(let pattern, let term):
      if let term { visit(term) }
      if case .bind = pattern.kind { define(pattern, .declared) } else { define(pattern, .part) }
    case .localFunction(let function):
      for variable in function.captures { mark(variable, [.read, .written]) }
      if let body = function.checkedBody { visit(body) }
    case .ifStatement(let conditions, let then, let otherwise, _):
      visit(conditions)
      visit(then)
      if let otherwise { visit(otherwise) }
    case .guardStatement(let conditions, let otherwise):
      visit(conditions)
      visit(otherwise)
    case .whileLoop(let conditions, let body, _):
      visit(conditions)
      visit(body)
    case .repeatLoop(let body, let condition, _):
      visit(body)
      visit(condition)
    case .forLoop(let loop):
      visit(loop.sequence)
      define(loop.pattern, .part)
      if let condition = loop.condition { visit(condition) }
      visit(loop.body)
    case .switchStatement(let checked): visit(checked)
    case .doBlock(let block, _), .deferBlock(let block): visit(block)
    case .doCatch(let block, _, let clauses, _):
      visit(block)
      visit(clauses)
    case .returnStatement(let term): if let term { visit(term) }
    case .breakTo, .continueTo, .fallthroughStatement: break
    }
  }

  private mutating func visit(_ checked: CheckedSwitch) {
    visit(checked.subject)
    for entry in checked.cases {
      for (pattern, condition) in entry.patterns {
        define(pattern, .part)
        if let condition { visit(condition) }
      }
      visit(entry.body)
    }
  }

  private mutating func visit(_ conditions: [CheckedCondition]) {
    for condition in conditions {
      switch condition {
      case .boolean(let term): visit(term)
      case .pattern(let pattern, let term):
        visit(term)
        if case .some(let inner) = pattern.kind, case .bind = inner.kind, conditions.count == 1 {
          define(inner, .bound)
        } else {
          define(pattern, .part)
        }
      }
    }
  }

  private mutating func define(_ pattern: CheckedPattern, _ origin: Origin) {
    groups += 1
    define(pattern, origin, groups)
  }

  private mutating func define(_ pattern: CheckedPattern, _ origin: Origin, _ group: Int) {
    switch pattern.kind {
    case .bind(let variable): add(variable, origin, group)
    case .tuple(let parts), .enumCase(_, let parts): for part in parts { define(part, origin, group) }
    case .some(let inner), .cast(_, let inner): define(inner, origin, group)
    case .test(_, let term): visit(term)
    case .wildcard, .none: break
    }
  }

  private mutating func add(_ variable: Variable, _ origin: Origin, _ group: Int) {
    // What is at the top of a script may be used from anywhere; what has no proper name, the checker has made.
    guard variable.kind == .local, variable.name != "_", variable.wrapped == nil, !variable.name.hasPrefix("$"),
      !variable.span.source.isLibrary,
      variable.span.text == variable.name || variable.span.text == "`\(variable.name)`",
      known.insert(ObjectIdentifier(variable)).inserted
    else { return }
    variables.append((variable, origin, group))
  }

  // MARK: Terms

  private mutating func mark(_ variable: Variable, _ access: Access) {
    accesses[ObjectIdentifier(variable), default: []].formUnion(access)
  }

  mutating func visit(_ term: Term) {
    switch term.kind {
    case .variable(let variable): mark(variable, .read)
    case .assign(let place, let value):
      store(place, .written)
      visit(value)
    case .inOut(let place): store(place, [.read, .written])
    case .call(.function(let function, _, _, let receiver, let metatype), let arguments):
      if let receiver { if function.isMutating { store(receiver, [.read, .written]) } else { visit(receiver) } }
      if let metatype { visit(metatype) }
      for argument in arguments { visit(argument) }
    case .property(let base, let variable, _, _):
      if variable.getter?.isMutating == true || variable.isLazy && variable.parent?.kind == .struct {
        store(base, [.read, .written])
      } else {
        visit(base)
      }
    case .subscripted(let base?, let entity, _, _, let indices, _):
      if entity.getter?.isMutating == true { store(base, [.read, .written]) } else { visit(base) }
      for index in indices { visit(index) }
    case .open(let parameter, let value, let body):
      opened[parameter] = value
      visit(value)
      visit(body)
    case .closure(let function): visit(closure: function)
    case .ifExpression(let node):
      visit(node.conditions)
      visit(node.then)
      visit(node.otherwise)
    case .switchExpression(let checked): visit(checked)
    default: for child in term.children { visit(child) }
    }
  }

  private mutating func visit(closure function: Function) {
    for (variable, value) in function.captureList {
      visit(value)
      groups += 1
      add(variable, .capture, groups)
    }
    guard let body = function.checkedBody else { return }
    var statements = body.statements[...]
    // A parameter that is taken apart is none of the body's own variables.
    if let first = statements.first, case .declare = first.kind, first.span.start == body.span.start,
      first.span.end == body.span.end
    {
      statements = statements.dropFirst()
    }
    for statement in statements { visit(statement) }
  }

  /// A place that is given a value, or lent to be changed.
  private mutating func store(_ place: Term, _ access: Access) {
    switch place.kind {
    case .variable(let variable): mark(variable, access)
    case .tuple(let parts): for part in parts { store(part, access) }
    case .tupleElement(let base, _), .forceUnwrap(let base), .unwrapOrLeave(let base), .chain(let base, _),
      .convert(let base, _), .discard(let base):
      store(base, access)
    case .inOut(let base): store(base, [.read, .written])
    case .property(let base, let variable, _, _):
      let isPart = variable.isStored ? variable.parent?.kind != .class : variable.setter?.isMutating ?? false
      if isPart { store(base, [.read, .written]) } else { visit(base) }
    case .subscripted(let base, let entity, _, _, let indices, _):
      for index in indices { visit(index) }
      guard let base else { return }
      if entity.setter?.isMutating ?? false { store(base, [.read, .written]) } else { visit(base) }
    case .opened(let parameter): if let value = opened[parameter] { store(value, [.read, .written]) }
    case .open(let parameter, let value, let body):
      opened[parameter] = value
      store(body, access)
    default: visit(place)
    }
  }
}
