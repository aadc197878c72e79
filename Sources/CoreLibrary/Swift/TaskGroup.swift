// Groups of tasks that are over before who began them goes on.

/// What comes of a group's tasks, in the order in which they are over.
class _Group<Value> {
  private let owner = _TaskState.current
  /// In the order in which they were begun; those that are over are nil.
  private var tasks: [_TaskState?] = []
  private var running = 0
  private var ready = _Line<Result<Value, any Error>>()
  private(set) var isCancelled = false
  /// Nobody asks for what comes of them.
  let discards: Bool
  var firstError: (any Error)?

  init(discards: Bool) {
    self.discards = discards
    isCancelled = owner?.isCancelled ?? false
    if let owner {
      handler = _CancellationHandler { self.cancelAll() }
      owner.add(handler!)
    }
  }

  private var handler: _CancellationHandler?

  var isEmpty: Bool { running == 0 && ready.isEmpty }

  nonisolated(nonsending) func add(
    _ name: String?, _ priority: TaskPriority?, _ operation: @escaping () async throws -> Value, onMain: Bool
  ) {
    let task = _TaskState(priority, name, locals: _TaskState.current?.locals)
    if running == 0 { tasks = [] }
    let index = tasks.count
    tasks.append(task)
    running += 1
    if isCancelled { task.cancel() }
    task.begin(onMain: onMain) {
      do {
        let value = try await operation()
        self.finish(index, .success(value))
      } catch {
        self.finish(index, .failure(error))
      }
    }
  }

  private func finish(_ index: Int, _ result: Result<Value, any Error>) {
    tasks[index] = nil
    running -= 1
    if discards {
      if case .failure(let error) = result, firstError == nil {
        firstError = error
        cancelAll()
      }
    } else {
      ready.append(result)
    }
    owner?.wake()
  }

  func next() async -> Result<Value, any Error>? {
    while ready.isEmpty && running > 0 { pause() }
    return ready.isEmpty ? nil : ready.removeFirst()
  }

  private func pause() {
    if let owner {
      owner.pause()
    } else {
      _ = _Turns.wait(until: Int.max) { !self.ready.isEmpty || self.running == 0 }
    }
  }

  func cancelAll() {
    if isCancelled { return }
    isCancelled = true
    for task in tasks { task?.cancel() }
  }

  /// Waits until nothing of it goes on.
  func end() async {
    while running > 0 { pause() }
    ready.removeAll()
    if let handler { owner?.remove(handler) }
    handler = nil
  }
}

public struct TaskGroup<ChildTaskResult> {
  let _group: _Group<ChildTaskResult>

  public mutating func addTask(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping @Sendable () async -> ChildTaskResult
  ) {
    _group.add(name, priority, operation, onMain: _isOfMainActor(operation))
  }

  @discardableResult
  public mutating func addTaskUnlessCancelled(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping @Sendable () async -> ChildTaskResult
  ) -> Bool {
    if _group.isCancelled { return false }
    _group.add(name, priority, operation, onMain: _isOfMainActor(operation))
    return true
  }

  nonisolated(nonsending) public mutating func next() async -> ChildTaskResult? { try! await _group.next()?.get() }
  nonisolated(nonsending) public mutating func waitForAll() async { while await _group.next() != nil {} }
  public var isEmpty: Bool { _group.isEmpty }
  public var isCancelled: Bool { _group.isCancelled }
  public func cancelAll() { _group.cancelAll() }
}

extension TaskGroup: AsyncSequence {
  public typealias AsyncIterator = Iterator
  public typealias Element = ChildTaskResult
  public typealias Failure = Never

  public func makeAsyncIterator() -> Iterator { Iterator(_group: _group) }

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = ChildTaskResult
    public typealias Failure = Never
    let _group: _Group<ChildTaskResult>
    private var isOver = false

    init(_group: _Group<ChildTaskResult>) { self._group = _group }

    nonisolated(nonsending) public mutating func next() async -> ChildTaskResult? {
      if isOver { return nil }
      guard let result = await _group.next() else {
        isOver = true
        return nil
      }
      return try! result.get()
    }

    public mutating func cancel() {
      isOver = true
      _group.cancelAll()
    }
  }
}

public struct ThrowingTaskGroup<ChildTaskResult, Failure: Error> {
  let _group: _Group<ChildTaskResult>

  public mutating func addTask(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: @escaping @Sendable () async throws -> ChildTaskResult
  ) {
    _group.add(name, priority, operation, onMain: _isOfMainActor(operation))
  }

  @discardableResult
  public mutating func addTaskUnlessCancelled(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: @escaping @Sendable () async throws -> ChildTaskResult
  ) -> Bool {
    if _group.isCancelled { return false }
    _group.add(name, priority, operation, onMain: _isOfMainActor(operation))
    return true
  }

