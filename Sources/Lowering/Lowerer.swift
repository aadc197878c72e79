import Checking
import Diagnostics
import Machine

/// Turns the checked program into code: function by function, each when it is first called, once for every set of
/// types.
///
/// One lowerer lives as long as its executable: what an earlier entry of a session declared keeps its functions, type
/// ids
/// and globals.
public final class Lowerer {
  public let program: any Checking.Program
  public let executable: Executable
  public let types = TypeRegistry()
  private(set) lazy var layouts = Layouts(self)

  /// What writes the code of a function that is declared but has none yet.
  private var pending: [Int: () throws -> Code] = [:]
  /// The same for all functions ever declared, so that code can be thrown away.
  private var makers: [() throws -> Code] = []

  /// Nothing more will be lowered.
  public func forgetPending() {
    pending = [:]
    makers = []
    resolvers = [:]
    viewResolvers = [:]
  }

  private var instances: [InstanceKey: Int] = [:]
  private var thunks: [ThunkKey: Int] = [:]
  private var selectors: [SelectorKey: Int] = [:]
  private var resolvers: [Int: (Type) throws -> DispatchEntry?] = [:]
  /// What differs where an instance of a subclass is seen as one of the class.
  private var viewResolvers: [Int: (Type) throws -> DispatchEntry?] = [:]
  private var casts: [Type: Int] = [:]
  var shortBodies: [Function: Term?] = [:]
  var shortBlocks: [Function: (block: CheckedBlock, weight: Int)?] = [:]
  private var castTargets: [Int: Type] = [:]
  private(set) var globals: [Variable: GlobalPlace] = [:]
  /// The script's variables whose declarations the statements lowered so far have come to.
  var introduced: Set<Variable> = []
  /// What some code was written for as never being lent to code of the script.
  var unwatched: Set<Variable> = []
  private var firstEntry: Function?

  let optionalNominal: Nominal?
  let arrayNominal: Nominal?
  /// Code of closures that the main actor runs.
  var functionsOnMain: Set<Int> = []
  let core: CoreTypes

  public init(_ program: any Checking.Program, _ executable: Executable) {
    self.program = program
    self.executable = executable
    core = CoreTypes(program)
    optionalNominal = core.optional
    arrayNominal = core.array
    registerTaskNatives()
  }

  // MARK: What the machine asks

  /// Declares the function that runs a script's statements, or those of one entry.
  public func lower(topLevel function: Function) -> Int {
    if firstEntry == nil { firstEntry = function }
    // It runs once, and nobody comes back to it: of its code nothing is kept to write it anew.
    let index = executable.declareFunction(displayName(of: function))
    pending[index] = { [unowned self] in
      try lowerInstance(InstanceKey(function: function, arguments: [], variant: .plain))
    }
    return function.isAsync ? task(running: index) : index
  }

  /// What lets tasks have their turn between two entries.
  public var settling: Int? { program.coreFunction("_settle").map { index(of: $0, []) } }

  /// What sets that right after an entry that was broken off.
  public var recovering: Int? { program.coreFunction("_recover").map { index(of: $0, []) } }

  /// A function that has a task do what another one does, and waits for it.
  private func task(running body: Int) -> Int {
    declare("main") { [unowned self] in
      guard let run = program.coreFunction("_runMain") else { throw Unsupported("what waits") }
      let code = CodeBuilder(executable)
      code.emit(.loadConst, 2, executable.constant(closureOf: body))
      code.emit(.call, 2, index(of: run, []))
      code.emit(.ret)
      return code.finish(frameSize: 4)
    }
  }

  /// Gives a function its code; false if there is no such function.
  public func compile(_ function: Int) -> Bool {
    guard let make = pending.removeValue(forKey: function) else { return false }
    do {
      executable.define(function, try make())
    } catch let problem as Unsupported {
      executable.define(function, stop(problem))
    } catch {
      return false
    }
    return true
  }

  /// What a selector means for a type.
  public func resolve(_ selector: Int, typeID: Int) -> DispatchEntry? {
    guard let resolver = resolvers[selector] else { return nil }
    do {
      if types.isView(typeID), let viewed = viewResolvers[selector] { return try viewed(types.type(typeID)) }
      return try resolver(types.type(typeID))
    } catch let problem as Unsupported {
      let function = executable.declareFunction("unsupported")
      executable.define(function, stop(problem))
      return .function(function, payload: .reference)
    } catch {
      return nil
    }
  }

  func view(of type: Type) -> Int {
    let id = types.view(of: type)
    executable.addView(id)
    return id
  }

  /// Whether a value of a type passes a cast.
  public func testCast(_ cast: Int, typeID: Int) -> Bool {
    guard let target = castTargets[cast] else { return false }
    return satisfies(types.type(typeID), target)
  }

