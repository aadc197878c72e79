import Checking
import Diagnostics
import Machine

/// Writes the code of one function instance. Registers are handed out like a stack: parameters first, then variables as
/// they come into being, then what an expression needs on its way.
final class FunctionLowering {
  let lowerer: Lowerer
  let code: CodeBuilder
  /// In a class's static function: the class that it was called on.
  var staticSelf: Type?
  /// The place that an entry at the prompt assigns to.
  var assigned: ObjectIdentifier?
  var assignedVariable: Variable?
  /// The globals whose initial values this function finds.
  var givenHere: [Variable] = []
  /// What the generic parameters are in this instance.
  var environment: Environment
  /// The function whose body this is; nil in code that is made up.
  let function: Function?

  /// The first register that is free.
  var top = 0
  private(set) var highest = 0

  var storages: [Variable: Storage] = [:]
  var scopes: [Scope] = []
  var jumps: [JumpTarget: JumpDestination] = [:]
  /// Where the values of `if` and `switch` expressions under way go.
  var yields: [(target: Int, layout: Layout, end: CodeLabel, depth: Int)] = []
  /// Where the chains under way leave to when they find nil, and how much was held when they began.
  var chains: [(leave: CodeLabel, held: Int)] = []
  /// Owned values that places under way refer to.
  var held: [Value] = []
  /// What is evaluated for what it does: nobody wants what it gives.
  var unwanted: Term?
  /// While what was lent comes back: where the error lies that may have come out of what it was lent to.
  var errorOfLoan: Int?
  /// In the code of an opened existential: what the values of its parameter are.
  var openedValues: [GenericParameter: Storage] = [:]
  /// Terms that have been evaluated already, by whoever called this code.
  var hoisted: [ObjectIdentifier: Value] = [:]
  var hoistedPlaces: [ObjectIdentifier: Place] = [:]
  /// In-out parameters that closures share, which get boxes once all parameters have their registers.
  var pendingBoxes: [(Variable, Int, Layout)] = []
  /// The closures of local functions.
  var localClosures: [Function: Int] = [:]
  /// In a case of several patterns: what they bind is only seen where it stands, the case takes it from there.
  var bindsInPlace = false
  /// Within a block that was deferred.
  var isDeferred = false
  /// Where the label of the next case is, within a `switch`.
  var fallthroughs: [(label: CodeLabel, depth: Int)] = []
  /// In a class's initialiser: the stored properties that have their values for certain, and whether those above have.
  var initialized: Set<Variable> = []
  var isSuperInitialized = false
  /// Numbers that do not fit an instruction, loaded before the loop that they are used in.
  var loopConstants: [Int: Int] = [:]
  /// How the function returns.
  var epilogue = Epilogue()
  /// What happens where an initialiser fails that is called on the instance which is being initialised, by the call.
  var delegationFailures: [ObjectIdentifier: DelegationFailure] = [:]
  /// How many loops are around.
  var loopDepth = 0
  /// Functions whose bodies are being written in place of a call.
  var inlined: [Function] = []
  /// The defaults that are being written in place of arguments that are left out.
  var defaultsUnderway: [Term] = []
  /// Where errors are caught: the code that does, the registers it expects the error in, and what remains open there.
  var handlers: [ErrorHandler] = []
  /// No function that is called here throws: a `rethrows` function, for arguments that do not.
  var errorsAreImpossible = false
  /// How made-up code returns.
  var thunkConvention: Convention?
  /// What it does before.
  var beforeThunkReturn: (() -> Void)?
  /// While a body of one instruction is written in place of a call: the register of an argument that is gone after it.
  var lastUse: Int?
  /// While a library function is written in place of a call, its instructions belong to the place of the call.
  var inlinedAt: Span?
  /// Where the function is run, if it may stand still.
  var executor: Executor?
  /// Where it is run by the thread that it began on: whether that was the main one.
  var startedOnMain: Int?
  /// The call with which the function ends.
  var lastCall: ObjectIdentifier?
  var currentSpan: Span?
  /// The statement of the function's own text that is being lowered.
  var statementSpan: Span?
  private var lastSpan: Span?

  init(_ lowerer: Lowerer, function: Function?, environment: Environment) {
    self.lowerer = lowerer
    self.function = function
    self.environment = environment
    self.code = CodeBuilder(lowerer.executable)
  }

  var program: any Checking.Program { lowerer.program }
  var executable: Executable { lowerer.executable }

  func finish() throws -> Code {
    let result = code.finish(frameSize: max(highest, 1))
    if code.limitExceeded { throw Unsupported("a function as large as this", function?.span) }
    return result
  }

