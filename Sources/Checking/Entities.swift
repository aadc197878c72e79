import Diagnostics
import Syntax

/// A module: `Swift` (the core library), `Presentables`, `main` (the script).
public final class Module: Entity {
  public let name: String
  var isLibrary: Bool { name != "main" }
  /// Works out what is asked of an entity for the first time.
  weak var checker: Checker?
  /// The modules whose names its own files see; those of them that come with it where it is imported.
  var uses: [Scope] = []
  var exports: [Scope] = []
  public init(name: String) { self.name = name }

  /// Whether who imports it sees the names of another.
  func shows(_ other: Module) -> Bool { self === other || exports.contains { $0.module.shows(other) } }
}

/// A struct, class, enum or protocol.
public final class Nominal: Entity {
  public typealias Kind = NominalNode.Kind
  public let kind: Kind
  public let name: String
  public let module: Module
  /// The type it is nested in.
  public let parent: Nominal?
  /// Declared inside a function.
  public internal(set) var isLocal = false
  public let node: NominalNode?
  public internal(set) var span: Span
  /// From `@_primitive("int")`: the machine knows its layout; it has no stored properties of its own.
  public internal(set) var primitive: String?

  public internal(set) var generics = GenericSignature()
  /// Of a class: the type it inherits from, in terms of its own parameters.
  public internal(set) var superclass: Type? {
    didSet { if case .nominal(let above, _)? = superclass { above.hasSubclasses = true } }
  }
  public private(set) var hasSubclasses = false
  /// Of an enum with raw values.
  public internal(set) var rawType: Type?
  /// Of a protocol: those it refines directly.
  public internal(set) var refined: [Nominal] = [] {
    didSet { allRefined = nil }
  }
  /// Those too that the ones it refines refine, once they are known.
  var allRefined: [Nominal]?
  /// Of a protocol: only classes may conform.
  public internal(set) var isClassBound = false
  public internal(set) var associatedTypes: [AssociatedType] {
    get {
      loadHead()
      return ownAssociatedTypes
    }
    set { ownAssociatedTypes = newValue }
    _modify {
      loadHead()
      yield &ownAssociatedTypes
    }
  }
  private var ownAssociatedTypes: [AssociatedType] = []
  public internal(set) var primaryAssociatedTypes: [AssociatedType] = []
  /// Of a struct or class, in order, without static ones; a class's inherited ones are its superclass's.
  public internal(set) var storedProperties: [Variable] {
    get {
      loadHead()
      return ownStoredProperties
    }
    set { ownStoredProperties = newValue }
    _modify {
      loadHead()
      yield &ownStoredProperties
    }
  }
  private var ownStoredProperties: [Variable] = []
  public internal(set) var cases: [EnumCase] {
    get {
      loadHead()
      return ownCases
    }
    set { ownCases = newValue }
    _modify {
      loadHead()
      yield &ownCases
    }
  }
  private var ownCases: [EnumCase] = []
  public internal(set) var isIndirect = false
  public internal(set) var deinitializer: Function? {
    get {
      loadHead()
      return ownDeinitializer
    }
    set { ownDeinitializer = newValue }
    _modify {
      loadHead()
      yield &ownDeinitializer
    }
  }
  private var ownDeinitializer: Function?

  /// Everything declared in it and its extensions, by name; the checker's affair.
  var members: [String: [Member]] {
    loadAll()
    return named.mapValues { $0.members }
  }
  private var named: [String: Named] = [:]
  private struct Named {
    var members: [Member] = []
    /// Whether what is pending has been searched for it.
    var isComplete = false
  }
  var memberOrder: [Member] {
    loadAll()
    return ownMemberOrder
  }
  private var ownMemberOrder: [Member] = []
  /// Enters what stands in its own braces and has an order, or all of it: of the library's types nobody has asked for it yet.
  private var pendingHead: (() -> Void)?
  /// Keys of the names that it would enter; nil where they are not known.
  private var headKeys: [UInt64]?
  /// Members of the library that nobody has asked for yet.
  private var pending: [PendingMembers] = []
  /// Keys of the types, aliases and associated types among the members, read or not: most lookups of a type's name end here.
  private var typeKeys: [UInt64] = []

