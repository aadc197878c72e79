// Something to do that others may wait for.

public struct DispatchWorkItemFlags: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let barrier = DispatchWorkItemFlags(rawValue: 1)
  public static let detached = DispatchWorkItemFlags(rawValue: 2)
  public static let assignCurrentContext = DispatchWorkItemFlags(rawValue: 4)
  public static let noQoS = DispatchWorkItemFlags(rawValue: 8)
  public static let inheritQoS = DispatchWorkItemFlags(rawValue: 16)
  public static let enforceQoS = DispatchWorkItemFlags(rawValue: 32)
}

public class DispatchWorkItem {
  private let block: () -> Void
  let flags: DispatchWorkItemFlags
  public private(set) var isCancelled = false
  private var isDone = false
  private var isWaitedFor = false
  private let group = DispatchGroup()

  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void
  ) {
    self.block = block
    self.flags = flags
    group.enter()
  }

  public func perform() { run() }

  /// Called off, it counts as done when its turn has come.
  func run() {
    if !isCancelled { block() }
    if isDone { return }
    isDone = true
    group.leave()
  }

  public func cancel() { isCancelled = true }

  /// The machine of queues lets an item be waited for once.
  private func beginWaiting() {
    if isWaitedFor { fatalError("a DispatchWorkItem may not be waited for more than once") }
  }

  public func wait() {
    beginWaiting()
    group.wait()
    isWaitedFor = true
  }

  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    beginWaiting()
    let result = group.wait(timeout: timeout)
    isWaitedFor = result == .success
    return result
  }

  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    beginWaiting()
    let result = group.wait(wallTimeout: wallTimeout)
    isWaitedFor = result == .success
    return result
  }

  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute: @escaping () -> Void
  ) {
    group.notify(queue: queue, execute: execute)
  }

  public func notify(queue: DispatchQueue, execute: DispatchWorkItem) { group.notify(queue: queue, work: execute) }
}

/// Counts what is under way.
public final class DispatchGroup: DispatchObject {
  private var count = 0
  private var followers: [() -> Void] = []

  public override init() { super.init() }

  public func enter() { count += 1 }

  public func leave() {
    if count == 0 { fatalError("a DispatchGroup was left more often than entered") }
    count -= 1
    if count > 0 { return }
    let ready = followers
    followers = []
    for follower in ready { follower() }
  }

  private func follow(_ follower: @escaping () -> Void) {
    if count == 0 { follower() } else { followers.append(follower) }
  }

  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    follow { queue.async(flags: flags, execute: work) }
  }

  public func notify(queue: DispatchQueue, work: DispatchWorkItem) { follow { queue.async(execute: work) } }

  private func wait(until moment: Int) -> DispatchTimeoutResult {
    _Turns.wait(until: moment, or: { self.count == 0 }) ? .success : .timedOut
  }

  public func wait() { _ = wait(until: Int.max) }
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { wait(until: timeout._moment) }
  public func wait(wallTimeout timeout: DispatchWallTime) -> DispatchTimeoutResult { wait(until: timeout._moment) }
}

public final class DispatchSemaphore: DispatchObject {
  private var value: Int

  public init(value: Int) {
    self.value = value
    super.init()
  }

  @discardableResult
  public func signal() -> Int {
    value += 1
    return value <= 0 ? 1 : 0
  }

  private func wait(until moment: Int) -> DispatchTimeoutResult {
    if !_Turns.wait(until: moment, or: { self.value > 0 }) { return .timedOut }
    value -= 1
    return .success
  }

  public func wait() { _ = wait(until: Int.max) }
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { wait(until: timeout._moment) }
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult { wait(until: wallTimeout._moment) }
}