  nonisolated(nonsending) public mutating func next() async throws -> ChildTaskResult? {
    try await _group.next()?.get()
  }

  nonisolated(nonsending) public mutating func nextResult() async -> Result<ChildTaskResult, Failure>? {
    switch await _group.next() {
    case .success(let value): return .success(value)
    case .failure(let error): return .failure(error as! Failure)
    case nil: return nil
    }
  }

  nonisolated(nonsending) public mutating func waitForAll() async throws {
    var first: (any Error)?
    while let result = await _group.next() {
      if case .failure(let error) = result, first == nil {
        first = error
        _group.cancelAll()
      }
    }
    if let first { throw first }
  }

  public var isEmpty: Bool { _group.isEmpty }
  public var isCancelled: Bool { _group.isCancelled }
  public func cancelAll() { _group.cancelAll() }
}

extension ThrowingTaskGroup: AsyncSequence {
  public typealias AsyncIterator = Iterator
  public typealias Element = ChildTaskResult

  public func makeAsyncIterator() -> Iterator { Iterator(_group: _group) }

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = ChildTaskResult
    let _group: _Group<ChildTaskResult>
    private var isOver = false

    init(_group: _Group<ChildTaskResult>) { self._group = _group }

    nonisolated(nonsending) public mutating func next() async throws(Failure) -> ChildTaskResult? {
      if isOver { return nil }
      switch await _group.next() {
      case .success(let value): return value
      case .failure(let error):
        isOver = true
        throw error as! Failure
      case nil:
        isOver = true
        return nil
      }
    }

    public mutating func cancel() {
      isOver = true
      _group.cancelAll()
    }
  }
}

nonisolated(nonsending) public func withTaskGroup<ChildTaskResult, GroupResult>(
  of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
  returning returnType: GroupResult.Type = GroupResult.self,
  body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult
) async -> GroupResult {
  var group = TaskGroup<ChildTaskResult>(_group: _Group(discards: false))
  let result = await body(&group)
  await group._group.end()
  return result
}

nonisolated(nonsending) public func withThrowingTaskGroup<ChildTaskResult, GroupResult>(
  of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
  returning returnType: GroupResult.Type = GroupResult.self,
  body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult
) async rethrows -> GroupResult {
  var group = ThrowingTaskGroup<ChildTaskResult, any Error>(_group: _Group(discards: false))
  do {
    let result = try await body(&group)
    await group._group.end()
    return result
  } catch {
    group._group.cancelAll()
    await group._group.end()
    throw error
  }
}

public struct DiscardingTaskGroup {
  let _group: _Group<Void>

  public mutating func addTask(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping @Sendable () async -> Void
  ) {
    _group.add(name, priority, operation, onMain: _isOfMainActor(operation))
  }

  @discardableResult
  public mutating func addTaskUnlessCancelled(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping @Sendable () async -> Void
  ) -> Bool {
    if _group.isCancelled { return false }
    _group.add(name, priority, operation, onMain: _isOfMainActor(operation))
    return true
  }

  public var isEmpty: Bool { _group.isEmpty }
  public var isCancelled: Bool { _group.isCancelled }
  public func cancelAll() { _group.cancelAll() }
}

public struct ThrowingDiscardingTaskGroup<Failure: Error> {
  let _group: _Group<Void>

  public mutating func addTask(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping @Sendable () async throws -> Void
  ) {
    _group.add(name, priority, operation, onMain: _isOfMainActor(operation))
  }

  @discardableResult
  public mutating func addTaskUnlessCancelled(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping @Sendable () async throws -> Void
  ) -> Bool {
    if _group.isCancelled { return false }
    _group.add(name, priority, operation, onMain: _isOfMainActor(operation))
    return true
  }

  public var isEmpty: Bool { _group.isEmpty }
  public var isCancelled: Bool { _group.isCancelled }
  public func cancelAll() { _group.cancelAll() }
}

nonisolated(nonsending) public func withDiscardingTaskGroup<GroupResult>(
  returning returnType: GroupResult.Type = GroupResult.self, body: (inout DiscardingTaskGroup) async -> GroupResult
) async -> GroupResult {
  var group = DiscardingTaskGroup(_group: _Group(discards: true))
  let result = await body(&group)
  await group._group.end()
  return result
}

nonisolated(nonsending) public func withThrowingDiscardingTaskGroup<GroupResult>(
  returning returnType: GroupResult.Type = GroupResult.self,
  body: (inout ThrowingDiscardingTaskGroup<any Error>) async throws -> GroupResult
) async throws -> GroupResult {
  var group = ThrowingDiscardingTaskGroup<any Error>(_group: _Group(discards: true))
  let result: GroupResult
  do {
    result = try await body(&group)
  } catch {
    group._group.cancelAll()
    await group._group.end()
    throw error
  }
  await group._group.end()
  if let error = group._group.firstError { throw error }
  return result
}