  /// The types, aliases and associated types of a name; `key` is the name's.
  func types(named name: String, key: UInt64) -> [Member] {
    if headKeys == nil { loadHead() }
    if !typeKeys.contains(key) { return [] }
    return members(named: name, key: key).filter { $0.isTypeLike }
  }

  /// The members of a name; only those are read for it.
  func members(named name: String) -> [Member] { members(named: name, key: nil) }

  private func members(named name: String, key: UInt64?) -> [Member] {
    if let found = named[name], found.isComplete { return found.members }
    if pendingHead != nil || !pending.isEmpty {
      let key = key ?? Outline.key(name)
      if headKeys.map({ $0.contains(key) }) ?? true { loadHead() }
      for block in pending { block.load(key) }
    }
    named[name, default: Named()].isComplete = true
    return named[name]?.members ?? []
  }

  /// Leaves the head for later. Of a part of it, the names are known.
  func postponeHead(keys: [UInt64]?, types: [UInt64] = [], enter: @escaping () -> Void) {
    headKeys = keys
    typeKeys += types
    pendingHead = enter
  }

  func addPending(_ block: PendingMembers) {
    if block.isEmpty { return }
    pending.append(block)
    typeKeys += block.typeKeys
    for name in named.keys { named[name]?.isComplete = false }
  }

  /// What its own braces declare, without extensions.
  var requirements: [Member] {
    loadHead()
    return ownMemberOrder.filter { $0.isRequirement && !$0.isTypeLike }
  }

  func remove(_ identities: Set<ObjectIdentifier>) {
    for name in named.keys { named[name]?.members.removeAll { identities.contains($0.identity) } }
    ownMemberOrder.removeAll { identities.contains($0.identity) }
  }

  func append(_ member: Member, named name: String) {
    named[name, default: Named()].members.append(member)
    if member.isTypeLike { typeKeys.append(Outline.key(name)) }
    ownMemberOrder.append(member)
  }

  private func loadHead() {
    guard let enter = pendingHead else { return }
    pendingHead = nil
    enter()
  }

  private func loadAll() {
    loadHead()
    while let next = pending.popLast() { next.loadAll() }
  }

  var conformances: [Conformance] = []
  /// Binds extensions of the library that make it conform to something.
  var pendingConformances: [() -> Void] = []
  var state = 0
  var declaration: Declaration?
  var scope: Scope?
  var isFinal = false
  var access = Access.internal
  var isOpen = false
  var isRefinementKnown = false

  public init(kind: Kind, name: String, module: Module, parent: Nominal?, node: NominalNode?, span: Span) {
    self.kind = kind
    self.name = name
    self.module = module
    self.parent = parent
    self.node = node
    self.span = span
  }

  /// The type inside its own declaration: its parameters stand for themselves.
  public var selfType: Type {
    if kind == .protocol, let first = generics.parameters.first { return .parameter(first) }
    return .nominal(self, generics.parameters.map { .parameter($0) })
  }

  /// The module of the extension that it is nested in, where its full name says so: one of another module's type, or
  /// one that is not for all types of its kind.
  public var extendingModule: Module? {
    guard case .nominal(let outer, let ext?)? = scope?.parent?.kind,
      ext.module !== outer.module || !ext.node.requirements.isEmpty
    else { return nil }
    return ext.module
  }

  /// `Outer.Inner`, as `print` shows it in a type's name.
  public var qualifiedName: String { parent.map { "\($0.qualifiedName).\(name)" } ?? name }
}

public final class AssociatedType: Entity {
  public let name: String
  public let owner: Nominal
  public let span: Span
  public internal(set) var defaultType: Type?
  var node: TypeNode?
  public init(name: String, owner: Nominal, span: Span) {
    self.name = name
    self.owner = owner
    self.span = span
  }
}

public final class EnumCase: Entity {
  public let name: String
  public let owner: Nominal
  /// The position among the cases.
  public let index: Int
  public internal(set) var payload: [Parameter] {
    get {
      if !isPrepared { owner.module.checker?.prepare(self) }
      return knownPayload
    }
    set { knownPayload = newValue }
  }
  private var knownPayload: [Parameter] = []
  var isPrepared = false
  public internal(set) var rawValue: RawValue?
  public let isIndirect: Bool
  public let span: Span
  let node: EnumCaseNode
  public enum RawValue: Hashable {
    case integer(Int64)
    case string(String)
    case float(Double)
  }
  init(name: String, owner: Nominal, index: Int, isIndirect: Bool, span: Span, node: EnumCaseNode) {
    self.name = name
    self.owner = owner
    self.index = index
    self.isIndirect = isIndirect
    self.span = span
    self.node = node
  }
}

