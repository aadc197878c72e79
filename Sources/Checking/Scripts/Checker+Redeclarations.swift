import Diagnostics
import Syntax

/// Two members of a type, or two declarations of a block, that nothing tells apart.
extension Checker {
  func checkMemberRedeclarations(_ members: [Member], of nominal: Nominal) {
    var seen: [String: Span] = [:]
    var overloads = Overloads(self)
    // A property and a function without parameters have one name.
    var bare: [String: (span: Span, isFunction: Bool)] = [:]
    var cases: [String: (labels: String, key: String)] = [:]
    for member in members {
      var key: String
      var bareName: (String, isFunction: Bool)?
      let ext = extensionInfo(of: member)
      switch member {
      case .variable(let variable):
        key = (variable.isStatic ? "static " : "") + variable.name
        bareName = (key, isFunction: false)
      case .enumCase(let entity):
        let labels = (entity.node.payload ?? []).map { ($0.label?.text ?? "_") + ":" }.joined()
        let first = cases[entity.name]
        if let other = first?.labels, other != labels, !other.isEmpty, !labels.isEmpty {
          report(.unsupported("several cases of one name"), at: entity.span)
          continue
        }
        // What carries something is as a function is: a property may have that name too, but no other case.
        key = first?.key ?? "static " + entity.name + (labels.isEmpty ? "" : "(" + labels + ")")
        cases[entity.name] = (labels, key)
      case .type(let nested): key = "type " + nested.name
      case .alias(let alias): key = "type " + alias.name
      case .associated(let associated): key = "type " + associated.name
      case .subscripted(let entity):
        guard let node = entity.node else { continue }
        key = (entity.isStatic ? "static " : "") + shape(of: node)
      case .function(let function):
        guard let node = function.node, function.synthesis == nil else { continue }
        if node.parameters.isEmpty, function.kind == .function {
          bareName = ((function.isStatic ? "static " : "") + function.name, isFunction: true)
        }
        key =
          (function.isStatic ? "static " : "") + shape(of: node) + (function.declaration.map { fixity($0) } ?? "")
      default: continue
      }
      guard let span = member.span else { continue }
      let name = memberName(member)
      if name == "Type" || name == "Protocol", !span.isInBackticks {
        report(.notAllowed("a member by the name of `\(name)`"), at: span)
        continue
      }
      if let ext, ext.isConstrained {
        key += ext.node.type.span.text + ext.node.requirements.map { " where " + $0.span.text }.joined()
        bareName = nil
      }
      // What a protocol asks for and what an extension gives are two members.
      if nominal.kind == .protocol, ext != nil {
        key += " given"
        bareName = nil
      }
      if let (name, isFunction) = bareName {
        if let other = bare[name], other.isFunction != isFunction {
          report(.redeclaration(memberName(member), previous: other.span), at: span)
          continue
        }
        bare[name] = (span, isFunction)
      }
      switch member {
      case .function, .subscripted:
        if let previous = overloads.add(member, key) {
          report(.redeclaration(memberName(member), previous: previous), at: span)
          nominal.hide(member)
        }
        continue
      default: break
      }
      if let previous = seen[key], previous.start != span.start || previous.source !== span.source {
        report(.redeclaration(memberName(member), previous: previous), at: span)
      } else {
        seen[key] = span
      }
    }
  }

  /// What an extension says again of the initialisers that a type is given.
  func checkInitializers(_ members: [Member], of nominal: Nominal) {
    func shape(_ function: Function) -> [FunctionType.Parameter] {
      prepare(function)
      return function.parameters.map {
        FunctionType.Parameter($0.type, isInOut: $0.isInOut, isVariadic: $0.isVariadic)
      }
    }
    let made = nominal.members(named: "init").compactMap { member -> Function? in
      if case .function(let function) = member, case .memberwiseInitializer? = function.synthesis {
        function
      } else {
        nil
      }
    }
    for case .function(let function) in members
    where function.kind == .initializer && function.node != nil && !function.isAsync {
      guard let ext = function.extensionInfo, !ext.isConstrained, ext.module === nominal.module,
        made.contains(where: {
          labels(of: .function($0)) == labels(of: .function(function)) && shape($0) == shape(function)
        })
      else { continue }
      report(.redeclaration(fullName(of: .function(function)), previous: nominal.span), at: function.span)
    }
  }

