import Diagnostics
import Syntax

/// Whatever a name can stand for.
enum Member {
  case function(Function)
  case variable(Variable)
  case subscripted(Subscript)
  case enumCase(EnumCase)
  case type(Nominal)
  case alias(TypeAlias)
  case associated(AssociatedType)
  case parameter(GenericParameter)

  var span: Span? {
    switch self {
    case .function(let entity): entity.span
    case .variable(let entity): entity.span
    case .subscripted(let entity): entity.span
    case .enumCase(let entity): entity.span
    case .type(let entity): entity.span
    case .alias(let entity): entity.span
    case .associated(let entity): entity.span
    case .parameter: nil
    }
  }

  /// Where it is declared; nil for a generic parameter.
  var module: Module? {
    switch self {
    case .function(let entity): entity.module
    case .variable(let entity): entity.module
    case .subscripted(let entity): entity.module
    case .enumCase(let entity): entity.owner.module
    case .type(let entity): entity.module
    case .alias(let entity): entity.scope.module
    case .associated(let entity): entity.owner.module
    case .parameter: nil
    }
  }

  var parent: Nominal? {
    switch self {
    case .function(let entity): entity.parent
    case .variable(let entity): entity.parent
    case .subscripted(let entity): entity.parent
    case .enumCase(let entity): entity.owner
    case .type(let entity): entity.parent
    case .alias(let entity): entity.parent
    case .associated(let entity): entity.owner
    case .parameter: nil
    }
  }

  /// The signature under which it is declared; an extension's own constraints are part of it.
  var generics: GenericSignature {
    switch self {
    case .function(let entity): entity.generics
    case .variable(let entity): entity.generics
    case .subscripted(let entity): entity.generics
    case .enumCase(let entity): entity.owner.generics
    case .type(let entity): entity.generics
    case .alias(let entity): entity.generics
    case .associated(let entity): entity.owner.generics
    case .parameter: GenericSignature()
    }
  }

  var isStatic: Bool {
    switch self {
    case .function(let entity): entity.isStatic || entity.kind == .initializer
    case .variable(let entity): entity.isStatic
    case .subscripted(let entity): entity.isStatic
    case .enumCase, .type, .alias, .associated, .parameter: true
    }
  }

  var isRequirement: Bool {
    switch self {
    case .function(let entity): entity.isRequirement
    case .variable(let entity):
      // Nor is what stands for an optional one.
      entity.parent?.kind == .protocol && entity.extensionInfo == nil && entity.getter?.synthesis == nil
    case .subscripted(let entity): entity.isRequirement
    case .associated: true
    case .enumCase, .type, .alias, .parameter: false
    }
  }

  var access: Access {
    switch self {
    case .function(let entity): entity.access
    case .variable(let entity): entity.access
    case .subscripted(let entity): entity.access
    case .type(let entity): entity.access
    case .alias(let entity): entity.access
    case .enumCase, .associated, .parameter: .public
    }
  }

  var identity: ObjectIdentifier {
    switch self {
    case .function(let entity): ObjectIdentifier(entity)
    case .variable(let entity): ObjectIdentifier(entity)
    case .subscripted(let entity): ObjectIdentifier(entity)
    case .enumCase(let entity): ObjectIdentifier(entity)
    case .type(let entity): ObjectIdentifier(entity)
    case .alias(let entity): ObjectIdentifier(entity)
    case .associated(let entity): ObjectIdentifier(entity)
    case .parameter(let entity): ObjectIdentifier(entity)
    }
  }

  var isTypeLike: Bool {
    switch self {
    case .type, .alias, .associated, .parameter: true
    default: false
    }
  }
}

extension Member {
  var declaration: Declaration? {
    switch self {
    case .function(let entity): entity.declaration
    case .variable(let entity): entity.node
    case .subscripted(let entity): entity.declaration
    case .type(let entity): entity.declaration
    case .alias(let entity): entity.declaration
    case .enumCase(let entity): entity.declaration
    case .associated, .parameter: nil
    }
  }

  var extensionInfo: Extension? {
    switch self {
    case .function(let entity): entity.extensionInfo
    case .variable(let entity): entity.extensionInfo
    case .subscripted(let entity): entity.extensionInfo
    case .type, .alias, .enumCase, .associated, .parameter: nil
    }
  }

  /// The member of a superclass that it overrides.
  var overridden: Member? {
    switch self {
    case .function(let entity): entity.overridden.map { .function($0) }
    case .variable(let entity): entity.overridden.map { .variable($0) }
    case .subscripted(let entity): entity.overridden.map { .subscripted($0) }
    case .type, .alias, .enumCase, .associated, .parameter: nil
    }
  }

