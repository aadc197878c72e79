// Threads, of which a script has one: what queues other than the main one run is on another one by name only.

open class Thread: NSObject {
  private static let ofMain = Thread()
  private static let ofOthers = Thread()
  fileprivate override init() { super.init() }

  open class var current: Thread { _Turns.isOnMainThread ? ofMain : ofOthers }
  open class var isMainThread: Bool { _Turns.isOnMainThread }
  open var isMainThread: Bool { self === Thread.ofMain }

  open class func sleep(forTimeInterval interval: TimeInterval) { _Turns.sleep(seconds: interval) }
  open class func sleep(until date: Date) { _Turns.sleep(seconds: date.timeIntervalSinceNow) }
}

/// Lets other queues go on for that many seconds, which are over at once.
@discardableResult
public func sleep(_ seconds: UInt32) -> UInt32 {
  _Turns.sleep(seconds: Double(seconds))
  return 0
}

/// Likewise, for a millionth of a second each.
@discardableResult
public func usleep(_ microseconds: UInt32) -> Int32 {
  _Turns.sleep(seconds: Double(microseconds) / 1_000_000)
  return 0
}
