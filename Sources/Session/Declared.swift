import Diagnostics
import Syntax

/// A declaration at the top of an entry, as far as it matters whether another one takes its place.
struct Declared {
  /// The names it introduces.
  let names: [String]
  /// Another declaration with this key takes the place of this one. Nil where that can't be: a variable's place is
  /// in time.
  let key: String?
  /// How it is called where a reader is told about it.
  let title: String
  let span: Span
  /// Of an extension: what it declares, each with a key that says of what type.
  let members: [Member]
  /// An extension of this.
  let extended: String?
  /// The traits it gives to a type, as they are written.
  let traits: [Span]
  /// Names of variables that hold a value themselves: no getter runs where one is read.
  private(set) var storedVariables: [String] = []

  func declaresType(_ name: String) -> Bool { key == "type \(name)" }

  struct Member {
    let key: String
    let title: String
    let span: Span
  }

  init?(_ statement: Statement) {
    guard case .declaration(let declaration) = statement.kind else { return nil }
    span = declaration.span
    var names: [String] = []
    var key: String?
    var title = ""
    var members: [Member] = []
    var extended: String?
    var traits: [Span] = []
    switch declaration.kind {
    case .type(let node):
      names = [node.name.text]
      key = "type \(node.name.text)"
      title = node.name.text
      traits = node.inherited.map(\.span)
    case .typeAlias(let name, _, _):
      names = [name.text]
      key = "type \(name.text)"
      title = name.text
    case .function(let node):
      names = [node.name.text]
      key = "func " + Declared.signature(node)
      title = Declared.fullName(node)
    case .variable(let node):
      names = node.bindings.flatMap { Declared.names(in: $0.pattern) }
      if declaration.attributes.isEmpty, node.bindings.allSatisfy({ $0.accessors == nil }) { storedVariables = names }
    case .operatorDeclaration(let name):
      key = "operator \(name.text)"
      title = name.text
    case .extensionDeclaration(let node):
      let type = node.type.span.text
      let owner = type + node.requirements.map { " " + $0.span.text }.joined()
      extended = type
      traits = node.inherited.map(\.span)
      members = node.members.flatMap { Declared.members($0, of: owner, type) }
    default: break
    }
    self.names = names
    self.key = key
    self.title = title
    self.members = members
    self.extended = extended
    self.traits = traits
  }

  /// The name and the types of the parameters: overloads differ in them. What a generic parameter is called does not matter.
  private static func signature(_ node: FunctionNode) -> String {
    var types = node.parameters.map { "\($0.label?.text ?? "_"):\($0.type.span.text)" }.joined(separator: ",")
    for (index, parameter) in node.generics.enumerated() {
      types = ScriptWords.renaming(parameter.name.text, to: "<\(index)>", in: types)
    }
    return "\(node.name.text)(\(types))"
  }

  private static func fullName(_ node: FunctionNode) -> String {
    node.name.text + "(" + node.parameters.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
  }

  private static func names(in pattern: Pattern) -> [String] {
    switch pattern.kind {
    case .name(let name): [name.text]
    case .tuple(let parts): parts.flatMap { names(in: $0.pattern) }
    case .typed(let inner, _), .binding(_, let inner), .optional(let inner), .asType(let inner, _): names(in: inner)
    default: []
    }
  }

  private static func members(_ declaration: Declaration, of owner: String, _ type: String) -> [Member] {
    let prefix = owner + (declaration.has(.static) || declaration.has(.class) ? " static " : " ")
    func member(_ key: String, _ name: String) -> Member {
      Member(key: prefix + key, title: "\(type).\(name)", span: declaration.span)
    }
    switch declaration.kind {
    case .variable(let node):
      // Several in one declaration are not taken apart.
      guard node.bindings.count == 1, let name = names(in: node.bindings[0].pattern).first else { return [] }
      return [member("var \(name)", name)]
    case .function(let node): return [member("func " + signature(node), fullName(node))]
    case .initializer(let node): return [member("init " + signature(node), fullName(node))]
    case .subscriptDeclaration(let node, _): return [member("subscript " + signature(node), fullName(node))]
    case .typeAlias(let name, _, _): return [member("type \(name.text)", name.text)]
    case .type(let node): return [member("type \(node.name.text)", node.name.text)]
    default: return []
    }
  }
}
