import Diagnostics
import Syntax

/// A local, a parameter, a global, a stored or computed property.
public final class Variable: ModulePart, Entity {
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
  var builder: NominalNode?
  /// That builder for certain types, where it says which.
  var builderType: Type?
  /// A parameter of function type that is not `@escaping`: called, or handed on to one of its kind, and nothing else.
  var isNonEscaping = false
  /// Declared `T!`.
  var isImplicitlyUnwrapped = false
  /// Of a class: its type says `Self`, the class of the instance; of a parameter: it is given that.
  var givesSelf = false
  /// What a `for` gives to each round.
  var isOfLoop = false
  /// A local that was given an instance of a class by that class's name.
  var isOfFixedClass = false
  /// An `inout` parameter, or `self` in a mutating function: handed back to the caller.
  public internal(set) var isInOut = false
  /// A parameter that says `isolated`: the function is run by that actor.
  var isIsolated = false
  /// `async let`: its value is there when it is waited for.
  var isAsyncLet: Bool { task != nil }
  /// Of an `async let`: what has the task that works its value out.
  var task: Variable?
  /// Which parts of that value it is, the outermost first.
  var partOfTask: [Int] = []
  var isThrowingTask = false
  /// Used by a closure or a nested function.
  public internal(set) var isCaptured = false
  /// Declared without a value: a nested function may have captured it before it has one.
  var isAssignedLater = false
  /// Captured where it may still change: it lives in a box.
  public var isBoxed: Bool { isCaptured && (!isLet || isAssignedLater) }
  /// Some code is given it to change, or a part of it, and runs code of the script meanwhile.
  public internal(set) var isLent = false
  /// The closures and nested functions that use it.
  var users: [Function] = []
  /// Whether code that is given it to change may come to it on another way as well. Of what closures use that no one keeps, the
  /// compiler sees to it that they do not.
  public var isReachedWhileLent: Bool {
    switch kind {
    case .global, .property: true
    case .local, .parameter: users.contains { $0.kind != .closure || $0.isEscapingClosure }
    }
  }
  /// Where it is a member: its type, and the extension's signature where it stands in one.
  public internal(set) var parent: Nominal?
  public internal(set) var generics = GenericSignature()
  public let span: Span
  /// Its name in the script: what a wrapper is kept in goes by the name of the value.
  var writtenName: String { wrapped?.name ?? name }

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
  /// Bound by a `guard` at the top: there for the functions that follow, but not for types.
  var isBoundAtTop = false
  /// Where that `guard` ends: before, it may have no value.
  var guardEnd: Int32?
  var access = Access.internal
  var setterAccess = Access.internal
  var node: Declaration?
  var extensionInfo: Extension?
  var binding: VariableNode.Binding?
  var bindingIndex = 0
  var scope: Scope?
  var stage = Stage.declared
  var initialTerm: Term?
  var isMutated = false
  var isCheckingInitialValue = false
  var pattern: CheckedPattern?
  /// The variables of one pattern (`let (a, b) = …`) share the first one's value.
  public internal(set) var patternLead: Variable?
  /// It shares its initial value with others: `var (a, b) = (0, 1)`.
  var isOfPattern: Bool {
    if patternLead != nil { return true }
    if case .tuple? = binding?.pattern.kind { return true }
    return false
  }

  private func ask() {
    if stage == .declared, kind == .property || kind == .global { module.checker?.prepare(self) }
  }

  public init(
    kind: Kind, name: String, type: Type, isLet: Bool, isStatic: Bool = false, module: Module, span: Span
  ) {
    self.kind = kind
    self.name = name
    self.knownType = type
    self.isLet = isLet
    self.isStatic = isStatic
    self.span = span
    super.init(of: module)
  }

