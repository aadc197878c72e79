// Whose turn it is. A script has one thread: what queues are given waits in lists, and is run when the script gives way, that is
// when it waits or sleeps, and in its run loop. Nobody waits for a point in time: the clock is put forward to it.

@_intrinsic("clock.seconds") public func _secondsOfMachine() -> Double

/// What comes first goes first.
struct _Line<Element> {
  private var elements: [Element] = []
  private var start = 0

  var isEmpty: Bool { start == elements.count }
  var count: Int { elements.count - start }
  var first: Element? { isEmpty ? nil : elements[start] }
  mutating func append(_ element: Element) { elements.append(element) }

  mutating func removeFirst() -> Element {
    let element = elements[start]
    start += 1
    // What is gone is let go in good time.
    if start == elements.count {
      elements = []
      start = 0
    } else if start >= 32 && start * 2 >= elements.count {
      elements.removeFirst(start)
      start = 0
    }
    return element
  }

  mutating func removeAll() {
    elements = []
    start = 0
  }
}

/// Where things wait for their turn.
public final class _TurnQueue {
  /// Whether it is the main thread that comes to it.
  let isMain: Bool
  /// Who has it, if anybody asks.
  public weak var owner: AnyObject?
  /// How much of it is being run, and whether that is to be alone.
  public var runs = 0
  public var isBusy = false

  public init(isMain: Bool = false) { self.isMain = isMain }

  /// Whether nothing that runs on the queue stands in the way.
  func mayRun(_ turn: _Turn) -> Bool { !isBusy && (!turn.isAlone || runs == 0) }
}

/// Something that waits for its turn on a queue.
public final class _Turn {
  let queue: _TurnQueue
  let action: () -> Void
  /// Nothing else of its queue runs beside it.
  let isAlone: Bool
  /// When it is due, and which of those that are due together it is.
  let moment: Int
  let order: Int

  public init(_ queue: _TurnQueue, _ moment: Int, isAlone: Bool, _ action: @escaping () -> Void) {
    self.queue = queue
    self.action = action
    self.isAlone = isAlone
    self.moment = moment
    _Turns.count += 1
    order = _Turns.count
  }
}

/// What the run loop does at a point in time, besides what is on the main queue: a timer.
public final class _Alarm {
  public var moment: Int
  public let ring: () -> Void
  var isRinging = false

  public init(at moment: Int, _ ring: @escaping () -> Void) {
    self.moment = moment
    self.ring = ring
  }
}

/// Somebody who waits, while others are run.
final class _Waiter {
  let isOver: () -> Bool
  let deadline: Int

  init(until deadline: Int, or isOver: @escaping () -> Bool) {
    self.deadline = deadline
    self.isOver = isOver
  }
}

public enum _Turns {
  public static let main = _TurnQueue(isMain: true)
  static var count = 0
  /// By how much the clock has been put forward, in nanoseconds.
  private static var skipped = 0

  /// What is due later, as a heap: whatever stands at `i` comes before what stands at `2i + 1` and `2i + 2`.
  private static var delayed: [_Turn] = []
  private static var ofMain = _Line<_Turn>()
  private static var ofOthers: [_Turn] = []
  /// Those of tasks, which never stand in each other's way.
  private static var jobs = _Line<_Turn>()
  public static var alarms: [_Alarm] = []

  /// Nothing is left that could happen: who waits says so where it does.
  private(set) static var isStuck = false
  static var isStuckWords: String { "this waits for ever: nothing is left to run that it could wait for" }

  /// Those who wait now: each has given way to what runs after it.
  private static var waiting: [_Waiter] = []
  public private(set) static var isOnMainThread = true
  /// Whether the main thread is in its run loop, and not in something that it has run.
  private static var isMainFree = false
  private static var isMainQueueRunning = false
  public static var current: _TurnQueue { queues.last ?? main }
  private static var queues: [_TurnQueue] = []

  /// Nanoseconds since 1970.
  public static var now: Int { Int(_secondsOfMachine() * 1_000_000_000) + skipped }
  public static var seconds: Double { _secondsOfMachine() + Double(skipped) / 1_000_000_000 }

  private static func skip(to moment: Int) { skipped += max(0, moment - now) }

  public static func add(_ turn: _Turn) {
    if turn.moment > 0 {
      if turn.moment < Int.max { delay(turn) }
    } else {
      line(up: turn)
    }
  }

