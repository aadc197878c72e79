/// Something that runs what it is given.
public protocol ImmediateSchedulerType {
  func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable) -> any Disposable
}

extension ImmediateSchedulerType {
  /// Runs an action that says itself whether it is to be run again, each time with its turn among what else is planned.
  func scheduleRecursive<State>(_ state: State, action: @escaping (State, @escaping (State) -> Void) -> Void)
    -> any Disposable
  {
    let recursion = Recursion(action: action, scheduler: self)
    recursion.schedule(state)
    return recursion
  }
}

private final class Recursion<State>: Disposable {
  private var action: ((State, @escaping (State) -> Void) -> Void)?
  private let scheduler: any ImmediateSchedulerType
  private let turn = SerialDisposable()

  init(action: @escaping (State, @escaping (State) -> Void) -> Void, scheduler: any ImmediateSchedulerType) {
    self.action = action
    self.scheduler = scheduler
  }

  func schedule(_ state: State) {
    _ = scheduler.schedule(state) { state in
      self.action?(state) { next in self.schedule(next) }
      return Disposables.create()
    }
  }

  func dispose() { action = nil }
}

/// Runs what it is given at once, unless it is running something already: then afterwards, in the order in which it came.
public final class CurrentThreadScheduler: ImmediateSchedulerType {
  public static let instance = CurrentThreadScheduler()
  public private(set) static var isScheduleRequired = true
  private var queue: [Turn] = []
  private var first = 0

  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    if CurrentThreadScheduler.isScheduleRequired {
      CurrentThreadScheduler.isScheduleRequired = false
      let disposable = action(state)
      while first < queue.count {
        let turn = queue[first]
        first += 1
        if first > 64, first * 2 > queue.count {
          queue.removeFirst(first)
          first = 0
        }
        turn.run()
      }
      queue = []
      first = 0
      CurrentThreadScheduler.isScheduleRequired = true
      return disposable
    }
    let turn = Turn { action(state) }
    queue.append(turn)
    return turn
  }
}

/// What waits for its turn.
private final class Turn: Disposable {
  private var action: (() -> any Disposable)?
  private let result = SingleAssignmentDisposable()

  init(_ action: @escaping () -> any Disposable) { self.action = action }

  func run() {
    guard let known = action, !result.isDisposed else { return }
    action = nil
    result.setDisposable(known())
  }

  func dispose() { result.dispose() }
}
