// Tasks: calls that stand still while they wait for something, and go on when it is their turn. Each belongs to the main thread or
// to the others for a while, as what it runs asks for it; whose turn it is, `_Turns` knows.

/// A call that can stand still: the machine keeps what it was doing. Its number is free when it is over.
@_intrinsic("coroutine.make") func _makeCoroutine(_ body: () async -> Void) -> Int
/// Whether it is over.
@_intrinsic("coroutine.resume") func _resumeCoroutine(_ coroutine: Int) -> Bool
@_intrinsic("coroutine.suspend") func _suspendCoroutine()
/// The same function, for as long as whoever lends it waits.
@_intrinsic("closure.kept") func _kept(_ body: () -> Void) -> () -> Void
/// Whether the main actor runs what a closure does.
@_intrinsic("closure.isOnMain") func _isOfMainActor<T>(_ closure: T) -> Bool

extension _Turns {
  /// What belongs to no actor, or to one that is not the main one.
  static let ofTasks = _TurnQueue()
}

/// What is known of a task, whatever comes of it.
class _TaskState {
  /// The one that runs.
  static var current: _TaskState?

  private var coroutine = -1
  let priority: TaskPriority
  let name: String?
  private(set) var isCancelled = false
  private(set) var isOver = false
  /// Those who wait for its end.
  private var waiters: [_TaskState] = []
  /// Those that it began, and that are over before it is.
  private var children: [_TaskState] = []
  /// What is to be done when it is cancelled.
  private var handlers: [_CancellationHandler] = []
  var locals: _TaskLocals?
  /// It stands still until somebody wakes it, and goes on as what it was.
  private var isPaused = false
  private var isPausedOnMain = false

  init(_ priority: TaskPriority?, _ name: String? = nil, locals: _TaskLocals? = nil) {
    self.priority = priority ?? _TaskState.current?.priority ?? .medium
    self.name = name
    self.locals = locals
  }

  /// Lets it begin when it is its turn, or at once.
  func begin(onMain: Bool, atOnce: Bool = false, _ body: @escaping () async -> Void) {
    coroutine = _makeCoroutine(body)
    if atOnce { goOn() } else { takeTurn(onMain: onMain) }
  }

  private func takeTurn(onMain: Bool) {
    _Turns.add(_Turn(onMain ? _Turns.main : _Turns.ofTasks, 0, isAlone: onMain, { self.goOn() }))
  }

  private func goOn() {
    let outer = _TaskState.current
    _TaskState.current = self
    let isOver = _resumeCoroutine(coroutine)
    _TaskState.current = outer
    if !isOver { return }
    self.isOver = true
    handlers = []
    children = []
    let waiters = waiters
    self.waiters = []
    for waiter in waiters { waiter.wake() }
  }

  /// Goes to the main thread, or to the others, and waits there for its turn, behind those that are there.
  func move(toMain: Bool) {
    takeTurn(onMain: toMain)
    _suspendCoroutine()
  }

  /// Stands still until it is woken. Who waits for something looks then whether it has come.
  func pause() {
    isPaused = true
    isPausedOnMain = _Turns.isOnMainThread
    _suspendCoroutine()
    if _Turns.isStuck { fatalError(_Turns.isStuckWords) }
  }

  func wake() {
    if !isPaused { return }
    isPaused = false
    takeTurn(onMain: isPausedOnMain)
  }

  /// Waits for its end, in another task.
  func join() {
    guard let current = _TaskState.current else {
      _ = _Turns.wait(until: Int.max) { self.isOver }
      return
    }
    while !isOver {
      waiters.append(current)
      current.pause()
    }
  }

  func add(child: _TaskState) {
    children.append(child)
    if isCancelled { child.cancel() }
  }

  func remove(child: _TaskState) { children.removeAll { $0 === child } }

  func cancel() {
    if isCancelled { return }
    isCancelled = true
    if isOver { return }
    let handlers = handlers
    self.handlers = []
    for handler in handlers { handler.action() }
    for child in children { child.cancel() }
  }

  func add(_ handler: _CancellationHandler) { handlers.append(handler) }
  func remove(_ handler: _CancellationHandler) { handlers.removeAll { $0 === handler } }
}

final class _CancellationHandler {
  let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
}

/// A task of which something comes.
final class _TaskOf<Success>: _TaskState {
  private(set) var result: Result<Success, any Error>?

