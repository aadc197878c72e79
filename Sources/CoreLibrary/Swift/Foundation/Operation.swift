public enum QualityOfService: Int {
  case userInteractive = 0x21
  case userInitiated = 0x19
  case utility = 0x11
  case background = 0x09
  case `default` = -1
}

/// Something to do, once what it depends on is done. A subclass that says itself when it is finished tells so by
/// `didChangeValue(forKey: "isFinished")`.
open class Operation: NSObject {
  public enum QueuePriority: Int {
    case veryLow = -8
    case low = -4
    case normal = 0
    case high = 4
    case veryHigh = 8
  }

  private enum State {
    case waiting
    case executing
    case finished
  }

  private var state = State.waiting
  private var wasCancelled = false
  private var before: [Operation] = []
  private var after: [Operation] = []
  private var onEnd: [() -> Void] = []
  private var hasEnded = false
  fileprivate weak var queue: OperationQueue?
  private let ending = DispatchGroup()

  open var queuePriority = QueuePriority.normal
  open var qualityOfService = QualityOfService.default
  open var completionBlock: (@Sendable () -> Void)?
  open var name: String?

  public override init() {
    super.init()
    ending.enter()
  }

  open func main() {}

  open func start() {
    if hasEnded { return }
    if !isCancelled {
      state = .executing
      main()
    }
    state = .finished
    end()
  }

  open func cancel() { wasCancelled = true }
  open var isCancelled: Bool { wasCancelled }
  open var isExecuting: Bool { state == .executing }
  open var isFinished: Bool { state == .finished }
  open var isAsynchronous: Bool { false }
  open var isConcurrent: Bool { isAsynchronous }
  open var isReady: Bool { isCancelled || before.allSatisfy { $0.isFinished } }

  open var dependencies: [Operation] { before }
  open func addDependency(_ op: Operation) {
    before.append(op)
    op.after.append(self)
  }
  open func removeDependency(_ op: Operation) {
    before.removeAll { $0 === op }
    op.after.removeAll { $0 === self }
  }

  open func waitUntilFinished() { ending.wait() }

  public func willChangeValue<Value>(for keyPath: KeyPath<Operation, Value>) {}
  public func didChangeValue<Value>(for keyPath: KeyPath<Operation, Value>) { _changed() }

  /// What depends on it and what waits for it hears that it is finished, once.
  func _changed() {
    if isFinished { end() } else { queue?.begin() }
  }

  private func end() {
    if hasEnded || !isFinished { return }
    hasEnded = true
    for action in onEnd { action() }
    onEnd = []
    ending.leave()
    if let completionBlock {
      self.completionBlock = nil
      DispatchQueue.global().async(execute: completionBlock)
    }
    let freed = after
    after = []
    for operation in freed { operation.queue?.begin() }
  }

  fileprivate func whenEnded(_ action: @escaping () -> Void) {
    if hasEnded { action() } else { onEnd.append(action) }
  }
}

/// Blocks as an operation.
open class BlockOperation: Operation {
  private var blocks: [() -> Void] = []

  public convenience init(block: @escaping @Sendable () -> Void) {
    self.init()
    blocks.append(block)
  }

  open func addExecutionBlock(_ block: @escaping @Sendable () -> Void) { blocks.append(block) }
  open var executionBlocks: [@Sendable () -> Void] { blocks }
  open override func main() { for block in blocks { block() } }
}

/// Runs operations, so many at a time. There is one thread.
open class OperationQueue: NSObject {
  public static let defaultMaxConcurrentOperationCount = -1

  private let queue: DispatchQueue
  private let group = DispatchGroup()
  private var waiting: [Operation] = []
  private var running: [Operation] = []
  open var maxConcurrentOperationCount: Int
  open var name: String?
  open var qualityOfService = QualityOfService.default
  open var isSuspended = false { didSet { begin() } }

  private static let ofMain = OperationQueue(on: .main)
  private static var here: OperationQueue?
  open class var main: OperationQueue { ofMain }
  open class var current: OperationQueue? { here ?? (Thread.isMainThread ? ofMain : nil) }

  public override init() {
    queue = DispatchQueue(label: "operations", attributes: .concurrent)
    maxConcurrentOperationCount = OperationQueue.defaultMaxConcurrentOperationCount
    super.init()
  }

  private init(on queue: DispatchQueue) {
    self.queue = queue
    maxConcurrentOperationCount = 1
    name = "NSOperationQueue Main Queue"
    super.init()
  }

  open var underlyingQueue: DispatchQueue? { queue }
  open var operations: [Operation] { running + waiting }
  open var operationCount: Int { running.count + waiting.count }

  open func addOperation(_ op: Operation) {
    group.enter()
    op.queue = self
    waiting.append(op)
    begin()
  }
  open func addOperation(_ block: @escaping @Sendable () -> Void) { addOperation(BlockOperation(block: block)) }

  open func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    for operation in ops { addOperation(operation) }
    if wait { for operation in ops { operation.waitUntilFinished() } }
  }

  /// It waits for all that there are, and those behind it for it.
  open func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) {
    let operation = BlockOperation(block: barrier)
    for other in operations { operation.addDependency(other) }
    addOperation(operation)
  }

  open func cancelAllOperations() { for operation in operations { operation.cancel() } }
  open func waitUntilAllOperationsAreFinished() { group.wait() }

  /// Of those that may, the most urgent goes first, and of those the first that came.
  fileprivate func begin() {
    while !isSuspended, maxConcurrentOperationCount < 0 || running.count < maxConcurrentOperationCount {
      let ready = waiting.filter { $0.isReady }
      guard let urgent = ready.map({ $0.queuePriority.rawValue }).max(),
        let next = ready.first(where: { $0.queuePriority.rawValue == urgent })
      else { return }
      waiting.removeAll { $0 === next }
      running.append(next)
      next.whenEnded { self.ended(next) }
      queue.async {
        let before = OperationQueue.here
        OperationQueue.here = self
        next.start()
        OperationQueue.here = before
      }
    }
  }

  private func ended(_ operation: Operation) {
    running.removeAll { $0 === operation }
    group.leave()
    begin()
  }
}
