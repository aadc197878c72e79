public func min<T: Comparable>(_ x: T, _ y: T) -> T { y < x ? y : x }
public func max<T: Comparable>(_ x: T, _ y: T) -> T { y >= x ? y : x }

public func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
  var result = min(min(x, y), z)
  for value in rest { if value < result { result = value } }
  return result
}

public func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
  var result = max(max(x, y), z)
  for value in rest { if value >= result { result = value } }
  return result
}

/// Exchanges two values.
public func swap<T>(_ a: inout T, _ b: inout T) {
  let value = a
  a = b
  b = value
}

/// What a script can throw.
public protocol Error {}

/// A value, or why there is none.
public enum Result<Success, Failure: Error> {
  case success(Success)
  case failure(Failure)

  public func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure> {
    switch self {
    case .success(let value): return .success(transform(value))
    case .failure(let error): return .failure(error)
    }
  }
  public func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure> {
    switch self {
    case .success(let value): return .success(value)
    case .failure(let error): return .failure(transform(error))
    }
  }
  public func flatMap<NewSuccess>(
    _ transform: (Success) -> Result<NewSuccess, Failure>
  ) -> Result<NewSuccess, Failure> {
    switch self {
    case .success(let value): return transform(value)
    case .failure(let error): return .failure(error)
    }
  }
  public func flatMapError<NewFailure: Error>(
    _ transform: (Failure) -> Result<Success, NewFailure>
  ) -> Result<Success, NewFailure> {
    switch self {
    case .success(let value): return .success(value)
    case .failure(let error): return transform(error)
    }
  }
  /// The value, or the error thrown.
  public func get() throws(Failure) -> Success {
    switch self {
    case .success(let value): return value
    case .failure(let error): throw error
    }
  }
  public init(catching body: () throws(Failure) -> Success) {
    do {
      self = .success(try body())
    } catch {
      self = .failure(error)
    }
  }
}

extension Result: Equatable where Success: Equatable, Failure: Equatable {}
extension Result: Hashable where Success: Hashable, Failure: Hashable {}

// Tuples are compared element by element.

public func == (lhs: (), rhs: ()) -> Bool { true }
public func != (lhs: (), rhs: ()) -> Bool { false }
public func == <A: Equatable, B: Equatable>(lhs: (A, B), rhs: (A, B)) -> Bool { lhs.0 == rhs.0 && lhs.1 == rhs.1 }
public func != <A: Equatable, B: Equatable>(lhs: (A, B), rhs: (A, B)) -> Bool { lhs.0 != rhs.0 || lhs.1 != rhs.1 }
public func < <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 < rhs.0 : lhs.1 < rhs.1
}
public func <= <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 <= rhs.0 : lhs.1 <= rhs.1
}
public func > <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 > rhs.0 : lhs.1 > rhs.1
}
public func >= <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 >= rhs.0 : lhs.1 >= rhs.1
}
public func == <A: Equatable, B: Equatable, C: Equatable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
  lhs.0 == rhs.0 && lhs.1 == rhs.1 && lhs.2 == rhs.2
}
public func != <A: Equatable, B: Equatable, C: Equatable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
  lhs.0 != rhs.0 || lhs.1 != rhs.1 || lhs.2 != rhs.2
}
public func < <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 < rhs.0 : (lhs.1, lhs.2) < (rhs.1, rhs.2)
}
public func <= <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 <= rhs.0 : (lhs.1, lhs.2) <= (rhs.1, rhs.2)
}
public func > <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 > rhs.0 : (lhs.1, lhs.2) > (rhs.1, rhs.2)
}
public func >= <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 >= rhs.0 : (lhs.1, lhs.2) >= (rhs.1, rhs.2)
}