  private static func line(up turn: _Turn) {
    if turn.queue.isMain {
      ofMain.append(turn)
    } else if turn.queue === ofTasks {
      jobs.append(turn)
    } else {
      ofOthers.append(turn)
    }
  }

  private static func comesBefore(_ one: _Turn, _ other: _Turn) -> Bool {
    one.moment == other.moment ? one.order < other.order : one.moment < other.moment
  }

  private static func delay(_ turn: _Turn) {
    delayed.append(turn)
    var index = delayed.count - 1
    while index > 0 {
      let above = (index - 1) / 2
      if comesBefore(delayed[above], delayed[index]) { return }
      delayed.swapAt(above, index)
      index = above
    }
  }

  private static func removeFirstDelayed() -> _Turn {
    let first = delayed[0]
    let last = delayed.removeLast()
    if delayed.isEmpty { return first }
    delayed[0] = last
    var index = 0
    while true {
      var next = 2 * index + 1
      if next >= delayed.count { return first }
      if next + 1 < delayed.count && comesBefore(delayed[next + 1], delayed[next]) { next += 1 }
      if comesBefore(delayed[index], delayed[next]) { return first }
      delayed.swapAt(index, next)
      index = next
    }
  }

  /// Lets those who are due now wait for nothing but their turn.
  private static func admit() {
    if delayed.isEmpty { return }
    let now = now
    while let first = delayed.first, first.moment <= now { line(up: removeFirstDelayed()) }
  }

  /// What is to be put back when a queue has run something.
  public struct Place {
    let queue: _TurnQueue
    let isAlone: Bool
    let wasOnMain: Bool
    let wasFree: Bool
  }

  /// Goes to a queue; to the main one, where it is another, only by handing the thread over.
  public static func begin(_ queue: _TurnQueue, isAlone: Bool) -> Place {
    let place = Place(queue: queue, isAlone: isAlone, wasOnMain: isOnMainThread, wasFree: isMainFree)
    if queue.isMain {
      isOnMainThread = true
      isMainFree = false
    }
    queues.append(queue)
    queue.runs += 1
    if isAlone { queue.isBusy = true }
    return place
  }

  public static func end(_ place: Place) {
    if place.isAlone { place.queue.isBusy = false }
    place.queue.runs -= 1
    queues.removeLast()
    isOnMainThread = place.wasOnMain
    isMainFree = place.wasFree
  }

  private static func run(_ turn: _Turn) {
    let place = begin(turn.queue, isAlone: turn.isAlone)
    if !turn.queue.isMain { isOnMainThread = false }
    turn.action()
    end(place)
  }

  /// Whether it is called from something that the queue runs.
  public static func isRunning(_ queue: _TurnQueue) -> Bool {
    if queue.isMain { return isOnMainThread && queues.allSatisfy { $0 === queue } }
    return queues.contains { $0 === queue }
  }

  public static var isMainIdle: Bool { isMainFree && !isMainQueueRunning && ofMain.isEmpty }

  /// Runs the first turn of a queue other than the main one that may run now, if any.
  private static func runOther() -> Bool {
    admit()
    let job = jobs.first
    for index in ofOthers.indices {
      let turn = ofOthers[index]
      if let job, job.order < turn.order { break }
      // Where one has to wait, all behind it on its queue do.
      if ofOthers[..<index].contains(where: { $0.queue === turn.queue }) || !turn.queue.mayRun(turn) { continue }
      ofOthers.remove(at: index)
      run(turn)
      return true
    }
    if job == nil { return false }
    run(jobs.removeFirst())
    return true
  }

  /// Whether something waits for its turn on a queue that is not the main one.
  public static func isWaiting(on queue: _TurnQueue) -> Bool {
    admit()
    return ofOthers.contains { $0.queue === queue }
  }

  /// Whether there is a barrier among it.
  public static func isWaitingAlone(on queue: _TurnQueue) -> Bool {
    admit()
    return ofOthers.contains { $0.queue === queue && $0.isAlone }
  }

  /// When the next thing is due.
  private static func nextMoment(withMain: Bool) -> Int {
    var next = Int.max
    if withMain {
      next = delayed.first?.moment ?? Int.max
    } else {
      for turn in delayed where !turn.queue.isMain { next = min(next, turn.moment) }
    }
    if withMain { for alarm in alarms where !alarm.isRinging { next = min(next, alarm.moment) } }
    return next
  }

