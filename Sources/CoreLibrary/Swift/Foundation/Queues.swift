// The queue and the loop that a script runs on. There are no others, and nothing is run later.

public final class DispatchQueue {
  public static let main = DispatchQueue()
  private init() {}
}

public final class RunLoop: NSObject {
  public static let main = RunLoop()
  public static var current: RunLoop { main }
  private override init() {}
}

public enum DispatchTimeInterval: Equatable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never
}

public struct DispatchQoS: Equatable {
  public enum QoSClass: Equatable {
    case background
    case utility
    case `default`
    case userInitiated
    case userInteractive
    case unspecified
  }

  public let qosClass: QoSClass
  public let relativePriority: Int

  public init(qosClass: QoSClass, relativePriority: Int) {
    self.qosClass = qosClass
    self.relativePriority = relativePriority
  }

  public static let background = DispatchQoS(qosClass: .background, relativePriority: 0)
  public static let utility = DispatchQoS(qosClass: .utility, relativePriority: 0)
  public static let `default` = DispatchQoS(qosClass: .default, relativePriority: 0)
  public static let userInitiated = DispatchQoS(qosClass: .userInitiated, relativePriority: 0)
  public static let userInteractive = DispatchQoS(qosClass: .userInteractive, relativePriority: 0)
  public static let unspecified = DispatchQoS(qosClass: .unspecified, relativePriority: 0)
}
