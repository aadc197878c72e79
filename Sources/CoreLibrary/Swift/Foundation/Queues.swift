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
