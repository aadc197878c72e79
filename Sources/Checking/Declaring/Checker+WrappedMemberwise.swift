import Diagnostics
import Syntax

/// What the memberwise initialiser needs to know of a wrapped property.
struct MemberwisePart {
  let type: TypeNode?
  let initialValue: Expression?
  /// Makes the wrapper of the argument; nil where the argument is the wrapper itself.
  let making: ((Expression) -> Expression)?
  /// The wrapper takes the value as an autoclosure.
  let isDelayed: Bool
  /// How far the property is seen, where that is no further than its file.
  let access: Modifier?
}

/// The memberwise initialiser of a struct some of whose properties are wrapped, or built, is a written one.
extension Checker {
  static let memberwiseMark = "_memberwise"

  func memberwise(_ declarations: [Declaration], at span: Span) -> [Declaration] {
    var parameters: [FunctionNode.Parameter] = []
    var statements: [Statement] = []
    var access: [Modifier] = []
    for declaration in declarations {
      guard case .variable(let node) = declaration.kind, !declaration.has(.static), !declaration.has(.lazy) else {
        continue
      }
      let part = wrapping.memberwiseParts[ObjectIdentifier(declaration)]
      let wrapped = wrapping.properties[declaration]
      if part == nil, wrapped != nil { continue }
      // What has a wrapper already, and nobody else sees, is nothing that others could give.
      if part?.access != nil, wrapped?.isInitialized == true { continue }
      for binding in node.bindings {
        guard case .name(let name) = binding.pattern.kind, isStored(binding.accessors),
          !node.isLet || binding.value == nil
        else { continue }
        if let own = part.map(\.access) ?? declaration.fileAccess, access.first?.kind != .private { access = [own] }
        let builder = part == nil ? builder(in: declaration.attributes) : nil
        if let builder, let value = binding.value {
          report(.notAllowed("`@\(builder.name.text)` on a property with a value"), at: value.span)
        }
        let (parameter, assignment) = memberwiseParameter(name, node, binding, part, builder)
        parameters.append(parameter)
        statements.append(Statement(.expression(assignment), name.span))
      }
    }
    func initializer(
      _ parameters: [FunctionNode.Parameter], _ statements: [Statement], _ access: [Modifier]
    ) -> Declaration {
      let body = LazyBlock(Block(statements: statements, span: span))
      let node = FunctionNode(
        name: Name("init", span), generics: [], parameters: parameters, result: nil, requirements: [], body: body,
        isThrowing: false, isFailable: false, head: span)
      let made = Attribute(name: Name(Self.memberwiseMark, span), argument: nil, span: span)
      return Declaration(.initializer(node), modifiers: access, attributes: [made], span: span)
    }
    let memberwise = initializer(parameters, statements, access)
    // The one without arguments is as visible as the type, and may be what a protocol asks for.
    let hasPlain = parameters.allSatisfy { $0.defaultValue != nil }
    return hasPlain && !parameters.isEmpty ? [memberwise, initializer([], [], [])] : [memberwise]
  }

  func builder(in attributes: [Attribute]) -> Attribute? { attributes.first { builder($0) != nil } }

  /// The parameter for one property, and the assignment of it. What a builder makes is made by a closure, which is what is kept
  /// where the property is a function.
  private func memberwiseParameter(
    _ name: Name, _ node: VariableNode, _ binding: VariableNode.Binding, _ part: MemberwisePart?, _ builder: Attribute?
  ) -> (FunctionNode.Parameter, Expression) {
    let span = name.span
    func named(_ text: String) -> Expression { Expression(.name(Name(text, span), genericArguments: nil), span) }
    let label = Name(part == nil ? name.text : String(name.text.dropFirst()), span)
    let property = part?.making == nil ? name : label
    var type = (part?.making == nil ? binding.type : part?.type) ?? TypeNode(.ofProperty(property, of: nil), span)
    var given = named(label.text)
    let isDelayed = part?.making != nil && part?.isDelayed == true
    var isBuilt = false
    if builder != nil {
      if case .function = type.withoutAttributes.kind {} else { isBuilt = true }
    }
    if isDelayed || isBuilt {
      type = TypeNode(.function(parameters: [], result: type, isThrowing: false), span)
      given = Expression(.call(given, Arguments(elements: [], trailingClosures: 0, span: span)), span)
    }
    var value = part == nil ? binding.value : part?.initialValue
    if value == nil, !node.isLet, part == nil, case .optional = type.kind { value = Expression(.nilLiteral, span) }
    let parameter = FunctionNode.Parameter(
      label: label, name: label, type: type, isInOut: false, isVariadic: false, isEscaping: true,
      isAutoclosure: isDelayed, defaultValue: value, attributes: builder.map { [$0] } ?? [], span: span)
    let target = Expression(.member(named("self"), name, genericArguments: nil), span)
    return (parameter, Expression(.assignment(target, part?.making?(given) ?? given), span))
  }
}

extension Declaration {
  /// What says that it is seen in its file at most.
  var fileAccess: Modifier? { modifiers.first { $0.kind == .private || $0.kind == .fileprivate } }
}