/// A local, a parameter, a global, a stored or computed property.
public final class Variable: Entity {
  public enum Kind { case local, parameter, global, property }
  public enum Ownership { case strong, weak, unowned }
  public let kind: Kind
  public let name: String
  /// Of a stored one that says `some P`: what stands for its type.
  var opaqueFunction: Function?
  public internal(set) var type: Type {
    get {
      ask()
      return knownType
    }
    set { knownType = newValue }
  }
  private var knownType: Type
  public let isLet: Bool
  public let isStatic: Bool
  public internal(set) var ownership = Ownership.strong
  public internal(set) var isLazy = false
  /// Of a global: it has its value from the first use on, as no statement gives it one.
  public internal(set) var isInitializedOnFirstUse = false
  /// Of a property that goes through a property wrapper, and of the wrapper itself.
  var wrapped: WrappedProperty?
  /// Of a parameter: the result builder of the closures that are given.
  var builder: String?
  /// A parameter of function type that is not `@escaping`: called, or handed on to one of its kind, and nothing else.
  var isNonEscaping = false
  /// Declared `T!`.
  var isImplicitlyUnwrapped = false
  /// Of a class: its type says `Self`, the class of the instance.
  var givesSelf = false
  /// A local that was given an instance of a class by that class's name.
  var isOfFixedClass = false
  /// An `inout` parameter, or `self` in a mutating function: handed back to the caller.
  public internal(set) var isInOut = false
  /// Used by a closure or a nested function: a variable (not a `let`) that is captured lives in a box.
  public internal(set) var isCaptured = false
  /// Of a class's stored property: some code is given it to change, and runs code of the script meanwhile.
  public internal(set) var isLent = false
  /// Where it is a member: its type, and the extension's signature where it stands in one.
  public internal(set) var parent: Nominal?
  public internal(set) var generics = GenericSignature()
  public let module: Module
  public let span: Span

  /// Of a computed property, a requirement, an observed or lazy one: the functions behind it. Static ones are functions
  /// without self.
  public internal(set) var getter: Function? {
    get {
      ask()
      return knownGetter
    }
    set { knownGetter = newValue }
  }
  private var knownGetter: Function?
  public internal(set) var setter: Function? {
    get {
      ask()
      return knownSetter
    }
    set { knownSetter = newValue }
  }
  private var knownSetter: Function?
  public internal(set) var willSet: Function? {
    get {
      ask()
      return knownWillSet
    }
    set { knownWillSet = newValue }
  }
  private var knownWillSet: Function?
  public internal(set) var didSet: Function? {
    get {
      ask()
      return knownDidSet
    }
    set { knownDidSet = newValue }
  }
  private var knownDidSet: Function?
  /// Has storage of its own: stored properties (lazy ones too, whose storage is an optional), globals, locals.
  public internal(set) var isStored = true
  /// The initial value of a stored property, global or static: `Program.initialValue(of:)` checks it.
  public internal(set) var hasInitialValue = false
  /// The property of the superclass that it overrides.
  public internal(set) var overridden: Variable?
  public internal(set) var isFinal = false

  /// The function a local or parameter belongs to.
  var home: Function?
  var access = Access.internal
  var setterAccess = Access.internal
  var node: Declaration?
  var extensionInfo: Extension?
  var binding: VariableNode.Binding?
  var bindingIndex = 0
  var scope: Scope?
  var state = 0
  var initialTerm: Term?
  var isMutated = false
  var isCheckingInitialValue = false
  var pattern: CheckedPattern?
  /// The variables of one pattern (`let (a, b) = …`) share the first one's value.
  var patternLead: Variable?

  private func ask() {
    if state == 0, kind == .property || kind == .global { module.checker?.prepare(self) }
  }

  public init(
    kind: Kind, name: String, type: Type, isLet: Bool, isStatic: Bool = false, module: Module, span: Span
  ) {
    self.kind = kind
    self.name = name
    self.knownType = type
    self.isLet = isLet
    self.isStatic = isStatic
    self.module = module
    self.span = span
  }
}

