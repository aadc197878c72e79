import Diagnostics
import Syntax

/// Two members of a type, or two declarations of a block, that nothing tells apart.
extension Checker {
  func checkMemberRedeclarations(_ members: [Member], of nominal: Nominal) {
    var seen: [String: Span] = [:]
    // A property and a function without parameters have one name.
    var bare: [String: (span: Span, isFunction: Bool)] = [:]
    var cases: [String: String] = [:]
    for member in members {
      var key: String
      var bareName: (String, isFunction: Bool)?
      let ext = extensionInfo(of: member)
      switch member {
      case .variable(let variable):
        key = (variable.isStatic ? "static " : "") + variable.name
        bareName = (key, isFunction: false)
      case .enumCase(let entity):
        key = "static " + entity.name
        let labels = (entity.node.payload ?? []).map { ($0.label?.text ?? "_") + ":" }.joined()
        if let other = cases[entity.name], other != labels, !other.isEmpty, !labels.isEmpty {
          report(.unsupported("several cases of one name"), at: entity.span)
          continue
        }
        cases[entity.name] = labels
      case .type(let nested): key = "type " + nested.name
      case .alias(let alias): key = "type " + alias.name
      case .associated(let associated): key = "type " + associated.name
      case .subscripted(let entity):
        guard let node = entity.node else { continue }
        key = (entity.isStatic ? "static " : "") + signatureKey(node)
      case .function(let function):
        guard let node = function.node, function.synthesis == nil else { continue }
        if node.parameters.isEmpty, function.kind == .function {
          bareName = ((function.isStatic ? "static " : "") + function.name, isFunction: true)
        }
        key =
          (function.isStatic ? "static " : "") + signatureKey(node) + (function.declaration.map { fixity($0) } ?? "")
      default: continue
      }
      guard let span = member.span else { continue }
      let name = memberName(member)
      if name == "Type" || name == "Protocol" {
        report(.notAllowed("a member by the name of `\(name)`"), at: span)
        continue
      }
      if let ext, ext.isConstrained {
        key += ext.node.type.span.text + ext.node.requirements.map { " where " + $0.span.text }.joined()
        bareName = nil
      }
      if nominal.kind == .protocol, let ext {
        // What another extension says again is hidden, or ambiguous where it is used.
        key += " \(ObjectIdentifier(ext).hashValue)"
        bareName = nil
      }
      if let (name, isFunction) = bareName {
        if let other = bare[name], other.isFunction != isFunction {
          report(.redeclaration(memberName(member), previous: other.span), at: span)
          continue
        }
        bare[name] = (span, isFunction)
      }
      if let previous = seen[key], previous.start != span.start || previous.source !== span.source {
        report(.redeclaration(memberName(member), previous: previous), at: span)
      } else {
        seen[key] = span
      }
    }
  }

  /// Types and functions of a block; its variables hide one another by other rules.
  func checkLocalRedeclarations(_ statements: [Statement]) {
    var seen: [String: Span] = [:]
    for statement in statements {
      guard case .declaration(let declaration) = statement.kind else { continue }
      let key: String
      let name: Name
      switch declaration.kind {
      case .type(let node): (key, name) = ("type " + node.name.text, node.name)
      case .typeAlias(let alias, _, _): (key, name) = ("type " + alias.text, alias)
      case .function(let node): (key, name) = (signatureKey(node), node.name)
      default: continue
      }
      if let previous = seen[key] { report(.redeclaration(name.text, previous: previous), at: name.span) }
      seen[key] = name.span
    }
  }

  func checkDistinct(_ generics: [GenericParameterNode]) {
    guard generics.count > 1 else { return }
    for (index, generic) in generics.enumerated() {
      guard let other = generics[..<index].first(where: { $0.name.text == generic.name.text }) else { continue }
      report(.redeclaration(generic.name.text, previous: other.name.span), at: generic.name.span)
    }
  }
}