  /// Types of a block; its variables hide one another by other rules.
  func checkLocalRedeclarations(_ statements: [Statement]) {
    var seen: [String: Span] = [:]
    for statement in statements {
      guard case .declaration(let declaration) = statement.kind else { continue }
      let key: String
      let name: Name
      switch declaration.kind {
      case .type(let node): (key, name) = ("type " + node.name.text, node.name)
      case .typeAlias(let alias, _, _): (key, name) = ("type " + alias.text, alias)
      default: continue
      }
      if let previous = seen[key] { report(.redeclaration(name.text, previous: previous), at: name.span) }
      seen[key] = name.span
    }
  }

  /// Functions of one scope. One that is there already is told once: where the name is used, the first is meant.
  func checkOverloads(_ functions: [Function], in scope: Scope) {
    var overloads = Overloads(self)
    for function in functions {
      guard let node = function.node else { continue }
      let key = shape(of: node) + (function.declaration.map { fixity($0) } ?? "")
      guard let previous = overloads.add(.function(function), key) else { continue }
      report(.redeclaration(function.name, previous: previous), at: function.span)
      if function.enclosing == nil { checkFunction(function) }
      let others = scope.names[function.name]?.filter { $0.identity != Member.function(function).identity }
      scope.set(function.name, others)
    }
  }

  func fixity(_ declaration: Declaration) -> String {
    declaration.has(.prefix) ? "prefix" : declaration.has(.postfix) ? "postfix" : ""
  }

  /// What can be seen of a function without knowing its types.
  private func shape(of node: FunctionNode) -> String {
    "\(node.name.text)(\(node.parameters.map { ($0.label?.text ?? "_") + ":" }.joined()))"
  }

  func checkDistinct(_ generics: [GenericParameterNode]) {
    guard generics.count > 1 else { return }
    for (index, generic) in generics.enumerated() {
      guard let other = generics[..<index].first(where: { $0.name.text == generic.name.text }) else { continue }
      report(.redeclaration(generic.name.text, previous: other.name.span), at: generic.name.span)
    }
  }
}

/// Functions and subscripts of one scope, among which no two may be alike in name, labels and types, whatever their generic
/// parameters are called.
private struct Overloads {
  private struct Signature: Hashable {
    let type: Type
    let requirements: Set<Requirement>
  }

  private let checker: Checker
  private var known: [String: [(member: Member, span: Span)]] = [:]
  /// The generic parameters of all that is compared, by their places.
  private var places: [GenericParameter] = []

  init(_ checker: Checker) { self.checker = checker }

  /// The one from before that it is like. Types are only looked at where name and labels are the same.
  mutating func add(_ member: Member, _ key: String) -> Span? {
    guard let span = member.span else { return nil }
    let others = known[key] ?? []
    known[key, default: []].append((member, span))
    guard !others.isEmpty, let own = signature(of: member) else { return nil }
    return others.first { $0.member.identity != member.identity && signature(of: $0.member) == own }?.span
  }

  private mutating func signature(of member: Member) -> Signature? {
    let function: Function
    switch member {
    case .function(let own): function = own
    case .subscripted(let entity):
      checker.prepare(entity)
      guard let getter = entity.getter else { return nil }
      function = getter
    default: return nil
    }
    checker.prepare(function)
    let known = (function.parent?.generics ?? function.enclosing?.generics)?.parameters.count ?? 0
    let own = Array(function.generics.parameters.dropFirst(known))
    while places.count < own.count { places.append(GenericParameter(name: "#\(places.count)")) }
    let arguments = own.indices.map { Type.parameter(places[$0]) }
    func filled(_ type: Type) -> Type {
      checker.canonical(type, in: function.generics).substituting(own, arguments)
    }
    let type = Type.function(
      FunctionType(
        function.parameters.map {
          FunctionType.Parameter(
            $0.type, isInOut: $0.isInOut, isVariadic: $0.isVariadic, isAutoclosure: $0.isAutoclosure)
        }, function.kind == .initializer ? .void : function.result, isAsync: function.isAsync))
    return Signature(type: filled(type), requirements: Set(function.generics.requirements.map { $0.mapping(filled) }))
  }
}

extension Span {
  /// Of a name: whether it is written as `` `name` ``.
  fileprivate var isInBackticks: Bool {
    let backtick = UInt8(ascii: "`")
    return source.text[Int(start)] == backtick || start > 0 && source.text[Int(start) - 1] == backtick
  }
}
