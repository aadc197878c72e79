// Actors: of what belongs to one, one thing at a time is run. There is one thread, so that is so by itself; what an actor comes to
// here is whether its code is the main thread's turn or another one's.

public protocol AnyActor: AnyObject {}

public protocol Actor: AnyActor {}

extension Actor {
  /// What the actor alone runs, where it is known that it runs this.
  public nonisolated func assumeIsolated<T>(
    _ operation: (isolated Self) throws -> T, file: StaticString = #fileID, line: UInt = #line
  ) rethrows -> T {
    try operation(self)
  }

  public nonisolated func preconditionIsolated(
    _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line
  ) {}

  public nonisolated func assertIsolated(
    _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line
  ) {}
}

public protocol GlobalActor {
  associatedtype ActorType: Actor
  static var shared: ActorType { get }
}

@globalActor
public final actor MainActor: GlobalActor {
  public static let shared = MainActor()

  init() {}

  public static func run<T>(resultType: T.Type = T.self, body: @MainActor () throws -> T) async rethrows -> T {
    try await body()
  }

  public static func assumeIsolated<T>(
    _ operation: @MainActor () throws -> T, file: StaticString = #fileID, line: UInt = #line
  ) rethrows -> T {
    if !_Turns.isOnMainThread {
      fatalError("Incorrect actor executor assumption; Expected same executor as MainActor.")
    }
    return try operation()
  }

  public static func preconditionIsolated(
    _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line
  ) {
    if !_Turns.isOnMainThread {
      fatalError("Incorrect actor executor assumption; Expected same executor as MainActor. " + message())
    }
  }

  public static func assertIsolated(
    _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line
  ) {
    if !_Turns.isOnMainThread {
      fatalError("Incorrect actor executor assumption; Expected same executor as MainActor. " + message())
    }
  }
}
