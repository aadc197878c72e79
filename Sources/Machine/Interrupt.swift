/// The reader's Ctrl-C, the end of memory drawing near, or that of the time there is. The machine looks at the flag on backward jumps and on calls.
public enum Interrupt {
  /// Plain memory, so that the loop can look at it cheaply, and a signal handler may write it: the reason; and behind it how many
  /// jumps backward the loop makes before it looks at that.
  static let flag: UnsafeMutablePointer<Int32> = {
    let flag = UnsafeMutablePointer<Int32>.allocate(capacity: 2)
    flag.initialize(repeating: 0, count: 2)
    return flag
  }()

  private static func set(_ reason: Int32) {
    flag[0] = reason
    flag[1] = 0
  }

  /// Makes the flag ready. To be called before the signal handler is installed (making a machine does it too).
  public static func prepare() { _ = flag }

  /// Asks the run under way to stop. Safe in a signal handler.
  public static func request() { set(1) }

  /// Asks it to stop because there will be no more memory soon.
  static func requestForMemory() { if flag.pointee == 0 { set(2) } }

  /// Asks it to stop because its time is over. Safe in a signal handler.
  public static func requestForTime() { if flag.pointee == 0 { set(3) } }

  /// Why a run is asked to stop.
  static var reason: TrapKind {
    switch flag.pointee {
    case 2: .noMemory
    case 3: .timeLimit
    default: .interrupted
    }
  }

  public static var isRequested: Bool { flag.pointee != 0 }
  /// For who looks at it himself.
  public static var address: UnsafePointer<Int32> { UnsafePointer(flag) }

  public static func clear() { flag.pointee = 0 }
}