public func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(
  lhs: (A, B, C, D), rhs: (A, B, C, D)
) -> Bool {
  lhs.0 == rhs.0 && (lhs.1, lhs.2, lhs.3) == (rhs.1, rhs.2, rhs.3)
}
public func != <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(
  lhs: (A, B, C, D), rhs: (A, B, C, D)
) -> Bool {
  lhs.0 != rhs.0 || (lhs.1, lhs.2, lhs.3) != (rhs.1, rhs.2, rhs.3)
}
public func < <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(
  lhs: (A, B, C, D), rhs: (A, B, C, D)
) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 < rhs.0 : (lhs.1, lhs.2, lhs.3) < (rhs.1, rhs.2, rhs.3)
}
public func <= <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(
  lhs: (A, B, C, D), rhs: (A, B, C, D)
) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 <= rhs.0 : (lhs.1, lhs.2, lhs.3) <= (rhs.1, rhs.2, rhs.3)
}
public func > <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(
  lhs: (A, B, C, D), rhs: (A, B, C, D)
) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 > rhs.0 : (lhs.1, lhs.2, lhs.3) > (rhs.1, rhs.2, rhs.3)
}
public func >= <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(
  lhs: (A, B, C, D), rhs: (A, B, C, D)
) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 >= rhs.0 : (lhs.1, lhs.2, lhs.3) >= (rhs.1, rhs.2, rhs.3)
}
public func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable>(
  lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)
) -> Bool {
  lhs.0 == rhs.0 && (lhs.1, lhs.2, lhs.3, lhs.4) == (rhs.1, rhs.2, rhs.3, rhs.4)
}
public func != <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable>(
  lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)
) -> Bool {
  lhs.0 != rhs.0 || (lhs.1, lhs.2, lhs.3, lhs.4) != (rhs.1, rhs.2, rhs.3, rhs.4)
}
public func < <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(
  lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)
) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 < rhs.0 : (lhs.1, lhs.2, lhs.3, lhs.4) < (rhs.1, rhs.2, rhs.3, rhs.4)
}
public func <= <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(
  lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)
) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 <= rhs.0 : (lhs.1, lhs.2, lhs.3, lhs.4) <= (rhs.1, rhs.2, rhs.3, rhs.4)
}
public func > <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(
  lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)
) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 > rhs.0 : (lhs.1, lhs.2, lhs.3, lhs.4) > (rhs.1, rhs.2, rhs.3, rhs.4)
}
public func >= <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(
  lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)
) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 >= rhs.0 : (lhs.1, lhs.2, lhs.3, lhs.4) >= (rhs.1, rhs.2, rhs.3, rhs.4)
}
public func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable>(
  lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)
) -> Bool {
  lhs.0 == rhs.0 && (lhs.1, lhs.2, lhs.3, lhs.4, lhs.5) == (rhs.1, rhs.2, rhs.3, rhs.4, rhs.5)
}
public func != <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable>(
  lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)
) -> Bool {
  lhs.0 != rhs.0 || (lhs.1, lhs.2, lhs.3, lhs.4, lhs.5) != (rhs.1, rhs.2, rhs.3, rhs.4, rhs.5)
}
public func < <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(
  lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)
) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 < rhs.0 : (lhs.1, lhs.2, lhs.3, lhs.4, lhs.5) < (rhs.1, rhs.2, rhs.3, rhs.4, rhs.5)
}
public func <= <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(
  lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)
) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 <= rhs.0 : (lhs.1, lhs.2, lhs.3, lhs.4, lhs.5) <= (rhs.1, rhs.2, rhs.3, rhs.4, rhs.5)
}
public func > <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(
  lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)
) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 > rhs.0 : (lhs.1, lhs.2, lhs.3, lhs.4, lhs.5) > (rhs.1, rhs.2, rhs.3, rhs.4, rhs.5)
}
public func >= <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(
  lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)
) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 >= rhs.0 : (lhs.1, lhs.2, lhs.3, lhs.4, lhs.5) >= (rhs.1, rhs.2, rhs.3, rhs.4, rhs.5)
}

/// A type whose values may be handed from one thread to another. A script has one: all its types are.
@_primitive("marker") public protocol Sendable {}
/// A type that may be handed on as itself. All are.
@_primitive("marker") public protocol SendableMetatype {}
/// A type whose values can be copied, and one whose values may outlive what lends them. Here there are no others.
@_primitive("marker") public protocol Copyable {}
@_primitive("marker") public protocol Escapable {}

/// What C's functions of any number of arguments take, a text's format among them.
public protocol CVarArg {}
extension Int: CVarArg {}
extension Int8: CVarArg {}
extension Int16: CVarArg {}
extension Int32: CVarArg {}
extension Int64: CVarArg {}
extension UInt: CVarArg {}
extension UInt8: CVarArg {}
extension UInt16: CVarArg {}
extension UInt32: CVarArg {}
extension UInt64: CVarArg {}
extension Double: CVarArg {}
extension Float: CVarArg {}

/// Whatever it is, it is there until the closure is done; here everything is until nobody needs it.
public func withExtendedLifetime<T, Result>(_ x: T, _ body: () throws -> Result) rethrows -> Result {
  defer { _ = x }
  return try body()
}
public func withExtendedLifetime<T, Result>(_ x: T, _ body: (T) throws -> Result) rethrows -> Result {
  defer { _ = x }
  return try body(x)
}
