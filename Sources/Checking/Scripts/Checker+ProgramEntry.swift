import Diagnostics
import Syntax

/// `@main`: a program that begins in the function `main` of a type, and has declarations only at its top level.
extension Checker {
  /// The type that a file begins with, as the compiler reads it when it is told that it is no script (`-parse-as-library`):
  /// nothing stands at its top level that would run.
  func programEntry(of tree: SourceTree?) -> ProgramEntry? {
    guard let tree, !isSession, tree.statements.allSatisfy({ $0.isPreview || $0.isDeclaration }) else { return nil }
    return tree.declarations.firstResult { ProgramEntry($0) }
  }

  /// The call of its `main`, and of what else the library begins beside it.
  func checkStart(of entry: ProgramEntry, _ declarations: [Declaration], in context: Context) -> [CheckedStatement] {
    for other in declarations {
      guard let second = ProgramEntry(other), second.node !== entry.node else { continue }
      report(.notAllowed("a second `@main`"), at: second.attribute.span)
    }
    let span = entry.attribute.span
    let types = (main.named(entry.node.name.text) ?? []).compactMap { member -> Nominal? in
      if case .type(let nominal) = member { nominal } else { nil }
    }
    guard let nominal = types.first(where: { $0.node === entry.node }) else { return [] }
    guard nominal.generics.parameters.isEmpty else {
      report(.notAllowed("`@main` on a generic type"), at: span)
      return []
    }
    let type = Expression(.name(Name(entry.node.name.text, span), genericArguments: nil), span)
    let start: Function
    let call: Expression
    var beside: [CheckedStatement] = []
    if !entry.isOfDelegate, let own = self.start(of: nominal, named: "main", taking: 0, in: context) {
      start = own
      call = calling("main", of: type)
    } else if let hidden = self.start(of: nominal, named: "_main", taking: 1, in: context), hidden.module.isLibrary {
      // Of a type of the library that begins with an instance: an application's delegate. With a scene's delegate beside it, a
      // scene is connected.
      start = hidden
      call = calling("_main", of: type, with: type)
      beside = checkBeginnings(named: "_connect", taking: 1, of: declarations, in: context)
    } else if entry.isOfDelegate {
      report(.notAllowed("`@UIApplicationMain` on a class that is no `UIApplicationDelegate`"), at: span)
      return []
    } else {
      report(.noMainFunction(entry.node.name.text), at: span)
      return []
    }
    // What waits runs as a task, which lets others have their turn.
    if start.isAsync { context.function.isAsync = true }
    let waited = start.isAsync ? Expression(.await(call), span) : call
    let whole = start.isThrowing ? Expression(.tryExpression(waited, .plain), span) : waited
    return (check(Statement(.expression(whole), span), in: context).map { [$0] } ?? []) + beside
  }

  /// Draws the previews of a file that does nothing else, as `#Preview` would.
  func checkPreviews(in declarations: [Declaration], in context: Context) -> [CheckedStatement] {
    checkBeginnings(named: "_show", taking: 0, of: declarations, in: context)
  }

  /// Calls a function that the library gives to some types for that; one that takes something is given an instance.
  private func checkBeginnings(
    named name: String, taking count: Int, of declarations: [Declaration], in context: Context
  ) -> [CheckedStatement] {
    declarations.compactMap { declaration in
      guard case .type(let node) = declaration.kind, node.kind != .protocol, node.generics.isEmpty else { return nil }
      let types = (main.named(node.name.text) ?? []).compactMap { member -> Nominal? in
        if case .type(let nominal) = member, nominal.node === node { nominal } else { nil }
      }
      guard let nominal = types.first,
        start(of: nominal, named: name, taking: count, in: context)?.module.isLibrary == true
      else { return nil }
      let type = Expression(.name(Name(node.name.text, node.name.span), genericArguments: nil), node.name.span)
      let call = calling(name, of: type, with: count > 0 ? type : nil)
      return check(Statement(.expression(call), call.span), in: context)
    }
  }

  /// `Type.name()` or `Type.name(Other())`
  private func calling(_ name: String, of type: Expression, with other: Expression? = nil) -> Expression {
    func call(_ callee: Expression, _ arguments: [Expression]) -> Expression {
      let elements = arguments.map { Arguments.Element(label: nil, value: $0) }
      return Expression(.call(callee, Arguments(elements: elements, trailingClosures: 0, span: type.span)), type.span)
    }
    let member = Expression(.member(type, Name(name, type.span), genericArguments: nil), type.span)
    return call(member, other.map { [call($0, [])] } ?? [])
  }
}

extension Checker {
  fileprivate func start(of nominal: Nominal, named name: String, taking count: Int, in context: Context) -> Function? {
    let found = members(named: name, of: nominal.selfType, isMetatype: true, in: context.generics)
    for case .function(let function) in found.map(\.member) {
      prepare(function)
      if function.isStatic, function.parameters.count == count, function.result == .void { return function }
    }
    return nil
  }
}

struct ProgramEntry {
  let node: NominalNode
  let attribute: Attribute

  /// The second is what applications said before Swift 5.3.
  static let attributes: Set<String> = ["main", "UIApplicationMain"]
  var isOfDelegate: Bool { attribute.name.text != "main" }

  init?(_ declaration: Declaration) {
    guard case .type(let node) = declaration.kind,
      let attribute = declaration.attributes.first(where: { ProgramEntry.attributes.contains($0.name.text) })
    else { return nil }
    self.node = node
    self.attribute = attribute
  }
}

extension Statement {
  /// A preview waits to be asked for, unless it stands in a script.
  var isPreview: Bool { span.text.hasPrefix("#Preview") }

  var isDeclaration: Bool { if case .declaration = kind { true } else { false } }
}