  /// How `print(T.self)` writes the type with this id.
  public func typeName(of id: Int) -> String { types.name(of: id, qualified: false) }

  /// Throws all code away, to be written again when it is next called: what it took for granted (that nothing
  /// overrides a
  /// method, say) holds no longer. Nothing may be running.
  public func forgetCode() {
    for (index, make) in makers.enumerated() {
      let function = makerFunctions[index]
      pending[function] = make
      executable.forget(function)
    }
    executable.resetDispatch()
    unwatched = []
  }
  private var makerFunctions: [Int] = []

  /// Code that stops and says what is not supported.
  private func stop(_ problem: Unsupported) -> Code {
    let builder = CodeBuilder(executable)
    if let span = problem.span { builder.at(span) }
    let message = executable.constant(string: "Zoetrope does not support \(problem.what)")
    builder.emit(.trap, Int(TrapKind.unsupported.rawValue), message)
    return builder.finish(frameSize: 1)
  }

  // MARK: Functions

  /// A function whose code is made when it is first called.
  func declare(_ name: String, _ make: @escaping () throws -> Code) -> Int {
    let index = executable.declareFunction(name)
    pending[index] = make
    makers.append(make)
    makerFunctions.append(index)
    return index
  }

  /// The instance of a function for concrete types.
  func index(of function: Function, _ arguments: [Type], _ variant: InstanceKey.Variant = .plain) -> Int {
    let key = InstanceKey(function: function, arguments: arguments, variant: variant)
    if let known = instances[key] { return known }
    let index = declare(displayName(of: function)) { [unowned self] in
      try lowerInstance(key)
    }
    instances[key] = index
    return index
  }

  /// A function that is made up once for each key.
  func thunk(_ key: ThunkKey, _ name: String, _ make: @escaping (FunctionLowering) throws -> Void) -> Int {
    if let known = thunks[key] { return known }
    let index = declare(name) { [unowned self] in
      let lowering = FunctionLowering(self, function: nil, environment: Environment())
      try make(lowering)
      return try lowering.finish()
    }
    thunks[key] = index
    return index
  }

  private func displayName(of function: Function) -> String {
    switch function.kind {
    case .closure: return "closure"
    case .topLevel: return "top level"
    default:
      let name = function.name
      return function.parent.map { "\($0.qualifiedName).\(name)" } ?? name
    }
  }

  // MARK: Selectors and casts

  func selector(
    _ key: SelectorKey, _ name: String, viewed: ((Type) throws -> DispatchEntry?)? = nil,
    _ resolve: @escaping (Type) throws -> DispatchEntry?
  ) -> Int {
    if let known = selectors[key] { return known }
    let index = executable.selector(name)
    selectors[key] = index
    resolvers[index] = resolve
    viewResolvers[index] = viewed
    return index
  }

  /// A selector for one place in the code.
  func selector(_ name: String, _ resolve: @escaping (Type) throws -> DispatchEntry?) -> Int {
    let index = executable.selector(name)
    resolvers[index] = resolve
    return index
  }

  func cast(to target: Type) -> Int {
    if let known = casts[target] { return known }
    let index = executable.cast(target.runtimeName(qualified: true))
    casts[target] = index
    castTargets[index] = target
    return index
  }

  /// Whether a value whose dynamic type is `type` is also of type `target`, a class or an existential, as it stands.
  func satisfies(_ type: Type, _ target: Type) -> Bool {
    if type == target { return true }
    switch target {
    case .existential(let existential):
      if existential.isClassBound && !isClass(type) { return false }
      if let superclass = existential.superclass, !satisfies(type, superclass) { return false }
      return existential.protocols.allSatisfy { program.conforms(type, to: $0) }
        && existential.arguments.allSatisfy { program.canonical(.member(type, $0)) == $1 }
    case .nominal(let nominal, _) where nominal.kind == .class:
      var current: Type? = isClass(type) ? type : nil
      while let here = current {
        if here == target { return true }
        current = program.superclass(of: here).map { program.canonical($0) }
      }
      return false
    default: return false
    }
  }

  func isClass(_ type: Type) -> Bool {
    if case .nominal(let nominal, _) = type { return nominal.kind == .class }
    return false
  }

  /// Whether values of a type are types themselves, of which only some type above may be known.
  func isOpenMetatype(_ type: Type) -> Bool {
    guard case .metatype(let instance) = type else { return false }
    switch instance {
    case .existential: return true
    case .metatype: return isOpenMetatype(instance)
    default: return isClass(instance)
    }
  }

  /// How the payload of an existential becomes self, for values of a type.
  func payload(of type: Type) throws -> DispatchEntry.Payload {
    let layout = try layouts.layout(of: type)
    if layout.count == 0 { return .none }
    return layout.isSingleReference ? .reference : .box(layout.count)
  }

  // MARK: Globals

