// Points in time and lengths of time as queues know them.

public enum DispatchTimeInterval: Equatable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never

  /// As many as there is room for.
  var _nanoseconds: Int {
    switch self {
    case .seconds(let count): return _times(count, 1_000_000_000)
    case .milliseconds(let count): return _times(count, 1_000_000)
    case .microseconds(let count): return _times(count, 1000)
    case .nanoseconds(let count): return count
    case .never: return Int.max
    }
  }

  public static func == (lhs: DispatchTimeInterval, rhs: DispatchTimeInterval) -> Bool {
    switch (lhs, rhs) {
    case (.never, .never): return true
    case (.never, _), (_, .never): return false
    default: return lhs._nanoseconds == rhs._nanoseconds
    }
  }
}

private func _times(_ count: Int, _ unit: Int) -> Int {
  let (product, isTooLarge) = count.multipliedReportingOverflow(by: unit)
  return isTooLarge ? (count < 0 ? Int.min : Int.max) : product
}

/// The point a length of time later; what is too far away is the end of all time.
private func _later(_ start: UInt64, _ nanoseconds: Int) -> UInt64 {
  if start == UInt64.max { return start }
  if nanoseconds < 0 {
    let back = nanoseconds.magnitude
    return UInt64(back) >= start ? 1 : start - UInt64(back)
  }
  let (sum, isTooLarge) = start.addingReportingOverflow(UInt64(nanoseconds))
  return isTooLarge || sum > UInt64(Int.max) ? UInt64.max : sum
}

private func _nanoseconds(_ seconds: Double) -> Int {
  if seconds.isNaN { return Int.max }
  let count = seconds * 1_000_000_000
  return count >= 9223372036854775807 ? Int.max : count <= -9223372036854775808 ? Int.min : Int(count)
}

/// A point on the clock that only goes forwards.
public struct DispatchTime: Comparable {
  private let rawValue: UInt64

  private init(rawValue: UInt64) { self.rawValue = rawValue }
  public init(uptimeNanoseconds: UInt64) { rawValue = uptimeNanoseconds }

  public static let distantFuture = DispatchTime(rawValue: UInt64.max)
  public static func now() -> DispatchTime { DispatchTime(rawValue: UInt64(_Turns.now)) }

  public var uptimeNanoseconds: UInt64 { rawValue }

  /// When that is for the turns; nothing comes so late as the end of all time.
  var _moment: Int { rawValue >= UInt64(Int.max) ? Int.max : Int(rawValue) }

  public static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool { lhs.rawValue < rhs.rawValue }
  public static func == (lhs: DispatchTime, rhs: DispatchTime) -> Bool { lhs.rawValue == rhs.rawValue }
}

public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
  if interval == .never { return .distantFuture }
  return DispatchTime(uptimeNanoseconds: _later(time.uptimeNanoseconds, interval._nanoseconds))
}

public func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
  if interval == .never { return .distantFuture }
  return DispatchTime(uptimeNanoseconds: _later(time.uptimeNanoseconds, 0 - interval._nanoseconds))
}

public func + (time: DispatchTime, seconds: Double) -> DispatchTime {
  DispatchTime(uptimeNanoseconds: _later(time.uptimeNanoseconds, _nanoseconds(seconds)))
}

public func - (time: DispatchTime, seconds: Double) -> DispatchTime {
  DispatchTime(uptimeNanoseconds: _later(time.uptimeNanoseconds, _nanoseconds(-seconds)))
}

/// A point on the clock on the wall, which is the same one here.
public struct DispatchWallTime: Comparable {
  private let rawValue: UInt64

  fileprivate init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let distantFuture = DispatchWallTime(rawValue: UInt64.max)
  public static func now() -> DispatchWallTime { DispatchWallTime(rawValue: UInt64(_Turns.now)) }

  fileprivate var nanoseconds: UInt64 { rawValue }
  var _moment: Int { rawValue >= UInt64(Int.max) ? Int.max : Int(rawValue) }

  public static func < (lhs: DispatchWallTime, rhs: DispatchWallTime) -> Bool { lhs.rawValue < rhs.rawValue }
  public static func == (lhs: DispatchWallTime, rhs: DispatchWallTime) -> Bool { lhs.rawValue == rhs.rawValue }
}

public func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
  if interval == .never { return .distantFuture }
  return DispatchWallTime(rawValue: _later(time.nanoseconds, interval._nanoseconds))
}

public func - (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
  if interval == .never { return .distantFuture }
  return DispatchWallTime(rawValue: _later(time.nanoseconds, 0 - interval._nanoseconds))
}

public func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
  DispatchWallTime(rawValue: _later(time.nanoseconds, _nanoseconds(seconds)))
}

public func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
  DispatchWallTime(rawValue: _later(time.nanoseconds, _nanoseconds(-seconds)))
}

public enum DispatchTimeoutResult {
  case success
  case timedOut
}