  /// Waits until something holds or a point in time has come; whether it holds. Others run in the meantime.
  /// - Parameter whenStuck: done where nothing is left that could happen.
  public static func wait(
    until deadline: Int, freesMain: Bool = false, whenStuck: (() -> Void)? = nil, or isOver: @escaping () -> Bool
  ) -> Bool {
    if isOver() { return true }
    if whenStuck != nil { isStuck = false }
    waiting.append(_Waiter(until: deadline, or: isOver))
    let wasFree = isMainFree
    if isOnMainThread { isMainFree = freesMain }
    // The main thread has its turn too where the others never come to an end.
    var others = 0
    while !isOver() && now < deadline {
      others += 1
      if others < 100 && runOther() { continue }
      others = 0
      if isMainFree && runMain() { continue }
      if runOther() { continue }
      let next = min(nextMoment(withMain: isMainFree), deadline)
      for outer in waiting.dropLast() where outer.isOver() || outer.deadline < next {
        fatalError("Zoetrope does not support queues that wait at the same time, where the first one goes on first")
      }
      if next == Int.max {
        if isStuck || whenStuck == nil { fatalError(isStuckWords) }
        isStuck = true
        whenStuck?()
        continue
      }
      skip(to: next)
    }
    isMainFree = wasFree
    waiting.removeLast()
    return isOver()
  }

  /// Does for the main thread, which is in its run loop, what it would do while somebody else waits.
  private static func runMain() -> Bool {
    admit()
    if !ofMain.isEmpty && !isMainQueueRunning {
      isMainQueueRunning = true
      run(ofMain.removeFirst())
      isMainQueueRunning = false
      return true
    }
    return ring()
  }

  /// After something was broken off nobody runs, and nobody waits.
  static func recover() {
    for queue in queues {
      queue.runs = 0
      queue.isBusy = false
    }
    queues = []
    waiting = []
    isOnMainThread = true
    isMainFree = false
    isMainQueueRunning = false
    isStuck = false
  }

  /// Lets those have their turn that are due, as many as may be expected to come to an end.
  static func settle() {
    let wasFree = isMainFree
    isMainFree = true
    var turns = 0
    while turns < 1000 && (runOther() || runMain()) { turns += 1 }
    isMainFree = wasFree
  }

  /// Lets time go by.
  public static func sleep(seconds: Double) {
    if seconds > 0 { _ = wait(until: now + Int(min(seconds, 1_000_000_000) * 1_000_000_000), or: { false }) }
  }

  /// Rings the alarms that are due. False where there were none.
  private static func ring() -> Bool {
    let now = now
    let due = alarms.filter { $0.moment <= now && !$0.isRinging }
    if due.isEmpty { return false }
    let (wasOnMain, wasFree) = (isOnMainThread, isMainFree)
    isOnMainThread = true
    isMainFree = false
    for alarm in due.sorted(by: { $0.moment < $1.moment }) where alarms.contains(where: { $0 === alarm }) {
      alarm.isRinging = true
      alarm.ring()
      alarm.isRinging = false
    }
    isOnMainThread = wasOnMain
    isMainFree = wasFree
    return true
  }

  /// The run loop: until a point in time, or until what lay on the main queue has been run.
  public static func loop(until limit: Int) {
    guard isOnMainThread else { fatalError("Zoetrope does not support run loops of other queues than the main one") }
    let wasFree = isMainFree
    isMainFree = true
    waiting.append(_Waiter(until: limit, or: { false }))
    var wasMain = true
    while true {
      var others = 0
      while others < 100 && runOther() { others += 1 }
      let canRunMain = !ofMain.isEmpty && !isMainQueueRunning
      // Who has not had the last turn is first.
      if (wasMain || !canRunMain) && ring() {
        wasMain = false
      } else if canRunMain {
        isMainQueueRunning = true
        // What comes in the meantime is for the next round.
        for _ in 0..<ofMain.count { run(ofMain.removeFirst()) }
        isMainQueueRunning = false
        break
      } else if others > 0 && now < limit {
        continue
      } else if now < limit {
        let next = min(nextMoment(withMain: true), limit)
        if next > 9_000_000_000_000_000_000 {
          fatalError("this run loop waits for ever: nothing is left that could happen")
        }
        skip(to: next)
        continue
      }
      if now >= limit { break }
    }
    waiting.removeLast()
    isMainFree = wasFree
  }
}