  struct GlobalPlace {
    let slot: Int
    let layout: Layout
    let type: Type
    /// The function that sets the initial value on first use, and the flag that says it has; nil for a script's own.
    let initializer: (flag: Int, function: Int)?
    /// What a script's own shows before it has a value, if that can be told from one.
    var unset: UnsetMark?
  }

  func global(_ variable: Variable) throws -> GlobalPlace {
    if let known = globals[variable] { return known }
    let type = program.canonical(variable.type)
    let layout = try layouts.storage(of: variable, type: type)
    if variable.isStatic || variable.isInitializedOnFirstUse || variable.module.name != "main" {
      try declareLazily(variable)
    } else {
      let slot = executable.global(slots: layout.count)
      let unset = try layouts.mark(of: variable, type: type)?.moved(by: slot)
      for (slot, value) in try layouts.zeros(of: type, from: slot) { executable.setGlobal(slot, to: value) }
      if let unset { executable.setGlobal(unset.slot, to: unset.value) }
      globals[variable] = GlobalPlace(slot: slot, layout: layout, type: type, initializer: nil, unset: unset)
    }
    guard let place = globals[variable] else { throw Unsupported("this variable", variable.span) }
    return place
  }

  /// Puts a reference, given by the caller, into a global of a class's type.
  public func setGlobal(_ variable: Variable, to reference: Int) -> Bool {
    guard let place = try? global(variable), place.layout.isSingleReference else { return false }
    executable.setGlobal(place.slot, to: reference)
    return true
  }

  /// Where a function's code is, or will be once it is called.
  public func index(of function: Function) -> Int { index(of: function, []) }

  /// Whether code took for granted that a variable is never lent, which now is.
  public var isStale: Bool { unwatched.contains { program.isLent($0) } }

  /// The statements of a script, one after the other, can't come across what they have lent themselves.
  func isFirstEntry(_ function: Function?) -> Bool { function != nil && function === firstEntry }

  /// The variables of one pattern come into being together.
  private func declareLazily(_ variable: Variable) throws {
    let flag = executable.global(slots: 1)
    let underway = executable.global(slots: 1)
    let initial = program.initialValue(of: variable)
    let variables = initial?.pattern?.variables ?? [variable]
    let function = declare("initial value of \(variable.name)") { [unowned self] in
      let lowering = FunctionLowering(self, function: nil, environment: Environment())
      lowering.beginInitialValue(of: variable, underway: underway)
      lowering.givenHere = variables
      if let initial { try lowering.initializeGlobal(variable, initial.value, initial.pattern) }
      lowering.endInitialValue(isSet: flag)
      lowering.emit(.ret)
      return try lowering.finish()
    }
    for each in variables {
      let type = program.canonical(each.type)
      let layout = try layouts.storage(of: each, type: type)
      globals[each] = GlobalPlace(
        slot: executable.global(slots: layout.count), layout: layout, type: type, initializer: (flag, function))
    }
  }

  /// Releases what globals hold, one after the other as they came, so that what is alive afterwards was leaked, or is a cycle that the
  /// script has made.
  public func releaseGlobals(in machine: VirtualMachine) {
    let places = globals.values.filter { !$0.layout.isTrivial }.sorted { $0.slot < $1.slot }
    let function = declare("release of globals") { [unowned self] in
      let lowering = FunctionLowering(self, function: nil, environment: Environment())
      for place in places {
        for slot in place.layout.references {
          let register = lowering.allocate(1)
          lowering.emit(.takeGlobal, register, place.slot + slot)
          lowering.emit(.release, register)
          lowering.giveBack(to: register)
        }
      }
      lowering.emit(.ret)
      return try lowering.finish()
    }
    _ = machine.run(function)
  }

  // MARK: Instances of classes

  /// The shape of a class's instances.
  func shape(of type: Type) throws -> Int {
    let layout = try layouts.classLayout(of: type)
    if let shape = layout.shape { return shape }
    let shape = executable.shape(
      .instance(
        typeID: types.id(of: type), slotCount: layout.slots.count, references: layout.slots.references,
        deinitFunction: deinitializer(of: type)))
    layout.shape = shape
    return shape
  }

  /// The shape of an instance whose initialiser failed half-way: no deinit. Nil where there is none anyway.
  func unfinishedShape(of type: Type) throws -> Int? {
    guard deinitializer(of: type) != nil else { return nil }
    let layout = try layouts.classLayout(of: type)
    return executable.shape(
      .instance(typeID: types.id(of: type), slotCount: layout.slots.count, references: layout.slots.references))
  }

  /// `object.reshape (ref, shape)`
  var reshapeNative: Int {
    if executable.native("object.reshape") == nil { executable.registerObjectNatives() }
    return executable.native("object.reshape") ?? 0
  }

