// The time of day, and how long something takes.

public typealias time_t = Int
public typealias clock_t = Int
public typealias clockid_t = Int32
public typealias suseconds_t = Int

public var CLOCKS_PER_SEC: Int { 1_000_000 }
public var CLOCK_REALTIME: Int32 { 0 }
public var CLOCK_MONOTONIC: Int32 { 1 }
public var CLOCK_PROCESS_CPUTIME_ID: Int32 { 2 }
public var CLOCK_THREAD_CPUTIME_ID: Int32 { 3 }
public var CLOCK_MONOTONIC_RAW: Int32 { 4 }

private let firstAsked = _secondsOfMachine()

public func clock() -> clock_t {
  let start = firstAsked
  return Int((_secondsOfMachine() - start) * 1_000_000)
}

public func time(_ place: UnsafeMutablePointer<time_t>!) -> time_t {
  let now = Int(_Turns.seconds)
  place?.pointee = now
  return now
}

@discardableResult
public func time(_ place: inout time_t) -> time_t {
  place = Int(_Turns.seconds)
  return place
}

public func difftime(_ end: time_t, _ start: time_t) -> Double { Double(end - start) }

public struct timeval {
  public var tv_sec: time_t
  public var tv_usec: suseconds_t
  public init() { (tv_sec, tv_usec) = (0, 0) }
  public init(tv_sec: time_t, tv_usec: suseconds_t) {
    self.tv_sec = tv_sec
    self.tv_usec = tv_usec
  }
}

public struct timespec {
  public var tv_sec: time_t
  public var tv_nsec: Int
  public init() { (tv_sec, tv_nsec) = (0, 0) }
  public init(tv_sec: time_t, tv_nsec: Int) {
    self.tv_sec = tv_sec
    self.tv_nsec = tv_nsec
  }
}

public struct timezone {
  public var tz_minuteswest: Int32 = 0
  public var tz_dsttime: Int32 = 0
  public init() {}
}

@discardableResult
public func gettimeofday(_ place: inout timeval, _ zone: UnsafeMutablePointer<timezone>!) -> Int32 {
  let now = _Turns.seconds
  place = timeval(tv_sec: Int(now), tv_usec: Int((now - now.rounded(.down)) * 1_000_000))
  return 0
}

@discardableResult
public func clock_gettime(_ clock: clockid_t, _ place: inout timespec) -> Int32 {
  let now = _Turns.seconds
  place = timespec(tv_sec: Int(now), tv_nsec: Int((now - now.rounded(.down)) * 1_000_000_000))
  return 0
}

@discardableResult
public func nanosleep(_ span: inout timespec, _ rest: UnsafeMutablePointer<timespec>!) -> Int32 {
  _Turns.sleep(seconds: Double(span.tv_sec) + Double(span.tv_nsec) / 1_000_000_000)
  return 0
}