  // MARK: Types

  /// A type as it is in this instance.
  func concrete(_ type: Type) -> Type { environment.concrete(type, program) }
  func layout(of type: Type) throws -> Layout { try lowerer.layouts.layout(of: concrete(type)) }

  // MARK: Registers

  func allocate(_ count: Int) -> Int {
    let register = top
    top += count
    // What needs no room has a register too.
    if register + max(count, 1) > highest { highest = register + max(count, 1) }
    return register
  }

  func allocate(_ layout: Layout, _ target: Target = .anywhere) -> Int { target.register ?? allocate(layout.count) }

  /// Gives back everything from `mark` on.
  func giveBack(to mark: Int) { top = mark }

  /// Notes that a call's window reaches as far as this.
  func reach(_ register: Int) {
    if register > highest { highest = register }
  }

  // MARK: Instructions

  func emit(_ op: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, d: Int = 0) { code.emit(op, a, b, c, d: d) }

  /// For what may trap or call.
  func emit(
    at span: Span, _ op: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, d: Int = 0, dying: Int = .max
  ) {
    note(span)
    code.emit(op, a, b, c, d: d, dying: dying)
  }

  /// What follows belongs to `span`.
  func note(_ span: Span) {
    let place = inlinedAt ?? span
    // What goes wrong in an accessor that nobody has written goes wrong where it is called.
    if let function, function.isUnwrittenAccessor, function.span.isSame(as: place) { return }
    if let lastSpan, lastSpan.isSame(as: place) { return }
    lastSpan = place
    code.at(place)
  }

  /// A label is bound: instructions behind it come from other places too.
  func bind(_ label: CodeLabel) {
    lastSpan = nil
    code.bind(label)
  }

  func string(_ text: String, _ target: Target = .anywhere) -> Value {
    let register = target.register ?? allocate(1)
    code.loadString(register, text)
    return Value(register, .reference, .immortal)
  }

  func native(_ name: String) throws -> Int {
    guard let index = executable.native(name) else { throw Unsupported("the library's \(name)") }
    return index
  }

  // MARK: Moving and owning

  func move(_ from: Int, to: Int, count: Int) {
    if from == to || count == 0 { return }
    if count == 1 {
      emit(.move, to, from)
    } else if count == 2 && (to > from + 1 || to < from) {
      emit(.move, to, from)
      emit(.move, to + 1, from + 1)
    } else {
      emit(.moveN, to, from, count)
    }
  }

  func retain(_ register: Int, _ layout: Layout) { count(.retain, .retainN, .retainShape, register, layout) }
  func release(_ register: Int, _ layout: Layout) { count(.release, .releaseN, .releaseShape, register, layout) }

  private func count(_ one: Opcode, _ many: Opcode, _ some: Opcode, _ register: Int, _ layout: Layout) {
    guard let first = layout.references.first, let last = layout.references.last else { return }
    if first == last {
      emit(one, register + first)
    } else if last - first + 1 == layout.references.count {
      emit(many, register + first, layout.references.count)
    } else {
      emit(some, register, layout.shape(.layout, in: executable))
    }
  }

  func release(_ value: Value) {
    switch value.holder {
    case .owned: release(value.register, value.layout)
    case .access(let name): endAccess(Watched(owner: value.register, name: name))
    default: break
    }
  }

  /// Puts a copy of what is in `from` into `to`, owned.
  func copy(_ from: Int, to: Int, _ layout: Layout) {
    if layout.isSingleReference {
      emit(.copy, to, from)
    } else {
      move(from, to: to, count: layout.count)
      retain(to, layout)
    }
  }

  /// The value where it is wanted. Registers from `dying` on are not read again.
  func deliver(_ value: Value, _ target: Target, dying: Int = .max) -> Value {
    guard case .into(let register) = target else { return value }
    if value.layout.count == 0 { return Value(register, value.layout, .owned) }
    if value.isOwned || value.isImmortal {
      if value.layout.count == 1, value.register != register {
        code.emit(.move, register, value.register, dying: dying)
      } else {
        move(value.register, to: register, count: value.layout.count)
      }
    } else {
      if value.register == register {
        retain(register, value.layout)
      } else {
        copy(value.register, to: register, value.layout)
      }
    }
    return Value(register, value.layout, .owned)
  }

  /// The value, owned, in registers that are no variable's.
  func own(_ value: Value) -> Value {
    if value.isOwned { return value }
    if value.isImmortal { return Value(value.register, value.layout, .owned) }
    let register = allocate(value.layout.count)
    copy(value.register, to: register, value.layout)
    return Value(register, value.layout, .owned)
  }

