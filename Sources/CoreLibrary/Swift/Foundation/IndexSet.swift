/// Places in a collection, each once and in order.
public struct IndexSet: Hashable, BidirectionalCollection, ExpressibleByArrayLiteral, CustomStringConvertible {
  public typealias Element = Int

  public struct Index: Comparable {
    let offset: Int
    public static func < (lhs: Index, rhs: Index) -> Bool { lhs.offset < rhs.offset }
  }

  private var values: [Int] = []

  public init() {}
  public init(integer: Int) { values = [integer] }
  public init(integersIn range: Range<Int>) { values = Array(range) }
  public init(integersIn range: ClosedRange<Int>) { values = Array(range) }
  public init<S: Sequence>(_ elements: S) where S.Element == Int { for element in elements { insert(element) } }
  public init(arrayLiteral elements: Int...) { for element in elements { insert(element) } }

  public var startIndex: Index { Index(offset: 0) }
  public var endIndex: Index { Index(offset: values.count) }
  public func index(after i: Index) -> Index { Index(offset: i.offset + 1) }
  public func index(before i: Index) -> Index { Index(offset: i.offset - 1) }
  public subscript(position: Index) -> Int { values[position.offset] }
  public var first: Int? { values.first }
  public var last: Int? { values.last }
  public func contains(_ integer: Int) -> Bool { values.contains(integer) }

  @discardableResult
  public mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    if values.contains(integer) { return (false, integer) }
    values.insert(integer, at: values.firstIndex { $0 > integer } ?? values.count)
    return (true, integer)
  }

  public mutating func insert(integersIn range: Range<Int>) { for integer in range { insert(integer) } }
  public mutating func insert(integersIn range: ClosedRange<Int>) { for integer in range { insert(integer) } }
  public mutating func remove(integersIn range: Range<Int>) { values.removeAll { range.contains($0) } }
  public mutating func remove(integersIn range: ClosedRange<Int>) { values.removeAll { range.contains($0) } }
  public mutating func removeAll() { values = [] }
  public func contains(integersIn range: Range<Int>) -> Bool { range.allSatisfy { contains($0) } }
  public func contains(integersIn range: ClosedRange<Int>) -> Bool { range.allSatisfy { contains($0) } }
  public func union(_ other: IndexSet) -> IndexSet { IndexSet(values + other.values) }
  public func intersection(_ other: IndexSet) -> IndexSet { IndexSet(values.filter { other.contains($0) }) }
  public func subtracting(_ other: IndexSet) -> IndexSet { IndexSet(values.filter { !other.contains($0) }) }
  public mutating func formUnion(_ other: IndexSet) { self = union(other) }

  @discardableResult
  public mutating func remove(_ integer: Int) -> Int? {
    guard let index = values.firstIndex(of: integer) else { return nil }
    return values.remove(at: index)
  }

  public var description: String { "\(values.count) indexes" }
}