public final class Parameter {
  /// Nil for `_`.
  public let label: String?
  public let variable: Variable
  public let isVariadic: Bool
  public let isAutoclosure: Bool
  public let isEscaping: Bool
  public let defaultValue: Expression?
  /// The default says where the call stands: `#line`.
  var namesLocation: Bool { if case .location? = defaultValue?.kind { true } else { false } }
  var checkedDefault: Term?
  public let span: Span
  public var type: Type { variable.type }
  public var isInOut: Bool { variable.isInOut }
  init(
    label: String?, variable: Variable, isVariadic: Bool = false, isAutoclosure: Bool = false, isEscaping: Bool = false,
    defaultValue: Expression? = nil, span: Span
  ) {
    self.label = label
    self.variable = variable
    self.isVariadic = isVariadic
    self.isAutoclosure = isAutoclosure
    self.isEscaping = isEscaping
    self.defaultValue = defaultValue
    self.span = span
  }
}

/// Anything that can be called: functions, methods, initialisers, accessors, closures, the top level of a script.
public final class Function: Entity {
  public enum Kind {
    case function, initializer, deinitializer, getter, setter, willSet, didSet, closure, topLevel
  }
  /// A body that is not written anywhere: the lowering makes it.
  public enum Synthesis {
    /// Every stored property that has no fixed value is a parameter.
    case memberwiseInitializer
    case equals, hash, less
    case rawValueGetter, rawValueInitializer, allCases
    /// The getter of a lazy property: computes once and keeps.
    case lazyGetter, lazySetter
    /// The accessors of a class's stored property that a subclass overrides.
    case storedGetter, storedSetter
    /// A class that declares no initialiser takes its superclass's.
    case inheritedInitializer(Function)
  }

  public let kind: Kind
  /// The base name: `configure`, `init`, `subscript`, `==`, or the property's name for accessors.
  public let name: String
  public let module: Module
  /// The type it is a member of. For a member of a protocol or its extension: the protocol.
  public internal(set) var parent: Nominal?
  /// The function that a closure or nested function stands in.
  public internal(set) var enclosing: Function?
  /// All generic parameters in force, those of the parent first. A protocol member's first is `Self`.
  public internal(set) var generics: GenericSignature {
    get {
      if state == 0 { module.checker?.prepare(self) }
      return knownGenerics
    }
    set { knownGenerics = newValue }
  }
  private var knownGenerics: GenericSignature = GenericSignature()
  public internal(set) var parameters: [Parameter] {
    get {
      if state == 0 { module.checker?.prepare(self) }
      return knownParameters
    }
    set { knownParameters = newValue }
  }
  private var knownParameters: [Parameter] = []
  public internal(set) var result: Type {
    get {
      if state == 0 { module.checker?.prepare(self) }
      return knownResult
    }
    set { knownResult = newValue }
  }
  private var knownResult: Type
  /// The variable that `self` is in the body: of a method, accessor or initialiser; nil in static and free functions, where
  /// `Self` is a type only. In a mutating method, struct initialiser or setter it is in-out; a class's is never.
  public internal(set) var selfVariable: Variable? {
    get {
      if state == 0 { module.checker?.prepare(self) }
      return knownSelfVariable
    }
    set { knownSelfVariable = newValue }
  }
  private var knownSelfVariable: Variable?
  public internal(set) var isStatic = false
  public internal(set) var isMutating = false
  public internal(set) var isFailable = false
  /// An error may come out in place of the result: `throws`, or `rethrows`, or of a closure what its body does.
  public internal(set) var isThrowing: Bool {
    get {
      if state == 0 { module.checker?.prepare(self) }
      return knownIsThrowing
    }
    set { knownIsThrowing = newValue }
  }
  private var knownIsThrowing = false
  /// Only errors of the functions that it is given.
  public internal(set) var isRethrowing = false
  /// In an initialiser: wrapped properties that have been assigned to.
  var madeWrappers: Set<String> = []
  /// There is a `try` in the body itself.
  public internal(set) var usesTry = false
  /// Whether its parameter is what a stored property begins with, in the place of the value that it is declared with: so it
  /// is in the memberwise initialiser of a struct with wrapped properties.
  public func replacesInitialValue(of variable: Variable) -> Bool {
    guard declaration?.attributes.contains(where: { $0.name.text == Checker.memberwiseMark }) == true else {
      return false
    }
    return parameters.contains { $0.label == variable.name || "_" + ($0.label ?? "") == variable.name }
  }
  public internal(set) var isConvenience = false
  /// Declared in the protocol itself: chosen at run time.
  public internal(set) var isRequirement = false
  public internal(set) var isFinal = false
  /// Of a class: the result says `Self`, the class of the instance or the one it was asked of.
  var givesSelf = false
  public internal(set) var overridden: Function?
  /// From `@_intrinsic("int.add")`: the machine does it; there is no body.
  public internal(set) var intrinsic: String?
  public internal(set) var synthesis: Synthesis?
  /// The property or subscript of an accessor.
  public internal(set) weak var accessed: Variable?
  /// Variables of enclosing functions that the body uses (closures and nested functions only), directly or through those
  /// within it. Complete once the body of the outermost function is checked.
  public internal(set) var captures: [Variable] = []
  /// Of a closure: what its capture list makes, evaluated where the closure is made and kept in it. The variables belong to the
  /// closure and are not among its `captures`; weak and unowned ones are kept that way.
  public internal(set) var captureList: [(variable: Variable, value: Term)] = []
  public let span: Span