  /// The value in a way that no call can take it away.
  func secure(_ value: Value) -> Value {
    if case .shared = value.holder, !value.layout.isTrivial { return own(value) }
    return value
  }

  func zero(_ register: Int, _ count: Int) {
    if count == 1 { emit(.loadInt, register, 0) } else if count > 1 { emit(.zeroN, register, count) }
  }

  /// Puts an owned value in the place of an old one, which is released.
  func replace(_ register: Int, with value: Int, _ layout: Layout) {
    if register == value { return }
    if layout.isTrivial { return move(value, to: register, count: layout.count) }
    for (slot, isReference) in layout.slots.enumerated() {
      emit(isReference ? .replace : .move, register + slot, value + slot)
    }
  }
}

/// Where a variable is.
enum Storage {
  /// In registers of its own. Those that cannot change may be somebody else's.
  case registers(Int, isMutable: Bool)
  /// In a box, because a closure shares it; the register holds the box.
  case box(Int)
  /// A value that somebody else holds, and that does not change.
  case alias(Value)
  /// A parameter, written in place of a call, whose argument is a number.
  case constant(Int)
  /// The same, where the argument is a closure: its body is written where it is called.
  case closure(InlinedClosure)
}

/// What must be done when a block is left.
final class Scope {
  var owned: [Value] = []
  /// The blocks, each with how many of the owned values are older.
  var deferred: [(block: CheckedBlock, above: Int)] = []
  let mark: Int
  init(mark: Int) { self.mark = mark }

  /// Nothing is done where it is left.
  var isPlain: Bool { owned.isEmpty && deferred.isEmpty }
}

struct JumpDestination {
  let leave: CodeLabel
  let next: CodeLabel?
  /// How many scopes remain.
  let depth: Int
}

/// What a function hands back.
struct Epilogue {
  enum Kind {
    case plain
    /// A struct's or enum's initialiser returns its self; `isFailable` as an optional.
    case value(Variable, isFailable: Bool)
    /// A class's: self is the caller's. A failable one says by an `InitializerResult` whether it came about.
    case instance(isFailable: Bool)
    /// A body that is written in place of a call leaves its result in a register and goes on behind it.
    case inlined(register: Int, end: CodeLabel, depth: Int)
  }
  var kind = Kind.plain
  var result = Layout.void
  /// In-out parameters, a mutating self last: they follow the result.
  var inouts: [(variable: Variable, layout: Layout)] = []
}

/// What becomes of an initialiser where another that it hands over to fails.
enum DelegationFailure {
  /// It fails as well, with the same error.
  case thisToo
  /// It gives nil: `try? self.init()`.
  case isNil
  /// The program ends: `self.init()!`, `try! self.init()`.
  case ends
}

/// What a failable initialiser of a class gives.
enum InitializerResult {
  /// It failed before all stored properties had their values: no deinit must see them.
  static let unfinished = 0
  static let succeeded = 1
  /// It failed when the instance was complete: its deinit runs.
  static let failed = 2
}

/// What generic parameters are.
struct Environment {
  private(set) var bindings: [GenericParameter: Type] = [:]
  private final class Cache { var types: [Type: Type] = [:] }
  private var cache = Cache()

  init() {}
  init(_ parameters: [GenericParameter], _ arguments: [Type]) {
    for (parameter, argument) in zip(parameters, arguments) { bindings[parameter] = argument }
  }

  var isEmpty: Bool { bindings.isEmpty }

  func adding(_ parameters: [GenericParameter], _ arguments: [Type]) -> Environment {
    var result = self
    result.cache = Cache()
    for (parameter, argument) in zip(parameters, arguments) { result.bindings[parameter] = argument }
    return result
  }

  func binds(_ parameter: GenericParameter) -> Bool { bindings[parameter] != nil }
  func binding(_ parameter: GenericParameter) -> Type? { bindings[parameter] }

  func concrete(_ type: Type, _ program: any Checking.Program) -> Type {
    switch type {
    case .nominal(_, let arguments) where arguments.isEmpty: return type
    case .tuple(let elements) where elements.isEmpty: return type
    case .parameter(let parameter):
      if let bound = bindings[parameter] { return bound }
    default: break
    }
    if let known = cache.types[type] { return known }
    let substituted =
      bindings.isEmpty
      ? type
      : type.mapping { part in
        if case .parameter(let parameter) = part { return bindings[parameter] }
        return nil
      }
    let result = program.canonical(substituted)
    cache.types[type] = result
    return result
  }
}