  /// What runs when an instance goes: its class's deinit, then those above.
  private func deinitializer(of type: Type) -> Int? {
    var current: Type? = type
    while let here = current {
      if case .nominal(let nominal, let arguments) = here, let own = nominal.deinitializer {
        return index(of: own, arguments)
      }
      current = program.superclass(of: here).map { program.canonical($0) }
    }
    return nil
  }

  func deinitializerAbove(_ type: Type) -> Int? {
    program.superclass(of: type).flatMap { deinitializer(of: program.canonical($0)) }
  }
}

/// A function and the types it is specialised for.
struct InstanceKey: Hashable {
  enum Variant: Hashable {
    case plain
    /// A `rethrows` function, for arguments that do not throw.
    case calm
    /// A class's initialiser, working on an instance that is there already.
    case initializing
    /// A class's initialiser, making an instance of this class.
    case allocating(Type)
    /// A class's static function, called on this subclass.
    case on(Type)
  }
  let function: Function
  let arguments: [Type]
  let variant: Variant
}

/// What distinguishes functions that are made up.
enum ThunkKey: Hashable {
  case describe(Type, isDebug: Bool)
  case reflect(Type)
  case cast(Type, Type)
  case storedGetter(Variable, Type)
  /// Of no property: there is nothing to be done.
  case access(Variable?, begins: Bool)
  case defaultValue(ObjectIdentifier, [GenericParameter: Type])
}

/// What distinguishes selectors.
enum SelectorKey: Hashable {
  case method(Function, [Type])
  case requirement(Function, [Type])
  /// `seen` is what `Self` is where that is a class, which others may be below.
  case staticRequirement(Function, seen: Type?, [Type], Type)
  case mutating(Function, [Type])
  case access(Function, [Type], begins: Bool)
  case initializer(Function, [Type])
  case initializing(Function, [Type])
  case staticMethod(Function, seen: Type?, [Type])
  case describe(isDebug: Bool)
  case reflect
  case cast(Type)
}

/// The library's types that the lowering treats in its own way.
final class CoreTypes {
  let optional: Nominal?
  let array: Nominal?
  let string: Nominal?
  let int: Nominal?
  let bool: Nominal?
  /// Not every script has these, and to ask for them is to read them.
  private(set) lazy var dictionary = program.coreType("Dictionary")
  private(set) lazy var range = program.coreType("Range")
  private(set) lazy var closedRange = program.coreType("ClosedRange")
  private(set) lazy var nilComparison = program.coreType("_OptionalNilComparisonType")
  private lazy var anyHashable = program.coreType("AnyHashable")
  private let program: any Checking.Program

  init(_ program: any Checking.Program) {
    self.program = program
    optional = program.coreType("Optional")
    array = program.coreType("Array")
    string = program.coreType("String")
    int = program.coreType("Int")
    bool = program.coreType("Bool")
  }

  var intType: Type { int.map { .nominal($0, []) } ?? .error }

  /// What an `AnyHashable` holds, which it consists of.
  func hashableInside(_ type: Type) -> Type? {
    guard case .nominal(let nominal, _) = type, nominal.name == "AnyHashable", nominal === anyHashable,
      let hashable = program.coreType("Hashable")
    else { return nil }
    return .existential(Existential(protocols: [hashable]))
  }

  func wrapped(_ type: Type) -> Type? {
    if case .nominal(let nominal, let arguments) = type, nominal === optional { return arguments.first }
    return nil
  }
  func element(_ type: Type) -> Type? {
    if case .nominal(let nominal, let arguments) = type, nominal === array { return arguments.first }
    return nil
  }
  func optionalOf(_ type: Type) -> Type { optional.map { .nominal($0, [type]) } ?? .error }
  func arrayOf(_ type: Type) -> Type { array.map { .nominal($0, [type]) } ?? .error }
  /// How the machine puts values of a type in order by itself; nil where `<` must be asked.
  func order(of type: Type) -> ElementKind? {
    guard case .nominal(let nominal, _) = type, let primitive = nominal.primitive else { return nil }
    switch primitive {
    case "double", "float": return .double
    case "string", "character": return .string
    case "uint", "uint64": return .unsigned
    case "int", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32": return .signed
    default: return nil
    }
  }
  /// How the machine finds keys of a type in a hash table by itself; nil where their `hash(into:)` and `==` must be asked.
  func locating(_ type: Type) -> Opcode? {
    guard case .nominal(let nominal, _) = type else { return nil }
    switch nominal.primitive {
    case "int": return .locateNumber
    case "string", "character": return .locateString
    default: return nil
    }
  }
  func isInt(_ type: Type) -> Bool {
    if case .nominal(let nominal, _) = type { return nominal === int }
    return false
  }
  func isString(_ type: Type) -> Bool {
    if case .nominal(let nominal, _) = type { return nominal === string }
    return false
  }
}
