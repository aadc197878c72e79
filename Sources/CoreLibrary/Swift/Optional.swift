/// A value, or nil.
public enum Optional<Wrapped>: ExpressibleByNilLiteral {
  case none
  case some(Wrapped)

  public init(_ some: Wrapped) { self = .some(some) }
  public init(nilLiteral: ()) { self = .none }

  /// What the closure makes of the value; nil where there is none.
  public func map<U, E: Error>(_ transform: (Wrapped) throws(E) -> U) throws(E) -> U? {
    switch self {
    case .some(let value): return try .some(transform(value))
    case .none: return .none
    }
  }

  /// What the closure makes of the value, which may be nil itself; nil where there is none.
  public func flatMap<U, E: Error>(_ transform: (Wrapped) throws(E) -> U?) throws(E) -> U? {
    switch self {
    case .some(let value): return try transform(value)
    case .none: return .none
    }
  }

  /// The value, as `!` gives it; there must be one.
  public var unsafelyUnwrapped: Wrapped { self! }

  /// Hands the value out and leaves nil behind.
  public mutating func take() -> Wrapped? {
    let value = self
    self = .none
    return value
  }
}

extension Optional: CustomDebugStringConvertible {
  /// The value as `debugPrint` writes it, and as it stands in a collection.
  public var debugDescription: String {
    switch self {
    case .some(let value): return "Optional(" + String(reflecting: value) + ")"
    case .none: return "nil"
    }
  }
}

extension Optional: Equatable where Wrapped: Equatable {
  public static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool {
    switch lhs {
    case .some(let left):
      switch rhs {
      case .some(let right): return left == right
      case .none: return false
      }
    case .none:
      switch rhs {
      case .some: return false
      case .none: return true
      }
    }
  }
}

extension Optional: Hashable where Wrapped: Hashable {
  /// Hands the hasher what makes two values equal.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .some(let value):
      hasher._combine(1)
      value.hash(into: &hasher)
    case .none: hasher._combine(0)
    }
  }
}

/// What `nil` is in `value == nil`.
public struct _OptionalNilComparisonType: ExpressibleByNilLiteral {
  public init(nilLiteral: ()) {}
}

extension Optional {
  public static func ~= (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool {
    switch rhs {
    case .some: return false
    case .none: return true
    }
  }
  public static func == (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool {
    switch lhs {
    case .some: return false
    case .none: return true
    }
  }
  public static func != (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool {
    switch lhs {
    case .some: return true
    case .none: return false
    }
  }
  public static func == (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool {
    switch rhs {
    case .some: return false
    case .none: return true
    }
  }
  public static func != (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool {
    switch rhs {
    case .some: return true
    case .none: return false
    }
  }
}

/// The value, or the default where it is nil.
@_intrinsic("optional.coalesce")
public func ?? <T>(optional: T?, defaultValue: @autoclosure () -> T) -> T

@_intrinsic("optional.coalesce")
public func ?? <T>(optional: T?, defaultValue: @autoclosure () -> T?) -> T?
