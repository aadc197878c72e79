import Diagnostics
import Syntax

/// Where a script speaks of what. It is kept only where somebody asks for it, as an editor does.
public final class Occurrences {
  /// A name in the text, and what it means there.
  struct Use {
    let span: Span
    let member: Member
    /// The type that a member was asked of.
    let owner: Type?
    let role: Role
  }

  enum Role {
    case name
    /// `Model` in `Model(text: "")`: the type is named, and one of its initialisers called.
    case construction
    /// The label of an argument that is the name of the property that it becomes.
    case memberwiseLabel
  }

  /// An expression that stands by itself, and where.
  struct Root {
    let expression: Expression
    let context: Context
  }

  private var uses: [Place: [Use]] = [:]
  private(set) var roots: [Place: Root] = [:]
  /// What the literals became: no name says it, and the function that was chosen around them does.
  private var literals: [Place: (span: Span, type: Type)] = [:]

  struct Place: Hashable {
    let source: ObjectIdentifier
    let start: Int32
    init(_ span: Span) {
      source = ObjectIdentifier(span.source)
      start = span.start
    }
  }

  public init() {}

  /// All of them, in the order of the text.
  func all(in source: Source) -> [Use] {
    let own = ObjectIdentifier(source)
    return uses.filter { $0.key.source == own }.sorted { $0.key.start < $1.key.start }.flatMap(\.value)
  }

  /// In the order of the text.
  func literals(in source: Source) -> [(span: Span, type: Type)] {
    let own = ObjectIdentifier(source)
    return literals.filter { $0.key.source == own }.map(\.value).sorted { $0.span.start < $1.span.start }
  }

  func uses(at span: Span) -> [Use] { uses[Place(span)] ?? [] }

  /// Types are looked up again and again, each time with the same answer.
  func note(_ member: Member, at span: Span, owner: Type? = nil, role: Role = .name) {
    guard !span.source.isLibrary, span.end > span.start else { return }
    let place = Place(span)
    let known = uses[place] ?? []
    if known.contains(where: {
      $0.member.declaredName.map(Place.init) == member.declaredName.map(Place.init) && $0.role == role
    }) {
      return
    }
    uses[place] = known + [Use(span: span, member: member, owner: owner, role: role)]
  }

  /// What the names in an expression were found to mean.
  func note(_ solver: Solver, in expression: Expression) {
    guard !expression.span.source.isLibrary, solver.context.function.module === solver.checker.main.module else {
      return
    }
    roots[Place(expression.span)] = Root(expression: expression, context: solver.context)
    note(expression, in: solver)
  }

  private func note(_ expression: Expression, in solver: Solver) {
    let key = ObjectIdentifier(expression)
    if let chosen = solver.state.chosen[key] {
      note(chosen, for: expression, in: solver)
    } else if let node = solver.nodes.operators[key], let chosen = solver.state.chosen[ObjectIdentifier(node)] {
      note(chosen, for: expression, in: solver)
    }
    if expression.isLiteral { literals[Place(expression.span)] = (expression.span, solver.type(of: expression)) }
    // A key path is solved as the closure that reads what it leads to.
    if let path = solver.state.keyPaths[key] { return note(path.getter, in: solver) }
    for part in expression.parts { note(part, in: solver) }
  }

  private func note(_ chosen: Solver.Chosen, for expression: Expression, in solver: Solver) {
    let member = chosen.choice.member
    let owner = chosen.choice.base.map { solver.canonicalDeep($0) }
    switch expression.kind {
    case .name(let name, _), .member(_, let name, _), .prefix(let name, _), .postfix(let name, _),
      .binary(_, let name, _):
      if name.isWritten { note(member, at: name.base, owner: owner) }
    case .call(let callee, let arguments):
      noteConstruction(member, of: owner, callee, arguments)
    default: break
    }
  }

  private func noteConstruction(_ member: Member, of owner: Type?, _ callee: Expression, _ arguments: Arguments) {
    guard case .function(let initializer) = member, initializer.kind == .initializer else { return }
    switch callee.kind {
    case .name(let name, _), .member(_, let name, _):
      if name.isWritten { note(member, at: name.span, owner: owner, role: name.text == "init" ? .name : .construction) }
    default: break
    }
    guard initializer.synthesis != nil || initializer.isMadeForWrappers, let parent = initializer.parent else { return }
    for label in arguments.elements.compactMap(\.label) where label.isWritten {
      guard let property = parent.storedProperties.first(where: { $0.writtenName == label.text }) else { continue }
      note(.variable(property), at: label.span, role: .memberwiseLabel)
    }
  }
}

extension Expression {
  /// And written, not the `nil` of a result builder's `if` without `else`.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .integer, .float, .boolean, .string, .array, .dictionary: true
    case .nilLiteral: span.text == "nil"
    default: false
    }
  }
}

extension Name {
  /// What is made of other text, as of a wrapped property, has the place of something else.
  fileprivate var isWritten: Bool { span.nameText == text }

  /// The `move` of `move(to:)`.
  fileprivate var base: Span {
    guard let parenthesis = text.firstIndex(of: "("), parenthesis != text.startIndex else { return span }
    return Span(span.source, Int(span.start), Int(span.start) + text[..<parenthesis].utf8.count)
  }
}