  override func letGo() {
    stage = .known
    knownType = .error
    generics = .none
    (opaqueFunction, home, parent, extensionInfo, scope) = (nil, nil, nil, nil, nil)
    (knownGetter, knownSetter, knownWillSet, knownDidSet) = (nil, nil, nil, nil)
    (wrapped, builder, builderType, users) = (nil, nil, nil, [])
    (overridden, patternLead, initialTerm, pattern) = (nil, nil, nil, nil)
    (node, binding) = (nil, nil)
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
  var isCheckingDefault = false
  /// What its type is where the default is taken, of a generic one.
  var defaultedType: Type?
  let attributes: [Attribute]
  public let span: Span
  public var type: Type { variable.type }
  public var isInOut: Bool { variable.isInOut }
  init(
    label: String?, variable: Variable, isVariadic: Bool = false, isAutoclosure: Bool = false, isEscaping: Bool = false,
    defaultValue: Expression? = nil, attributes: [Attribute] = [], span: Span
  ) {
    self.attributes = attributes
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
public final class Function: ModulePart, Entity {
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
    /// What a type has for a requirement that it may leave out.
    case optionalRequirement(Function, present: Term, absent: Term)
  }

  public let kind: Kind
  /// The base name: `configure`, `init`, `subscript`, `==`, or the property's name for accessors.
  public let name: String
  /// The type it is a member of. For a member of a protocol or its extension: the protocol.
  public internal(set) var parent: Nominal?
  /// The function that a closure or nested function stands in.
  public internal(set) var enclosing: Function?
  /// All generic parameters in force, those of the parent first. A protocol member's first is `Self`.
  public internal(set) var generics: GenericSignature {
    get {
      if stage == .declared { module.checker?.prepare(self) }
      return knownGenerics
    }
    set { knownGenerics = newValue }
  }
  private var knownGenerics: GenericSignature = GenericSignature()
  public internal(set) var parameters: [Parameter] {
    get {
      if stage == .declared { module.checker?.prepare(self) }
      return knownParameters
    }
    set { knownParameters = newValue }
  }
  private var knownParameters: [Parameter] = []
  public internal(set) var result: Type {
    get {
      if stage == .declared { module.checker?.prepare(self) }
      return knownResult
    }
    set { knownResult = newValue }
  }
  private var knownResult: Type
  /// The variable that `self` is in the body: of a method, accessor or initialiser; nil in static and free functions, where
  /// `Self` is a type only. In a mutating method, struct initialiser or setter it is in-out; a class's is never.
  public internal(set) var selfVariable: Variable? {
    get {
      if stage == .declared { module.checker?.prepare(self) }
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
      if stage == .declared { module.checker?.prepare(self) }
      return knownIsThrowing
    }
    set { knownIsThrowing = newValue }
  }
  private var knownIsThrowing = false
  /// What is thrown, where it is said: `throws(Problem)`.
  public internal(set) var thrownType: Type?
  /// It may stand still while others run: `async`, or of a closure that something in its body does.
  public internal(set) var isAsync: Bool {
    get {
      if stage == .declared { module.checker?.prepare(self) }
      return knownIsAsync
    }
    set { knownIsAsync = newValue }
  }
  private var knownIsAsync = false
  /// Of a closure: what is said of it, and what its place says.
  var place = FunctionPlace()
  var knownIsolation: Isolation?
  /// Only errors of the functions that it is given.
  public internal(set) var isRethrowing = false
  /// `rethrows`, or `throws(E)` where what it is given says what that is.
  public var passesErrorsOn: Bool {
    if case .parameter? = thrownType { true } else { isRethrowing }
  }
  /// Assigns to wrapped variables, some of which may get their wrapper by that.
  var assignsWrapped = false
  /// There is a `try` in the body itself.
  public internal(set) var usesTry = false
  /// The memberwise initialiser of a struct with wrapped properties, which nobody has written.
  var isMadeForWrappers: Bool {
    declaration?.attributes.contains { $0.name.text == Checker.memberwiseMark } == true
  }
  /// Whether its parameter is what a stored property begins with, in the place of the value that it is declared with: so it
  /// is in the memberwise initialiser of a struct with wrapped properties.
  public func replacesInitialValue(of variable: Variable) -> Bool {
    guard isMadeForWrappers else { return false }
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

  /// An accessor that nobody has written, of a wrapped, stored or observed property.
  public var isUnwrittenAccessor: Bool {
    guard kind == .getter || kind == .setter else { return false }
    if case .variable(let variable)? = accessorOwner, variable.wrapped != nil { return true }
    return body == nil
  }

  var node: FunctionNode?
  /// Of a closure.
  var closure: ClosureNode?
  var body: LazyBlock?
  var declaration: Declaration?
  var scope: Scope?
  var access = Access.internal
  var stage = Stage.declared
  var checkedBody: CheckedBlock?
  var isDiscardable = false
  /// Meant only where nothing else of its name would do.
  var isDisfavored = false
  var isCheckingBody = false
  /// The body says `super.init`.
  var callsSuperInitializer = false
  var isRequired = false
  var opaqueBound: Existential?
  var opaqueUnderlying: Type?
  /// The stored variable whose initial value says what its `some` type is.
  weak var opaqueVariable: Variable?
  var extensionInfo: Extension?
  /// Of an accessor: the property or subscript it belongs to.
  var accessorOwner: Member?
  /// Of a local function, or an accessor of a local variable: it belongs to a trial, and goes with it.
  var isTried = false
  /// Of a closure or local function: where its body stands.
  var context: Context?
  /// Of a closure: whoever gets it may keep it, and with it what it captures.
  var isEscapingClosure = false
  /// What it may not capture, and has been told of.
  var refusedCaptures: Set<Variable> = []
  /// Made around an argument that is evaluated only where the function asks for it.
  var isAutoclosure: Bool { kind == .closure && name == "autoclosure" }

  public init(kind: Kind, name: String, module: Module, result: Type, span: Span) {
    self.kind = kind
    self.name = name
    self.knownResult = result
    self.span = span
    super.init(of: module)
  }

  override func letGo() {
    stage = .known
    (knownGenerics, knownParameters, knownResult, knownSelfVariable) = (.none, [], .error, nil)
    (parent, enclosing, extensionInfo, accessorOwner, scope, context) = (nil, nil, nil, nil, nil, nil)
    (thrownType, overridden, synthesis, opaqueBound, opaqueUnderlying) = (nil, nil, nil, nil, nil)
    (captures, captureList, checkedBody) = ([], [], nil)
    (node, closure, body, declaration) = (nil, nil, nil, nil)
  }
}

public final class Subscript: ModulePart, Entity {
  public internal(set) var parent: Nominal?
  public internal(set) var generics: GenericSignature {
    get {
      if stage == .declared { module.checker?.prepare(self) }
      return knownGenerics
    }
    set { knownGenerics = newValue }
  }
  private var knownGenerics: GenericSignature = GenericSignature()
  public internal(set) var parameters: [Parameter] {
    get {
      if stage == .declared { module.checker?.prepare(self) }
      return knownParameters
    }
    set { knownParameters = newValue }
  }
  private var knownParameters: [Parameter] = []
  public internal(set) var element: Type {
    get {
      if stage == .declared { module.checker?.prepare(self) }
      return knownElement
    }
    set { knownElement = newValue }
  }
  private var knownElement: Type
  public internal(set) var getter: Function? {
    get {
      if stage == .declared { module.checker?.prepare(self) }
      return knownGetter
    }
    set { knownGetter = newValue }
  }
  private var knownGetter: Function?
  public internal(set) var setter: Function? {
    get {
      if stage == .declared { module.checker?.prepare(self) }
      return knownSetter
    }
    set { knownSetter = newValue }
  }
  private var knownSetter: Function?
  public internal(set) var isStatic = false
  public internal(set) var isRequirement = false
  public internal(set) var overridden: Subscript?
  public let span: Span
  var access = Access.internal
  var setterAccess = Access.internal
  var node: FunctionNode?
  var accessors: Accessors?
  var declaration: Declaration?
  var scope: Scope?
  var stage = Stage.declared
  var extensionInfo: Extension?
  var isFinal = false
  init(element: Type, module: Module, span: Span) {
    self.knownElement = element
    self.span = span
    super.init(of: module)
  }

  override func letGo() {
    stage = .known
    (knownGenerics, knownParameters, knownElement) = (.none, [], .error)
    (knownGetter, knownSetter, parent, overridden, scope, extensionInfo) = (nil, nil, nil, nil, nil, nil)
    (node, accessors, declaration) = (nil, nil, nil)
  }
}
