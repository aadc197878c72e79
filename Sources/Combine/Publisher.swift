/// Whoever has values to give over time: first a subscription, then values as far as they are asked for, then perhaps an end.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}

/// Whoever takes values. What it answers to one is how many more it asks for.
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error

  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// What holds a subscriber to its publisher.
public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}

/// Names for subscribers and for what goes between publishers and them.
public enum Subscribers {}

/// The publishers that operators make.
public enum Publishers {}

extension Subscribers {
  /// How many values are asked for.
  public struct Demand: Equatable, Comparable, Hashable {
    /// Nil is as many as there are.
    public let max: Int?

    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)

    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand is not negative")
      return Demand(max: value)
    }

    init(max: Int?) { self.max = max }

    public static func < (left: Demand, right: Demand) -> Bool {
      guard let one = left.max else { return false }
      guard let other = right.max else { return true }
      return one < other
    }
  }

  /// How a stream ends.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Demand {
  public static func + (left: Self, right: Self) -> Self {
    guard let one = left.max, let other = right.max else { return .unlimited }
    return Self(max: one + other)
  }

  public static func += (left: inout Self, right: Self) { left = left + right }

  public static func * (left: Self, right: Int) -> Self {
    left.max.map { .max($0 * right) } ?? .unlimited
  }

  public static func - (left: Self, right: Self) -> Self {
    guard let one = left.max else { return .unlimited }
    guard let other = right.max, other < one else { return .none }
    return Self(max: one - other)
  }

  public static func -= (left: inout Self, right: Self) { left = left - right }

  public static func -= (left: inout Self, right: Int) { left = left - Self(max: right) }
}

extension Subscribers.Demand: CustomStringConvertible {
  public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion {
  func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: return .finished
    case .failure(let error): return .failure(transform(error))
    }
  }
}
