// Orders as values: what is compared, how, and from which end.

public enum SortOrder: Hashable, Codable {
  case forward
  case reverse
}

/// How two values are ordered.
public protocol SortComparator<Compared>: Hashable {
  associatedtype Compared
  var order: SortOrder { get set }
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
}

extension ComparisonResult {
  func _turned(_ order: SortOrder) -> ComparisonResult {
    if order == .forward || self == .orderedSame { return self }
    return self == .orderedAscending ? .orderedDescending : .orderedAscending
  }
  static func _of<Value: Comparable>(_ lhs: Value, _ rhs: Value) -> ComparisonResult {
    lhs < rhs ? .orderedAscending : lhs > rhs ? .orderedDescending : .orderedSame
  }
  /// What is not there comes first.
  static func _of<Value>(
    _ lhs: Value?, _ rhs: Value?, by compare: (Value, Value) -> ComparisonResult
  ) -> ComparisonResult {
    guard let lhs else { return rhs == nil ? .orderedSame : .orderedAscending }
    guard let rhs else { return .orderedDescending }
    return compare(lhs, rhs)
  }
}

/// The order that values have of themselves.
public struct ComparableComparator<Compared: Comparable>: SortComparator {
  public var order: SortOrder
  public init(order: SortOrder = .forward) { self.order = order }
  public func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
    ComparisonResult._of(lhs, rhs)._turned(order)
  }
}

extension String {
  /// How texts are ordered: outside of Apple's systems by their characters only.
  public struct StandardComparator: SortComparator, _Unreflected {
    public var order: SortOrder
    private init() { order = .forward }
    public init(_ base: StandardComparator, order: SortOrder = .forward) {
      self = base
      self.order = order
    }
    public static let lexical = StandardComparator()
    private var comparison: ((String, String) -> ComparisonResult)?
    /// For those that only Apple's systems have.
    public init(_comparison: @escaping (String, String) -> ComparisonResult) {
      order = .forward
      comparison = _comparison
    }
    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
      (comparison?(lhs, rhs) ?? ComparisonResult._of(lhs, rhs))._turned(order)
    }
    public static func == (lhs: StandardComparator, rhs: StandardComparator) -> Bool { lhs.order == rhs.order }
    public func hash(into hasher: inout Hasher) { hasher.combine(order) }
  }
}

/// By what a property of each value is.
public struct KeyPathComparator<Compared>: SortComparator, _Unreflected {
  public let keyPath: PartialKeyPath<Compared>
  public var order: SortOrder
  private let comparison: (Compared, Compared) -> ComparisonResult

  public init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
    self.keyPath = keyPath
    self.order = order
    comparison = { ComparisonResult._of($0[keyPath: keyPath], $1[keyPath: keyPath]) }
  }
  public init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) {
    self.keyPath = keyPath
    self.order = order
    comparison = { one, two in
      ComparisonResult._of(one[keyPath: keyPath], two[keyPath: keyPath], by: { ComparisonResult._of($0, $1) })
    }
  }
  public init<Value, Comparator: SortComparator>(
    _ keyPath: KeyPath<Compared, Value>, comparator: Comparator, order: SortOrder
  ) where Comparator.Compared == Value {
    self.keyPath = keyPath
    self.order = order
    comparison = { comparator.compare($0[keyPath: keyPath], $1[keyPath: keyPath]) }
  }
  public init<Value, Comparator: SortComparator>(_ keyPath: KeyPath<Compared, Value>, comparator: Comparator)
  where Comparator.Compared == Value {
    self.keyPath = keyPath
    order = comparator.order
    comparison = { comparator.compare($0[keyPath: keyPath], $1[keyPath: keyPath])._turned(comparator.order) }
  }
  public func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult { comparison(lhs, rhs)._turned(order) }
  public static func == (lhs: KeyPathComparator, rhs: KeyPathComparator) -> Bool {
    lhs.keyPath == rhs.keyPath && lhs.order == rhs.order
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(order) }
}

/// By what a property of each value is.
public struct SortDescriptor<Compared>: SortComparator, _Unreflected {
  public var order: SortOrder
  private let path: PartialKeyPath<Compared>
  private let comparison: (Compared, Compared) -> ComparisonResult

  public init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
    path = keyPath
    self.order = order
    comparison = { ComparisonResult._of($0[keyPath: keyPath], $1[keyPath: keyPath]) }
  }
  public init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) {
    path = keyPath
    self.order = order
    comparison = { one, two in
      ComparisonResult._of(one[keyPath: keyPath], two[keyPath: keyPath], by: { ComparisonResult._of($0, $1) })
    }
  }
  public init(
    _ keyPath: KeyPath<Compared, String>, comparator: String.StandardComparator, order: SortOrder = .forward
  ) {
    path = keyPath
    self.order = order
    comparison = { comparator.compare($0[keyPath: keyPath], $1[keyPath: keyPath]) }
  }
  public init(
    _ keyPath: KeyPath<Compared, String?>, comparator: String.StandardComparator, order: SortOrder = .forward
  ) {
    path = keyPath
    self.order = order
    comparison = { one, two in
      ComparisonResult._of(one[keyPath: keyPath], two[keyPath: keyPath], by: { comparator.compare($0, $1) })
    }
  }
  public func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult { comparison(lhs, rhs)._turned(order) }
  public static func == (lhs: SortDescriptor, rhs: SortDescriptor) -> Bool {
    lhs.path == rhs.path && lhs.order == rhs.order
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(order) }
}

extension Sequence {
  public func sorted<Comparator: SortComparator>(using comparator: Comparator) -> [Element]
  where Comparator.Compared == Element {
    sorted { comparator.compare($0, $1) == .orderedAscending }
  }
  /// By the first of several orders, and where that says the same by the next.
  public func sorted<S: Sequence, Comparator: SortComparator>(using comparators: S) -> [Element]
  where S.Element == Comparator, Comparator.Compared == Element {
    let comparators = Array(comparators)
    return sorted { one, two in
      for comparator in comparators {
        let result = comparator.compare(one, two)
        if result != .orderedSame { return result == .orderedAscending }
      }
      return false
    }
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  public mutating func sort<Comparator: SortComparator>(using comparator: Comparator)
  where Comparator.Compared == Element {
    sort { comparator.compare($0, $1) == .orderedAscending }
  }
  public mutating func sort<S: Sequence, Comparator: SortComparator>(using comparators: S)
  where S.Element == Comparator, Comparator.Compared == Element {
    let comparators = Array(comparators)
    sort { one, two in
      for comparator in comparators {
        let result = comparator.compare(one, two)
        if result != .orderedSame { return result == .orderedAscending }
      }
      return false
    }
  }
}
