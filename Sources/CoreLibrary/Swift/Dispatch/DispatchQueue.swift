// Queues of things to do.

open class DispatchObject {
  init() {}
}

public final class DispatchQueue: DispatchObject {
  public let label: String
  public let qos: DispatchQoS
  private let isSerial: Bool
  let turns: _TurnQueue
  private var values: [ObjectIdentifier: Any] = [:]

  public static let main = DispatchQueue("com.apple.main-thread", .unspecified, isSerial: true, _Turns.main)
  private static var globals: [String: DispatchQueue] = [:]

  public convenience init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    if target != nil { fatalError("Zoetrope does not support target queues") }
    if attributes.contains(.initiallyInactive) { fatalError("Zoetrope does not support inactive queues") }
    self.init(label, qos, isSerial: !attributes.contains(.concurrent))
  }

  private init(_ label: String, _ qos: DispatchQoS, isSerial: Bool, _ turns: _TurnQueue = _TurnQueue()) {
    self.label = label
    self.qos = qos
    self.isSerial = isSerial
    self.turns = turns
    super.init()
    turns.owner = self
  }

  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    let name = "com.apple.root." + qos._label + "-qos"
    if let known = globals[name] { return known }
    let queue = DispatchQueue(name, DispatchQoS(qosClass: qos, relativePriority: 0), isSerial: false)
    globals[name] = queue
    return queue
  }

  /// A queue that belongs to all knows no barriers.
  private func isAlone(_ flags: DispatchWorkItemFlags) -> Bool {
    isSerial || flags.contains(.barrier) && !label.hasPrefix("com.apple.root.")
  }

  private func add(
    at moment: Int, _ group: DispatchGroup?, _ flags: DispatchWorkItemFlags, _ work: @escaping () -> Void
  ) {
    let isAlone = isAlone(flags)
    guard let group else { return _Turns.add(_Turn(turns, moment, isAlone: isAlone, work)) }
    group.enter()
    _Turns.add(
      _Turn(
        turns, moment, isAlone: isAlone,
        {
          work()
          group.leave()
        }))
  }

  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    add(at: 0, group, flags, work)
  }

  public func async(execute workItem: DispatchWorkItem) { add(at: 0, nil, workItem.flags) { workItem.run() } }

  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    add(at: 0, group, workItem.flags) { workItem.run() }
  }

  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    add(at: moment(deadline._moment), nil, flags, work)
  }

  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    add(at: moment(wallDeadline._moment), nil, flags, work)
  }

  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    add(at: moment(deadline._moment), nil, execute.flags) { execute.run() }
  }

  public func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem) {
    add(at: moment(wallDeadline._moment), nil, execute.flags) { execute.run() }
  }

  func _after(_ deadline: Int, _ work: @escaping () -> Void) { add(at: moment(deadline), nil, [], work) }

  /// What is due already waits for nothing but its turn.
  private func moment(_ deadline: Int) -> Int { deadline <= _Turns.now ? 0 : deadline }

  /// Waits until the queue may run something that is to be run at once.
  private func begin(_ flags: DispatchWorkItemFlags) -> Bool {
    let isAlone = isAlone(flags)
    if self === DispatchQueue.main {
      if _Turns.isOnMainThread { fatalError("DispatchQueue.main.sync on the main thread waits for itself, for ever") }
      _ = _Turns.wait(until: Int.max) { _Turns.isMainIdle }
    } else if isAlone {
      if _Turns.isRunning(turns) { fatalError("sync on the queue \(label) waits for what it is called from, for ever") }
      _ = _Turns.wait(until: Int.max) { self.turns.runs == 0 && !_Turns.isWaiting(on: self.turns) }
    } else {
      _ = _Turns.wait(until: Int.max) { !self.turns.isBusy && !_Turns.isWaitingAlone(on: self.turns) }
    }
    return isAlone
  }

  public func sync(execute block: () -> Void) {
    let turn = _Turns.begin(turns, isAlone: begin([]))
    block()
    _Turns.end(turn)
  }

  public func sync(execute workItem: DispatchWorkItem) {
    let turn = _Turns.begin(turns, isAlone: begin(workItem.flags))
    workItem.run()
    _Turns.end(turn)
  }

  public func sync<T>(execute work: () throws -> T) rethrows -> T {
    let turn = _Turns.begin(turns, isAlone: begin([]))
    defer { _Turns.end(turn) }
    return try work()
  }

  public func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T {
    let turn = _Turns.begin(turns, isAlone: begin(flags))
    defer { _Turns.end(turn) }
    return try work()
  }

  /// One after the other, in order: no order is promised.
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    var index = 0
    while index < iterations {
      work(index)
      index += 1
    }
  }

  public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
    (_Turns.current.owner as? DispatchQueue ?? .main).getSpecific(key: key)
  }

  public func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { values[ObjectIdentifier(key)] as? T }
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) { values[ObjectIdentifier(key)] = value }
}

public final class DispatchSpecificKey<T> {
  public init() {}
}

extension DispatchQueue {
  public struct Attributes: OptionSet {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let concurrent = Attributes(rawValue: 2)
    public static let initiallyInactive = Attributes(rawValue: 4)
  }

  public enum AutoreleaseFrequency {
    case inherit
    case workItem
    case never
  }
}

public enum DispatchPredicate {
  case onQueue(DispatchQueue)
  case onQueueAsBarrier(DispatchQueue)
  case notOnQueue(DispatchQueue)
}

public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {
  switch condition() {
  case .onQueue(let queue), .onQueueAsBarrier(let queue):
    if !_Turns.isRunning(queue.turns) { fatalError("this does not run on the queue \(queue.label), as it has to") }
  case .notOnQueue(let queue):
    if _Turns.isRunning(queue.turns) { fatalError("this runs on the queue \(queue.label), which it must not") }
  }
}

public struct DispatchQoS: Equatable {
  public enum QoSClass: Equatable {
    case background
    case utility
    case `default`
    case userInitiated
    case userInteractive
    case unspecified

    var _label: String {
      switch self {
      case .background: return "background"
      case .utility: return "utility"
      case .userInitiated: return "user-initiated"
      case .userInteractive: return "user-interactive"
      case .default, .unspecified: return "default"
      }
    }
  }

  public let qosClass: QoSClass
  public let relativePriority: Int

  public init(qosClass: QoSClass, relativePriority: Int) {
    self.qosClass = qosClass
    self.relativePriority = relativePriority
  }

  public static let background = DispatchQoS(qosClass: .background, relativePriority: 0)
  public static let utility = DispatchQoS(qosClass: .utility, relativePriority: 0)
  public static let `default` = DispatchQoS(qosClass: .default, relativePriority: 0)
  public static let userInitiated = DispatchQoS(qosClass: .userInitiated, relativePriority: 0)
  public static let userInteractive = DispatchQoS(qosClass: .userInteractive, relativePriority: 0)
  public static let unspecified = DispatchQoS(qosClass: .unspecified, relativePriority: 0)
}

/// Leaves the main thread to its queue, until something ends the script.
public func dispatchMain() -> Never {
  _ = _Turns.wait(until: Int.max, freesMain: true) { false }
  fatalError()
}
