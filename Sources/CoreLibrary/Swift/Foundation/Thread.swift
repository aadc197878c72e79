// Threads, of which a script has one: what queues other than the main one run is on another one by name only.

open class Thread: NSObject {
  private static let ofMain = Thread()
  private static let ofOthers = Thread()
  private var block: (() -> Void)?
  private var hasStarted = false
  open private(set) var isFinished = false
  open private(set) var isCancelled = false
  open var name: String?
  open var stackSize = 0
  open var qualityOfService = QualityOfService.default
  open var threadPriority = 0.5

  public override init() { super.init() }
  public convenience init(block: @escaping @Sendable () -> Void) {
    self.init()
    self.block = block
  }

  open var isExecuting: Bool { hasStarted && !isFinished }
  open func main() { block?() }
  open func cancel() { isCancelled = true }
  /// It runs when whoever starts it gives way.
  open func start() {
    if hasStarted { fatalError("a Thread is started once") }
    hasStarted = true
    DispatchQueue.global().async {
      self.main()
      self.isFinished = true
    }
  }

  open class func detachNewThread(_ block: @escaping @Sendable () -> Void) { Thread(block: block).start() }

  open class var current: Thread { _Turns.isOnMainThread ? ofMain : ofOthers }
  open class var isMainThread: Bool { _Turns.isOnMainThread }
  open var isMainThread: Bool { self === Thread.ofMain }

  open class func sleep(forTimeInterval interval: TimeInterval) { _Turns.sleep(seconds: interval) }
  open class func sleep(until date: Date) { _Turns.sleep(seconds: date.timeIntervalSinceNow) }
}