  nonisolated(nonsending) func begin(
    _ operation: @escaping () async throws -> Success, onMain: Bool, atOnce: Bool = false
  ) {
    begin(onMain: onMain, atOnce: atOnce) {
      do {
        self.result = .success(try await operation())
      } catch {
        self.result = .failure(error)
      }
    }
  }

  func get() throws -> Success {
    join()
    return try result!.get()
  }
}

// MARK: Called by the lowering

/// Runs what a script does at its top, where that waits for something. When that is over so is the script, whatever others would do.
func _runMain(_ body: @escaping () async -> Void) {
  let main = _TaskState(.userInitiated)
  main.begin(onMain: true, body)
  _ = _Turns.wait(until: Int.max, freesMain: true, whenStuck: { main.wake() }) { main.isOver }
}

/// Runs what waits for something from what does not: others go on meanwhile, the main thread's among them.
public func _waitFor(_ body: @escaping () async throws -> Void) throws {
  let task = _TaskOf<Void>(nil)
  task.begin(body, onMain: _Turns.isOnMainThread)
  _ = _Turns.wait(until: Int.max, freesMain: true) { task.isOver }
  try task.result!.get()
}

/// Between two entries at the prompt others have their turn.
func _settle() { _Turns.settle() }

/// After an entry at the prompt that was broken off, in the midst of whatever.
func _recover() {
  _Turns.recover()
  _TaskState.current = nil
}

/// Where what waits is run: the main thread, or another one.
func _isOnMain() -> Bool { _Turns.isOnMainThread }

/// Goes there, if it is not there.
func _hop(_ toMain: Bool) {
  if _Turns.isOnMainThread != toMain, let task = _TaskState.current { task.move(toMain: toMain) }
}

// MARK: Task

public struct TaskPriority: RawRepresentable, Comparable, Hashable, Codable, CustomStringConvertible {
  public typealias RawValue = UInt8
  public var rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let high = TaskPriority(rawValue: 25)
  public static let medium = TaskPriority(rawValue: 21)
  public static let low = TaskPriority(rawValue: 17)
  public static let userInitiated = TaskPriority(rawValue: 25)
  public static let utility = TaskPriority(rawValue: 17)
  public static let background = TaskPriority(rawValue: 9)
  public static func < (lhs: TaskPriority, rhs: TaskPriority) -> Bool { lhs.rawValue < rhs.rawValue }
  public static func == (lhs: TaskPriority, rhs: TaskPriority) -> Bool { lhs.rawValue == rhs.rawValue }
  public var description: String {
    switch rawValue {
    case 25: return "TaskPriority.high"
    case 21: return "TaskPriority.medium"
    case 17: return "TaskPriority.low"
    case 9: return "TaskPriority.background"
    default: return "TaskPriority(rawValue: \(rawValue))"
    }
  }
}

public struct CancellationError: Error {
  public init() {}
}

public struct Task<Success, Failure: Error> {
  let _state: _TaskOf<Success>

  init(_state: _TaskOf<Success>) { self._state = _state }

  public func cancel() { _state.cancel() }
  public var isCancelled: Bool { _state.isCancelled }

  public var result: Result<Success, Failure> {
    get async {
      _state.join()
      switch _state.result! {
      case .success(let value): return .success(value)
      case .failure(let error): return .failure(error as! Failure)
      }
    }
  }

  nonisolated(nonsending) public var value: Success {
    get async throws { try _state.get() }
  }

  public func get() async throws -> Success { try await value }

  static func _begin(
    _ name: String?, _ priority: TaskPriority?, isDetached: Bool, _ operation: @escaping () async throws -> Success,
    onMain: Bool, atOnce: Bool = false
  ) -> Task {
    let state = _TaskOf<Success>(
      priority ?? (isDetached ? .medium : nil), name, locals: isDetached ? nil : _TaskState.current?.locals)
    state.begin(operation, onMain: onMain, atOnce: atOnce)
    return Task(_state: state)
  }
}

extension Task: Hashable {
  public static func == (lhs: Task, rhs: Task) -> Bool { lhs._state === rhs._state }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(_state)) }
}

extension Task where Failure == Never {
  @discardableResult
  public static func immediate(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation: @escaping @Sendable () async -> Success
  ) -> Task<Success, Never> {
    Task._begin(name, priority, isDetached: false, operation, onMain: _isOfMainActor(operation), atOnce: true)
  }