  /// What `@available(*, …)` in front of its declaration says.
  var availability: Attribute.Availability? {
    guard let attributes = declaration?.attributes, !attributes.isEmpty else { return nil }
    return attributes.firstResult(\.availability)
  }
}

final class TypeAlias: Entity {
  let name: String
  let parent: Nominal?
  let span: Span
  let node: TypeNode
  let genericNodes: [GenericParameterNode]
  /// Nil where it is made.
  let declaration: Declaration?
  var generics = GenericSignature()
  var ownParameters: [GenericParameter] = []
  /// Of those, once it is resolved.
  var ownRequirements: [Requirement] = []
  var scope: Scope
  var access = Access.internal
  var resolved: Type?
  var isResolving = false
  init(
    name: String, parent: Nominal?, span: Span, node: TypeNode, genericNodes: [GenericParameterNode],
    declaration: Declaration? = nil, scope: Scope
  ) {
    self.declaration = declaration
    self.name = name
    self.parent = parent
    self.span = span
    self.node = node
    self.genericNodes = genericNodes
    self.scope = scope
  }
}

/// An `extension`, bound to what it extends.
final class Extension: ModulePart {
  let nominal: Nominal
  let node: ExtensionNode
  var generics: GenericSignature
  var scope: Scope?
  let declaration: Declaration
  var members: [Member] = []
  /// Whether its requirements and conformances are known.
  var isResolved = false
  /// It is of some of the type's arguments only: `where …`, `extension [Int]`.
  var isConstrained: Bool { !node.requirements.isEmpty || node.type.givesArguments }
  init(nominal: Nominal, node: ExtensionNode, declaration: Declaration, module: Module) {
    self.nominal = nominal
    self.node = node
    self.declaration = declaration
    self.generics = nominal.generics
    super.init(of: module)
  }

  override func letGo() {
    generics = .none
    (scope, members) = (nil, [])
  }
}

/// A stretch of text in which names are visible.
final class Scope: ModulePart {
  enum Kind {
    case module
    case nominal(Nominal, Extension?)
    /// Generic parameters of a function or alias.
    case generics
    case function(Function)
    case block
  }
  let kind: Kind
  var parent: Scope?
  /// Of a file of several: those of the module.
  var names: [String: [Member]] { file?.module.ownNames ?? ownNames }
  private var ownNames: [String: [Member]] = [:]
  /// What names stood for before an entry gave them another meaning; nil where nobody wants to go back.
  private var journal: [String: [Member]?]?
  /// Of a module of the library: what nobody has asked for yet.
  var pending: PendingDeclarations?
  /// Of one of several files: what it declares belongs to the module, and not everything that the module has is seen in it.
  private let file: (source: Source, module: Scope)?
  /// In a block: the variables that its statements declare, until they do. The types and closures before see none of them.
  var coming: [String: Name] = [:]
  /// The function whose block that is.
  weak var comingIn: Function?
  /// The type alias whose parameters it has.
  weak var alias: TypeAlias?
  /// The modules that it imports.
  var imported: [Scope] = []

  init(_ kind: Kind, parent: Scope?, module: Module) {
    self.kind = kind
    self.parent = parent
    file = nil
    super.init(of: module)
  }

  init(file source: Source, of scope: Scope) {
    kind = .module
    parent = nil
    file = (source, scope)
    super.init(of: scope.module)
  }

  override func letGo() {
    (parent, ownNames, journal, pending, coming, imported) = (nil, [:], nil, nil, [:], [])
  }

  /// Of a module or one of its files: what it declares is global.
  var isModule: Bool { if case .module = kind { true } else { false } }

  /// The file around this place, where there are several.
  var enclosingFile: Scope? {
    var scope = self
    while let outer = scope.parent { scope = outer }
    return scope.file == nil ? nil : scope
  }

  /// Whether this is in a file where what is private to the files of others is not seen.
  func isOutside(_ source: Source?) -> Bool {
    guard let known = enclosingFile?.file?.source, let source else { return false }
    return known !== source && !source.isLibrary
  }

  func declare(_ name: String, _ member: Member) {
    if let file { return file.module.declare(name, member) }
    note(name)
    ownNames[name, default: []].append(member)
  }

  /// Gives a name another meaning, or none.
  func set(_ name: String, _ members: [Member]?) {
    note(name)
    ownNames[name] = members
  }

