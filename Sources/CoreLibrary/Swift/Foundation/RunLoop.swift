// The loop that a script gives way to, and what happens in it at a time: timers.

extension Date {
  /// When that is for the queues, in nanoseconds.
  var _moment: Int {
    let seconds = timeIntervalSince1970
    return seconds >= 9_200_000_000 ? Int.max : seconds <= 0 ? 0 : Int(seconds * 1_000_000_000)
  }
}

open class RunLoop: NSObject {
  public struct Mode: RawRepresentable, Hashable {
    public private(set) var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "kCFRunLoopDefaultMode")
    public static let common = Mode(rawValue: "kCFRunLoopCommonModes")
  }

  private static let ofMainThread = RunLoop()
  /// Nothing ever runs in the others.
  private static let ofOthers = RunLoop()
  public class var main: RunLoop { ofMainThread }
  public class var current: RunLoop { _Turns.isOnMainThread ? ofMainThread : ofOthers }
  fileprivate override init() { super.init() }

  open func add(_ timer: Timer, forMode mode: Mode) {
    if self === RunLoop.ofMainThread && (mode == .default || mode == .common) { timer._begin() }
  }

  /// Does something as soon as the loop runs.
  open func perform(_ block: @escaping @Sendable () -> Void) {
    if self !== RunLoop.ofMainThread { return }
    var alarm: _Alarm?
    let once = _Alarm(at: 0) {
      _Turns.alarms.removeAll { $0 === alarm }
      alarm = nil
      block()
    }
    alarm = once
    _Turns.alarms.append(once)
  }

  /// Lets the main queue and timers go on, until then or until what was on the queue is done.
  open func run(mode: Mode, before limitDate: Date) -> Bool {
    if self !== RunLoop.current || self !== RunLoop.ofMainThread || mode != .default { return false }
    _Turns.loop(until: limitDate._moment)
    return true
  }

  open func run(until limitDate: Date) { while run(mode: .default, before: limitDate) && Date() < limitDate {} }

  open func run() { while run(mode: .default, before: .distantFuture) {} }
}

open class Timer: NSObject {
  private let block: (Timer) -> Void
  private let repeats: Bool
  private var alarm: _Alarm?
  private var moment: Int
  public let timeInterval: TimeInterval
  public private(set) var isValid = true
  open var tolerance: TimeInterval = 0

  public init(fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
    self.block = block
    self.repeats = repeats
    timeInterval = repeats && interval > 0 ? interval : 0
    moment = date._moment
    super.init()
  }

  /// One that never rings.
  public convenience override init() {
    self.init(timeInterval: 0, repeats: false, block: { _ in })
    isValid = false
  }

  public convenience init(timeInterval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
    self.init(fire: Date(timeIntervalSinceNow: timeInterval), interval: timeInterval, repeats: repeats, block: block)
  }

  /// It runs in the loop of the thread that makes it, and that of the main thread is the only one.
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  func _begin() {
    if !isValid || alarm != nil { return }
    let alarm = _Alarm(at: moment) { self.ring() }
    self.alarm = alarm
    _Turns.alarms.append(alarm)
  }

  private func ring() {
    let due = moment
    block(self)
    if timeInterval == 0 { return invalidate() }
    if !isValid || moment != due { return }
    // What has been missed meanwhile is left out.
    let step = max(1, Int(min(timeInterval, 1_000_000_000) * 1_000_000_000))
    moment += step * max(1, (_Turns.now - due) / step + 1)
    alarm?.moment = moment
  }

  open func fire() {
    if !isValid { return }
    block(self)
    if !repeats { invalidate() }
  }

  open func invalidate() {
    isValid = false
    guard let alarm else { return }
    self.alarm = nil
    _Turns.alarms.removeAll { $0 === alarm }
  }

  open var fireDate: Date {
    get { Date(timeIntervalSince1970: Double(moment) / 1_000_000_000) }
    set {
      moment = newValue._moment
      alarm?.moment = moment
    }
  }

  open var userInfo: Any? { nil }
}