  var node: FunctionNode?
  var body: LazyBlock?
  var declaration: Declaration?
  var scope: Scope?
  var access = Access.internal
  var state = 0
  var checkedBody: CheckedBlock?
  var isDiscardable = false
  var isCheckingBody = false
  /// The body says `super.init`.
  var callsSuperInitializer = false
  var isRequired = false
  var opaqueBound: Existential?
  var opaqueUnderlying: Type?
  /// The stored variable whose initial value says what its `some` type is.
  weak var opaqueVariable: Variable?
  var isOperatorRequirement: Bool { isRequirement && isStatic }
  var extensionInfo: Extension?
  /// Of an accessor: the property or subscript it belongs to.
  var accessorOwner: Member?
  /// Of a closure or local function: where its body stands.
  var context: Context?
  /// Of a closure: whoever gets it may keep it, and with it what it captures.
  var isEscapingClosure = false

  public init(kind: Kind, name: String, module: Module, result: Type, span: Span) {
    self.kind = kind
    self.name = name
    self.module = module
    self.knownResult = result
    self.span = span
  }
}

public final class Subscript: Entity {
  public internal(set) var parent: Nominal?
  public internal(set) var generics: GenericSignature {
    get {
      if state == 0 { module.checker?.prepare(self) }
      return knownGenerics
    }
    set { knownGenerics = newValue }
  }
  private var knownGenerics: GenericSignature = GenericSignature()
  public internal(set) var parameters: [Parameter] {
    get {
      if state == 0 { module.checker?.prepare(self) }
      return knownParameters
    }
    set { knownParameters = newValue }
  }
  private var knownParameters: [Parameter] = []
  public internal(set) var element: Type {
    get {
      if state == 0 { module.checker?.prepare(self) }
      return knownElement
    }
    set { knownElement = newValue }
  }
  private var knownElement: Type
  public internal(set) var getter: Function? {
    get {
      if state == 0 { module.checker?.prepare(self) }
      return knownGetter
    }
    set { knownGetter = newValue }
  }
  private var knownGetter: Function?
  public internal(set) var setter: Function? {
    get {
      if state == 0 { module.checker?.prepare(self) }
      return knownSetter
    }
    set { knownSetter = newValue }
  }
  private var knownSetter: Function?
  public internal(set) var isStatic = false
  public internal(set) var isRequirement = false
  public internal(set) var overridden: Subscript?
  public let module: Module
  public let span: Span
  var access = Access.internal
  var node: FunctionNode?
  var accessors: Accessors?
  var declaration: Declaration?
  var scope: Scope?
  var state = 0
  var extensionInfo: Extension?
  var isFinal = false
  init(element: Type, module: Module, span: Span) {
    self.knownElement = element
    self.module = module
    self.span = span
  }
}

/// Who may use a name.
enum Access: Int, Comparable {
  case `private`, `fileprivate`, `internal`, `package`, `public`
  static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
}
