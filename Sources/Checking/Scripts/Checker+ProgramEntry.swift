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

  /// The call of its `main`.
  func checkStart(of entry: ProgramEntry, _ declarations: [Declaration], in context: Context) -> CheckedStatement? {
    for other in declarations {
      guard let second = ProgramEntry(other), second.node !== entry.node else { continue }
      report(.notAllowed("a second `@main`"), at: second.attribute.span)
    }
    let span = entry.attribute.span
    let types = (main.named(entry.node.name.text) ?? []).compactMap { member -> Nominal? in
      if case .type(let nominal) = member { nominal } else { nil }
    }
    guard let nominal = types.first(where: { $0.node === entry.node }) else { return nil }
    guard nominal.generics.parameters.isEmpty else {
      report(.notAllowed("`@main` on a generic type"), at: span)
      return nil
    }
    let type = Expression(.name(Name(entry.node.name.text, span), genericArguments: nil), span)
    func calling(_ callee: Expression, _ arguments: [Expression] = []) -> Expression {
      let elements = arguments.map { Arguments.Element(label: nil, value: $0) }
      return Expression(.call(callee, Arguments(elements: elements, trailingClosures: 0, span: span)), span)
    }
    let start: Function
    let call: Expression
    if !entry.isOfDelegate, let own = self.start(of: nominal, named: "main", taking: 0, in: context) {
      start = own
      call = calling(Expression(.member(type, Name("main", span), genericArguments: nil), span))
    } else if let hidden = self.start(of: nominal, named: "_main", taking: 1, in: context), hidden.module.isLibrary {
      // Of a type of the library that begins with an instance: an application's delegate. With a scene's delegate beside it, a
      // scene is connected.
      start = hidden
      let scene = declarations.firstResult { $0.name(ofTypeThatIs: ["UIWindowSceneDelegate", "UISceneDelegate"]) }
      let instances = [type] + (scene.map { [Expression(.name(Name($0, span), genericArguments: nil), span)] } ?? [])
      call = calling(
        Expression(.member(type, Name("_main", span), genericArguments: nil), span), instances.map { calling($0) })
    } else if entry.isOfDelegate {
      report(.notAllowed("`@UIApplicationMain` on a class that is no `UIApplicationDelegate`"), at: span)
      return nil
    } else {
      report(.noMainFunction(entry.node.name.text), at: span)
      return nil
    }
    // What waits runs as a task, which lets others have their turn.
    if start.isAsync { context.function.isAsync = true }
    let waited = start.isAsync ? Expression(.await(call), span) : call
    let whole = start.isThrowing ? Expression(.tryExpression(waited, .plain), span) : waited
    return check(Statement(.expression(whole), span), in: context)
  }

  /// Draws the previews of a file that does nothing else, as `#Preview` would.
  func checkPreviews(in declarations: [Declaration], in context: Context) -> [CheckedStatement] {
    declarations.compactMap { declaration in
      guard let name = declaration.name(ofTypeThatIs: ["PreviewProvider"]) else { return nil }
      let span = declaration.span
      func named(_ name: String) -> Expression { Expression(.name(Name(name, span), genericArguments: nil), span) }
      let type = Expression(.member(named(name), Name("self", span), genericArguments: nil), span)
      let elements = [Arguments.Element(label: nil, value: type)]
      let call = Expression(
        .call(named("_preview"), Arguments(elements: elements, trailingClosures: 0, span: span)), span)
      return check(Statement(.expression(call), span), in: context)
    }
  }
}

extension Declaration {
  /// The name of a type that says itself to be one of some.
  fileprivate func name(ofTypeThatIs protocols: [String]) -> String? {
    guard case .type(let node) = kind, node.generics.isEmpty else { return nil }
    return node.inherited.contains { protocols.contains($0.span.text) } ? node.name.text : nil
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