  @discardableResult
  public init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation: @escaping @Sendable () async -> Success
  ) {
    self = Task._begin(name, priority, isDetached: false, operation, onMain: _isOfMainActor(operation))
  }

  @discardableResult
  public static func detached(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping @Sendable () async -> Success
  ) -> Task<Success, Never> {
    Task._begin(name, priority, isDetached: true, operation, onMain: _isOfMainActor(operation))
  }

  nonisolated(nonsending) public var value: Success {
    get async {
      _state.join()
      switch _state.result! {
      case .success(let value): return value
      case .failure: fatalError()
      }
    }
  }

  public func get() async -> Success { await value }
}

extension Task where Failure == any Error {
  @discardableResult
  public static func immediate(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation: @escaping @Sendable () async throws -> Success
  ) -> Task<Success, any Error> {
    Task._begin(name, priority, isDetached: false, operation, onMain: _isOfMainActor(operation), atOnce: true)
  }

  @discardableResult
  public init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation: @escaping @Sendable () async throws -> Success
  ) {
    self = Task._begin(name, priority, isDetached: false, operation, onMain: _isOfMainActor(operation))
  }

  @discardableResult
  public static func detached(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping @Sendable () async throws -> Success
  ) -> Task<Success, any Error> {
    Task._begin(name, priority, isDetached: true, operation, onMain: _isOfMainActor(operation))
  }
}

extension Task where Success == Never, Failure == Never {
  public static var isCancelled: Bool { _TaskState.current?.isCancelled ?? false }
  public static var currentPriority: TaskPriority { _TaskState.current?.priority ?? .medium }
  public static var basePriority: TaskPriority? { _TaskState.current?.priority }
  public static var name: String? { _TaskState.current?.name }

  public static func checkCancellation() throws { if isCancelled { throw CancellationError() } }

  /// Lets others go first.
  public static func yield() async { _TaskState.current?.move(toMain: _Turns.isOnMainThread) }

  public static func sleep(_ duration: UInt64) async {
    try? await _sleep(until: _Turns.now + Int(min(duration, 1 << 62)))
  }

  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await _sleep(until: _Turns.now + Int(min(duration, 1 << 62)))
  }

  public static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }

  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = ContinuousClock()
  ) async throws {
    try await clock.sleep(for: duration, tolerance: tolerance)
  }
}

/// Waits for a point in time, in nanoseconds since 1970.
public func _sleep(until moment: Int) async throws {
  guard let task = _TaskState.current else { return }
  if task.isCancelled { throw CancellationError() }
  var isDue = false
  _Turns.add(
    _Turn(_Turns.ofTasks, max(moment, 1), isAlone: false) {
      isDue = true
      task.wake()
    })
  let handler = _CancellationHandler { task.wake() }
  task.add(handler)
  while !isDue && !task.isCancelled { task.pause() }
  task.remove(handler)
  if task.isCancelled && !isDue { throw CancellationError() }
}

nonisolated(nonsending) public func withTaskCancellationHandler<T>(
  operation: () async throws -> T, onCancel handler: @Sendable () -> Void
) async rethrows -> T {
  guard let task = _TaskState.current else { return try await operation() }
  if task.isCancelled { handler() }
  let kept = _CancellationHandler(_kept(handler))
  task.add(kept)
  defer { task.remove(kept) }
  return try await operation()
}

nonisolated(nonsending) public func withTaskCancellationHandler<T>(
  handler: @Sendable () -> Void, operation: () async throws -> T
) async rethrows -> T {
  try await withTaskCancellationHandler(operation: operation, onCancel: handler)
}

public struct UnsafeCurrentTask {
  let _state: _TaskState
  public var isCancelled: Bool { _state.isCancelled }
  public var priority: TaskPriority { _state.priority }
  public func cancel() { _state.cancel() }
}

public func withUnsafeCurrentTask<T>(body: (UnsafeCurrentTask?) throws -> T) rethrows -> T {
  try body(_TaskState.current.map { UnsafeCurrentTask(_state: $0) })
}

// MARK: async let

/// What works out the value of an `async let`.
final class _AsyncLet<Value> {
  private let state: _TaskOf<Value>

  init(_ operation: @escaping @Sendable () async throws -> Value) {
    state = _TaskOf<Value>(nil, locals: _TaskState.current?.locals)
    _TaskState.current?.add(child: state)
    state.begin(operation, onMain: false)
  }

  nonisolated(nonsending) func get() async throws -> Value { try state.get() }
  nonisolated(nonsending) func value() async -> Value { try! state.get() }

  /// At the end of its block nothing of it goes on.
  func end() {
    if !state.isOver {
      state.cancel()
      state.join()
    }
    _TaskState.current?.remove(child: state)
  }
}