  /// With the names that a block had at another time; nil for those that it has now.
  func with<Result>(_ names: [String: [Member]]?, _ body: () -> Result) -> Result {
    guard let names else { return body() }
    let current = ownNames
    ownNames = names
    defer { ownNames = current }
    return body()
  }

  /// Remembers from now on what is changed.
  func beginJournal() { journal = [:] }

  /// Goes back to where the journal begins.
  func revert() {
    for (name, members) in journal ?? [:] { ownNames[name] = members }
    journal = [:]
  }

  private func note(_ name: String) {
    if journal != nil, journal?[name] == nil { journal?[name] = .some(ownNames[name]) }
  }

  /// What is declared here under a name.
  func named(_ name: String) -> [Member]? {
    if let file { return file.module.named(name)?.filter { $0.access > .fileprivate || !isOutside($0.span?.source) } }
    pending?.load(name)
    return names[name]
  }

  /// Everything that is declared here.
  var allNames: [String: [Member]] {
    if let file { return file.module.allNames }
    pending?.loadAll()
    return names
  }

  /// The extension whose inside this is.
  var ownExtension: Extension? {
    if case .nominal(_, let ext) = kind { return ext }
    return nil
  }

  /// The types around this place, innermost first.
  var enclosingTypes: [Nominal] {
    var result: [Nominal] = []
    var scope: Scope? = self
    while let current = scope {
      if case .nominal(let nominal, _) = current.kind { result.append(nominal) }
      scope = current.parent
    }
    return result
  }

  /// Those that a declaration in this block, or one around it, has made.
  func functions(named name: String, of declaration: Declaration) -> [Function] {
    for scope in sequence(first: self, next: \.parent) {
      let found = (scope.names[name] ?? []).compactMap { member -> Function? in
        if case .function(let function) = member, function.declaration === declaration { function } else { nil }
      }
      if !found.isEmpty { return found }
    }
    return []
  }
}

/// What the labels of a pattern's tuple ask of the value's.
enum TupleLabels {
  /// A value is converted, whose parts may stand in another order.
  case inAnyOrder
  /// Each part has its label, or none has.
  case inPlace
  /// A value that is taken apart as it is.
  case asTheyAre
}

/// Where an expression or statement stands.
final class Context {
  let function: Function
  var scope: Scope
  /// Everything known of the generic parameters here.
  let generics: GenericSignature
  /// What `self` is; nil where there is none.
  let selfVariable: Variable?
  /// What `Self` is.
  let selfType: Type?
  /// What `return` returns; nil while that is being found out and nothing is asked of it.
  var result: Type?
  /// What is returned says what is open of the result.
  var findsResult = false
  /// The names of the scope before those of the pattern that is being checked: what is compared within it sees none of them.
  var namesBeforePattern: [String: [Member]]?
  /// How the labels of tuples in the pattern that is being checked have to agree with those of the value.
  var tupleLabels = TupleLabels.inAnyOrder
  var targets: [(label: String?, target: JumpTarget, kind: JumpKind)] = []
  /// Of the `switch`es around, within the function: whether another case follows the one that this is in.
  var hasNextCase: [Bool] = []
  var isInDefer = false
  /// While a computed variable is declared whose accessors are looked at later: these.
  var lateAccessors: [Function]?
  /// The call that is the statement under way: only such a one hands over to another initialiser.
  var calledStatement: Expression?
  /// Of the `do`s with `catch` around, within the function, which take what is thrown: what they say that is.
  var catching: [Type?] = []
  /// The types of what has been returned so far, while the result is being found out.
  var returned: [Type] = []
  /// The first of it, as it is written.
  var firstReturned: Expression?
  /// What is returned first, where it is nothing of what is asked for.
  var misfit: Type?
  /// While it is found out what the branches of an `if` or `switch` are by themselves: those so far.
  var branches: [Term]?
  /// What is known of an opaque result, whose type the values returned are to say.
  var opaqueResult: OpaqueResult?
  var isClosure: Bool { function.kind == .closure }
  /// The type in whose initialiser this stands: its `let`s may be assigned.
  let initializing: Nominal?
  /// Names that a weak capture or the like rebinds live in the scope; nothing else to know here.
  init(
    function: Function, scope: Scope, generics: GenericSignature, selfVariable: Variable?, selfType: Type?,
    result: Type?, initializing: Nominal? = nil
  ) {
    self.function = function
    self.scope = scope
    self.generics = generics
    self.selfVariable = selfVariable
    self.selfType = selfType
    self.result = result
    self.initializing = initializing
  }
}
