// What sends something to a queue when it happens: timers, and data that is put together until its turn comes.

public protocol DispatchSourceProtocol: AnyObject {
  typealias DispatchSourceHandler = @convention(block) () -> Void
  var data: UInt { get }
  var isCancelled: Bool { get }
  func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
  func setEventHandler(handler: DispatchWorkItem)
  func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
  func setCancelHandler(handler: DispatchWorkItem)
  func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
  func resume()
  func activate()
  func suspend()
  func cancel()
}

extension DispatchSourceProtocol {
  public func setEventHandler(handler: (() -> Void)?) {
    setEventHandler(qos: .unspecified, flags: [], handler: handler)
  }
  public func setCancelHandler(handler: (() -> Void)?) {
    setCancelHandler(qos: .unspecified, flags: [], handler: handler)
  }
  public func setRegistrationHandler(handler: (() -> Void)?) {
    setRegistrationHandler(qos: .unspecified, flags: [], handler: handler)
  }
}

public protocol DispatchSourceTimer: DispatchSourceProtocol {
  func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval)
  func schedule(wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
  func schedule(wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval)
}

extension DispatchSourceTimer {
  public func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }
  public func schedule(deadline: DispatchTime, repeating interval: Double) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }
  public func schedule(wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never) {
    schedule(wallDeadline: wallDeadline, repeating: interval, leeway: .nanoseconds(0))
  }
  public func schedule(wallDeadline: DispatchWallTime, repeating interval: Double) {
    schedule(wallDeadline: wallDeadline, repeating: interval, leeway: .nanoseconds(0))
  }
}

public protocol DispatchSourceUserDataAdd: DispatchSourceProtocol {
  func add(data: UInt)
}
public protocol DispatchSourceUserDataOr: DispatchSourceProtocol {
  func or(data: UInt)
}
public protocol DispatchSourceUserDataReplace: DispatchSourceProtocol {
  func replace(data: UInt)
}

public class DispatchSource: DispatchObject, DispatchSourceProtocol {
  public struct TimerFlags: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strict = TimerFlags(rawValue: 1)
  }

  public class func makeTimerSource(flags: TimerFlags = [], queue: DispatchQueue? = nil) -> any DispatchSourceTimer {
    _TimerSource(queue)
  }
  public class func makeUserDataAddSource(queue: DispatchQueue? = nil) -> any DispatchSourceUserDataAdd {
    _DataSource(queue)
  }
  public class func makeUserDataOrSource(queue: DispatchQueue? = nil) -> any DispatchSourceUserDataOr {
    _DataSource(queue)
  }
  public class func makeUserDataReplaceSource(queue: DispatchQueue? = nil) -> any DispatchSourceUserDataReplace {
    _DataSource(queue)
  }

  let _queue: DispatchQueue
  public internal(set) var data: UInt = 0
  public private(set) var isCancelled = false
  var _handler: (() -> Void)?
  private var cancelHandler: (() -> Void)?
  private var registrationHandler: (() -> Void)?
  private var hasBegun = false
  /// It does nothing until it is resumed for the first time, and as often as it was suspended.
  private var suspensions = 1

  init(_ queue: DispatchQueue?) {
    _queue = queue ?? .global()
    super.init()
  }

  public func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
    _handler = handler
  }
  public func setEventHandler(handler: DispatchWorkItem) { _handler = { handler.run() } }
  public func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
    cancelHandler = handler
  }
  public func setCancelHandler(handler: DispatchWorkItem) { cancelHandler = { handler.run() } }
  public func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
    registrationHandler = handler
  }

  var _isActive: Bool { suspensions == 0 && !isCancelled }

  public func activate() { if !hasBegun { resume() } }
  public func resume() {
    if suspensions == 0 { fatalError("a DispatchSource is resumed more often than it was suspended") }
    suspensions -= 1
    if suspensions > 0 { return }
    if !hasBegun {
      hasBegun = true
      if let registrationHandler { _queue.async { registrationHandler() } }
    }
    _resumed()
  }
  public func suspend() { suspensions += 1 }
  public func cancel() {
    if isCancelled { return }
    isCancelled = true
    if let cancelHandler { _queue.async { cancelHandler() } }
    _handler = nil
  }

  /// What it has waited with is done.
  func _resumed() {}
}

final class _TimerSource: DispatchSource, DispatchSourceTimer {
  private var due = Int.max
  private var interval = Int.max
  /// Which of its schedules holds.
  private var schedules = 0
  private var isDue = false

  func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval) {
    set(deadline._moment, interval._nanoseconds)
  }
  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval) {
    set(deadline._moment, Int(interval * 1_000_000_000))
  }
  func schedule(wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
  {
    set(wallDeadline._moment, interval._nanoseconds)
  }
  func schedule(wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval) {
    set(wallDeadline._moment, Int(interval * 1_000_000_000))
  }

  private func set(_ moment: Int, _ interval: Int) {
    due = moment
    self.interval = interval
    isDue = false
    if _isActive { begin() }
  }

  override func _resumed() {
    if isDue {
      isDue = false
      _queue.async { [weak self] in self?.fire() }
    } else {
      begin()
    }
  }

  private func begin() {
    schedules += 1
    if due == Int.max { return }
    let schedule = schedules
    _queue._after(due) { [weak self] in
      guard let self, self.schedules == schedule, !self.isCancelled else { return }
      if self._isActive { self.fire() } else { self.isDue = true }
    }
  }

  /// What was missed while nobody could be told counts, and is told of at once.
  private func fire() {
    if !_isActive { return }
    data = 1
    if interval < Int.max && interval > 0 {
      due += interval
      if due <= _Turns.now {
        let missed = (_Turns.now - due) / interval + 1
        data += UInt(missed)
        due += missed * interval
      }
    } else {
      due = Int.max
    }
    begin()
    _handler?()
    data = 0
  }
}

final class _DataSource: DispatchSource, DispatchSourceUserDataAdd, DispatchSourceUserDataOr,
  DispatchSourceUserDataReplace
{
  private var pending: UInt = 0
  private var isComing = false

  func add(data: UInt) { put(pending + data) }
  func or(data: UInt) { put(pending | data) }
  func replace(data: UInt) { put(data) }

  private func put(_ value: UInt) {
    pending = value
    if !isComing && _isActive && pending != 0 { come() }
  }
  override func _resumed() { if !isComing && pending != 0 { come() } }
  private func come() {
    isComing = true
    _queue.async { [weak self] in
      guard let self else { return }
      self.isComing = false
      if !self._isActive { return }
      self.data = self.pending
      self.pending = 0
      self._handler?()
    }
  }
}
