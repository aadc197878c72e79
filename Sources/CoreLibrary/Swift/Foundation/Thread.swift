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

/// Operations that follow each other or run side by side.
open class OperationQueue: NSObject {
  private let queue: DispatchQueue
  private let group = DispatchGroup()
  private var waiting: [() -> Void] = []
  private var count = 0
  open var maxConcurrentOperationCount: Int
  open var name: String?

  private static let ofMain = OperationQueue(on: .main)
  open class var main: OperationQueue { ofMain }

  public override init() {
    queue = DispatchQueue(label: "operations", attributes: .concurrent)
    maxConcurrentOperationCount = -1
    super.init()
  }

  private init(on queue: DispatchQueue) {
    self.queue = queue
    maxConcurrentOperationCount = 1
    name = "NSOperationQueue Main Queue"
    super.init()
  }

  open func addOperation(_ block: @escaping @Sendable () -> Void) {
    group.enter()
    waiting.append(block)
    begin()
  }

  /// An operation goes to the queue when one that it has to wait for is over.
  private func begin() {
    while !waiting.isEmpty && (maxConcurrentOperationCount < 0 || count < maxConcurrentOperationCount) {
      let block = waiting.removeFirst()
      count += 1
      queue.async {
        block()
        self.count -= 1
        self.begin()
        self.group.leave()
      }
    }
  }

  open func waitUntilAllOperationsAreFinished() { group.wait() }
}
