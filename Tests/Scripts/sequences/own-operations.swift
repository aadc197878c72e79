// Extending Sequence and Collection: chunks, windows, scan, tally, both extremes, overloads.

extension Sequence {
  func scan<Result>(_ initial: Result, _ combine: (Result, Element) throws -> Result) rethrows -> [Result] {
    var results = [initial]
    for element in self { results.append(try combine(results[results.count - 1], element)) }
    return results
  }

  func tally<Key: Hashable>(by key: (Element) -> Key) -> [Key: Int] {
    reduce(into: [:]) { $0[key($1), default: 0] += 1 }
  }

  func extremes(by less: (Element, Element) -> Bool) -> (min: Element, max: Element)? {
    var iterator = makeIterator()
    guard let first = iterator.next() else { return nil }
    var result = (min: first, max: first)
    while let next = iterator.next() {
      if less(next, result.min) { result.min = next }
      if !less(next, result.max) { result.max = next }
    }
    return result
  }

  func sum<N: AdditiveArithmetic>(of value: (Element) -> N) -> N { reduce(.zero) { $0 + value($1) } }
  func any(_ test: (Element) -> Bool) -> Bool { contains(where: test) }
  func none(_ test: (Element) -> Bool) -> Bool { !contains(where: test) }
}

extension Sequence where Element: AdditiveArithmetic {
  func sum() -> Element { reduce(.zero, +) }
}
extension Sequence where Element == String {
  func longest() -> String? { self.max { $0.count < $1.count } }
}
extension Sequence where Element: Sequence {
  func flattened() -> [Element.Element] { flatMap { $0 } }
}

print([1, 2, 3, 4].scan(0, +), (1...5).scan(1, *), "abc".scan("") { $0 + String($1) })
print(["fig", "kiwi", "plum"].tally(by: \.count).sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
print([3, 9, 1].extremes(by: <)!, "swift".extremes(by: <)!, [Int]().extremes(by: <) as Any)
print([1, 2].sum(), [1.5, 2].sum(), Set([5]).sum(), stride(from: 1, to: 10, by: 3).sum(),
      ["a", "bcd"].sum(of: \.count), [Int]().sum())
print((1...3).any { $0 > 2 }, (1...3).none { $0 > 2 }, ["x", "yyy", "zz"].longest()!, [[1], [2, 3]].flattened(),
      ["ab", "c"].flattened())

// A lazy sequence of windows, wrapping any collection.
struct Windows<Base: Collection>: Sequence, IteratorProtocol {
  private var rest: Base.SubSequence
  private let size: Int
  init(_ base: Base, size: Int) { rest = base[...]; self.size = size }
  mutating func next() -> Base.SubSequence? {
    guard !rest.isEmpty,
          let end = rest.index(rest.startIndex, offsetBy: size, limitedBy: rest.endIndex) else { return nil }
    defer { rest = rest.dropFirst() }
    return rest[..<end]
  }
}
extension Collection {
  func windows(of size: Int) -> Windows<Self> { Windows(self, size: size) }
  func chunks(of size: Int) -> [SubSequence] {
    var result: [SubSequence] = [], start = startIndex
    while start != endIndex {
      let end = index(start, offsetBy: size, limitedBy: endIndex) ?? endIndex
      result.append(self[start..<end])
      start = end
    }
    return result
  }
  func only() -> Element? { count == 1 ? first : nil }
}
print("swift".windows(of: 3).map { String($0) }, Array([1, 2].windows(of: 3)).count,
      (1...4).windows(of: 2).map { $0.reduce(0, +) })
print([1, 2, 3, 4, 5].chunks(of: 2), "abcdefg".chunks(of: 3), (1...3).chunks(of: 5).map(Array.init), [7].only()!,
      "ab".only() as Any)

// Overloads chosen by constraints; a method with the same name for Collection is the better match.
extension Sequence { func kind() -> String { "sequence" } }
extension Collection { func kind() -> String { "collection" } }
extension BidirectionalCollection where Element: Comparable { func kind() -> String { "comparable, both ways" } }
func generic<S: Sequence>(_ s: S) -> String { s.kind() }
print([1].kind(), [{ 1 }].kind(), Set([1]).kind(), stride(from: 0, to: 1, by: 1).kind(), generic([1]), "s".kind())
