// How far some work has come, and the parts of it.

public struct ProgressUserInfoKey: RawRepresentable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let estimatedTimeRemainingKey = ProgressUserInfoKey("NSProgressEstimatedTimeRemainingKey")
  public static let throughputKey = ProgressUserInfoKey("NSProgressThroughputKey")
  public static let fileTotalCountKey = ProgressUserInfoKey("NSProgressFileTotalCountKey")
  public static let fileCompletedCountKey = ProgressUserInfoKey("NSProgressFileCompletedCountKey")
}

/// A fraction as a pair of numbers, so that thirds add up.
struct _ProgressFraction {
  var completed: Int64
  var total: Int64

  init(_ completed: Int64, _ total: Int64) {
    self.completed = completed
    self.total = total
  }
  static func simple(_ completed: Int64, _ total: Int64) -> _ProgressFraction {
    var (one, two) = (completed.magnitude, total.magnitude)
    while two != 0 { (one, two) = (two, one % two) }
    return one > 1 ? _ProgressFraction(completed / Int64(one), total / Int64(one)) : _ProgressFraction(completed, total)
  }

  var isIndeterminate: Bool { completed < 0 || total < 0 || completed == 0 && total == 0 }
  var isFinished: Bool { completed >= total && completed > 0 && total >= 0 }
  var value: Double {
    if total == 0 { return completed > 0 ? 1 : 0 }
    return Double(completed) / Double(total)
  }

  static func + (lhs: _ProgressFraction, rhs: _ProgressFraction) -> _ProgressFraction {
    if rhs.completed == 0 || rhs.total == 0 { return lhs }
    if lhs.total == 0 { return rhs }
    return simple(lhs.completed * rhs.total + rhs.completed * lhs.total, lhs.total * rhs.total)
  }
  static func - (lhs: _ProgressFraction, rhs: _ProgressFraction) -> _ProgressFraction {
    lhs + _ProgressFraction(-rhs.completed, rhs.total)
  }
  static func * (lhs: _ProgressFraction, rhs: _ProgressFraction) -> _ProgressFraction {
    if lhs.total == 0 || rhs.total == 0 || rhs.isIndeterminate { return _ProgressFraction(0, 1) }
    return simple(lhs.completed * rhs.completed, lhs.total * rhs.total)
  }
}

open class Progress: NSObject {
  private var own: _ProgressFraction
  /// What those parts come to that are not completed.
  private var ofChildren = _ProgressFraction(0, 1)
  private weak var parent: Progress?
  private var portion: Int64 = 0
  private var children: [Progress] = []
  private var info: [ProgressUserInfoKey: Any]

  /// Those that count what begins now, the innermost last, with what is left of their units for it.
  private static var currents: [(progress: Progress, units: Int64)] = []

  public init(parent parentProgressOrNil: Progress?, userInfo userInfoOrNil: [ProgressUserInfoKey: Any]? = nil) {
    own = _ProgressFraction(0, 0)
    info = userInfoOrNil ?? [:]
    super.init()
    guard let last = Progress.currents.last, last.progress === parentProgressOrNil else { return }
    last.progress.addChild(self, withPendingUnitCount: last.units)
    Progress.currents[Progress.currents.count - 1].units = 0
  }
  public convenience init(totalUnitCount unitCount: Int64) {
    self.init(parent: Progress.current())
    totalUnitCount = unitCount
  }
  public convenience init(totalUnitCount unitCount: Int64, parent: Progress, pendingUnitCount: Int64) {
    self.init(parent: nil)
    totalUnitCount = unitCount
    parent.addChild(self, withPendingUnitCount: pendingUnitCount)
  }
  open class func discreteProgress(totalUnitCount unitCount: Int64) -> Progress {
    let progress = Progress(parent: nil)
    progress.totalUnitCount = unitCount
    return progress
  }

  // MARK: Counting

  open var totalUnitCount: Int64 {
    get { own.total }
    set {
      change {
        own.total = newValue
        ofChildren = _ProgressFraction(0, 1)
        for child in children {
          ofChildren = ofChildren + _ProgressFraction(child.portion, newValue) * child.overall
        }
      }
    }
  }
  open var completedUnitCount: Int64 {
    get { own.completed }
    set { change { own.completed = newValue } }
  }
  private var overall: _ProgressFraction { own.isIndeterminate ? own : own + ofChildren }
  open var fractionCompleted: Double { own.isIndeterminate ? 0 : overall.value }
  open var isFinished: Bool { own.isFinished }
  open var isIndeterminate: Bool { own.isIndeterminate }

  private func change(_ body: () -> Void) {
    let before = overall
    body()
    parent?.update(self, from: before, to: overall)
  }

  /// Whoever is finished counts among one's own units.
  private func update(_ child: Progress, from before: _ProgressFraction, to after: _ProgressFraction) {
    change {
      let share = _ProgressFraction(child.portion, own.total)
      ofChildren = ofChildren - share * before + share * after
      if after.isFinished {
        children.removeAll { $0 === child }
        if child.portion != 0 {
          own.completed += child.portion
          ofChildren = ofChildren - share
        }
      }
    }
  }

  open func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64) {
    if child.parent != nil { fatalError("The Progress was already the child of another Progress") }
    child.parent = self
    child.portion = inUnitCount
    children.append(child)
    if isCancelled { child.cancel() }
    if isPaused { child.pause() }
    update(child, from: _ProgressFraction(0, 1), to: child.overall)
  }

  // MARK: The one that counts what begins now

  open class func current() -> Progress? { currents.last?.progress }
  open func becomeCurrent(withPendingUnitCount unitCount: Int64) { Progress.currents.append((self, unitCount)) }
  /// What nobody took is completed.
  open func resignCurrent() {
    guard let last = Progress.currents.last, last.progress === self else {
      fatalError("This Progress was not the current progress on this thread.")
    }
    Progress.currents.removeLast()
    if last.units > 0 { completedUnitCount += last.units }
  }

  // MARK: Cancelling and pausing. Whoever is told of it is told later.

  open var isCancellable = false
  open var isPausable = false
  open private(set) var isCancelled = false
  open private(set) var isPaused = false
  open var cancellationHandler: (() -> Void)? {
    didSet { if isCancelled { tell(cancellationHandler) } }
  }
  open var pausingHandler: (() -> Void)? {
    didSet { if isPaused { tell(pausingHandler) } }
  }
  open var resumingHandler: (() -> Void)?

  private func tell(_ handler: (() -> Void)?) {
    if let handler { DispatchQueue.global().async { handler() } }
  }
  open func cancel() {
    isCancelled = true
    tell(cancellationHandler)
    for child in children { child.cancel() }
  }
  open func pause() {
    isPaused = true
    tell(pausingHandler)
    for child in children { child.pause() }
  }
  open func resume() {
    isPaused = false
    tell(resumingHandler)
    for child in children { child.resume() }
  }

  // MARK: What else is known of it

  open var userInfo: [ProgressUserInfoKey: Any] { info }
  open func setUserInfoObject(_ objectOrNil: Any?, forKey key: ProgressUserInfoKey) { info[key] = objectOrNil }
}
