import Diagnostics
import Serving
import Session
import Syntax

/// How a text is built: what is declared in it, what can be folded.
extension ScriptService {
  func symbols(_ params: JSONValue) throws(RPC.Problem) -> JSONValue {
    let source = try source(params)
    guard let tree = script.trees.first(where: { $0.source === source }) else { return .array([]) }
    let lines = lines(of: source)
    let outlines = tree.statements.flatMap { statement -> [Outlined] in
      switch statement.kind {
      case .declaration(let declaration): Outlined.all(in: declaration, parent: nil)
      default: []
      }
    }
    return .array(outlines.map { $0.json(lines) })
  }

  func foldings(_ params: JSONValue) throws(RPC.Problem) -> JSONValue {
    let source = try source(params)
    let lines = lines(of: source)
    var open: [Int] = []
    var foldings: [JSONValue] = []
    var comment: (first: Int, last: Int)?
    func add(_ first: Int, _ last: Int, kind: JSONValue?) {
      guard last > first else { return }
      var folding: JSONValue = ["startLine": .integer(first), "endLine": .integer(last)]
      if let kind { folding.add("kind", kind) }
      foldings.append(folding)
    }
    for piece in SyntaxPieces(source.text).pieces {
      let first = lines.place(piece.range.lowerBound).line
      switch piece.role {
      case .comment:
        let last = lines.place(piece.range.upperBound).line
        // Lines of comment below one another are one.
        if let known = comment, first <= known.last + 1 {
          comment = (known.first, last)
        } else {
          if let known = comment { add(known.first, known.last, kind: "comment") }
          comment = (first, last)
        }
      case .opening: open.append(first)
      // The line of the closing bracket stays to be seen.
      case .closing: if let start = open.popLast() { add(start, first - 1, kind: nil) }
      default: continue
      }
    }
    if let known = comment { add(known.first, known.last, kind: "comment") }
    return .array(foldings)
  }
}

/// A declaration in the outline of a text.
private struct Outlined {
  let name: String
  let detail: String?
  let kind: Int
  let whole: Span
  let place: Span
  var children: [Outlined] = []

  func json(_ lines: TextLines) -> JSONValue {
    var value: JSONValue = [
      "name": .string(name), "kind": .integer(kind), "range": lines.range(whole.through(place)),
      "selectionRange": lines.range(place),
    ]
    if let detail { value.add("detail", .string(detail)) }
    if !children.isEmpty { value.add("children", .array(children.map { $0.json(lines) })) }
    return value
  }

  /// The numbers of the protocol.
  private enum Number {
    static let `class` = 5, method = 6, property = 7, initializer = 9, `enum` = 10, interface = 11, function = 12
    static let variable = 13, constant = 14, enumCase = 22, structure = 23, operation = 25, parameter = 26
    static let namespace = 3
  }

  static func all(in declaration: Declaration, parent: Span?) -> [Outlined] {
    let isMember = parent != nil
    func one(_ name: Name, _ kind: Int, shown: String? = nil, detail: String? = nil, _ children: [Outlined] = [])
      -> [Outlined]
    {
      // What has no name yet is not listed.
      if name.text.isEmpty { return [] }
      return [
        Outlined(
          name: shown ?? name.text, detail: detail, kind: kind, whole: declaration.span, place: name.span,
          children: children)
      ]
    }
    func members(_ declarations: [Declaration]) -> [Outlined] {
      declarations.flatMap { all(in: $0, parent: declaration.span) }
    }
    func detail(_ inherited: [TypeNode]) -> String? {
      inherited.isEmpty ? nil : inherited.map(\.span.text).joined(separator: ", ")
    }
    switch declaration.kind {
    case .type(let node):
      let kind =
        switch node.kind {
        case .struct: Number.structure
        case .class: Number.class
        case .enum: Number.enum
        case .protocol: Number.interface
        }
      return one(node.name, kind, detail: detail(node.inherited), members(node.members))
    case .extensionDeclaration(let node):
      return one(
        Name(node.type.span.text, node.type.span), Number.namespace, shown: "extension \(node.type.span.text)",
        detail: detail(node.inherited), members(node.members))
    case .function(let node):
      let isOperator = node.name.text.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false
      let kind = isOperator ? Number.operation : isMember ? Number.method : Number.function
      return one(
        node.name, kind, shown: node.name.text + labels(of: node), detail: node.result.map { "-> " + $0.span.text })
    case .initializer(let node): return one(node.name, Number.initializer, shown: "init" + labels(of: node))
    case .deinitializer(let node): return one(node.name, Number.initializer)
    case .subscriptDeclaration(let node, _):
      return one(
        node.name, Number.operation, shown: "subscript" + labels(of: node),
        detail: node.result.map { "-> " + $0.span.text })
    case .variable(let node):
      let kind = isMember ? Number.property : node.isLet ? Number.constant : Number.variable
      return node.bindings.flatMap { binding in
        names(in: binding.pattern).map { name in
          Outlined(
            name: name.text, detail: binding.type?.span.text, kind: kind, whole: declaration.span, place: name.span)
        }
      }
    case .typeAlias(let name, _, let type): return one(name, Number.parameter, detail: "= " + type.span.text)
    case .associatedType(let name, _, _, _): return one(name, Number.parameter)
    case .enumCases(let cases):
      return cases.map {
        Outlined(name: $0.name.text, detail: nil, kind: Number.enumCase, whole: declaration.span, place: $0.name.span)
      }
    case .importModule, .operatorDeclaration, .unsupported, .error: return []
    }
  }

  private static func labels(of node: FunctionNode) -> String {
    "(" + node.parameters.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
  }

  private static func names(in pattern: Pattern) -> [Name] {
    switch pattern.kind {
    case .name(let name): [name]
    case .tuple(let parts): parts.flatMap { names(in: $0.pattern) }
    case .typed(let inner, _), .binding(_, let inner), .optional(let inner), .asType(let inner, _): names(in: inner)
    case .enumCase(_, _, let parts): (parts ?? []).flatMap { names(in: $0.pattern) }
    case .wildcard, .isType, .expression, .error: []
    }
  }
}
