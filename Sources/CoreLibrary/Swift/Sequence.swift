/// Hands out one element after the other.
public protocol IteratorProtocol<Element> {
  associatedtype Element
  mutating func next() -> Element?
}

/// What `for` goes through.
public protocol Sequence<Element> {
  associatedtype Element = Iterator.Element
  associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
  /// What hands out the elements one after the other.
  func makeIterator() -> Iterator
  /// No more than there are elements: what can be said without going through them.
  var underestimatedCount: Int { get }
}

extension Sequence where Self: IteratorProtocol {
  /// What hands out the elements one after the other.
  public func makeIterator() -> Self { self }
}

extension Sequence {
  /// No more than there are elements: what can be said without going through them.
  public var underestimatedCount: Int { 0 }

  /// What the closure makes of each element, in the order of the elements. Every collection has two such, as in Swift, and `[1].map` is
  /// not known before it is chosen; other words keep this one from being hidden by that of an array.
  public func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
    var result: [T] = []
    for element in self { try result.append(transform(element)) }
    return result
  }

  /// The elements for which the closure says true, in their order.
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self { if try isIncluded(element) { result.append(element) } }
    return result
  }

  /// Calls the closure with each element in turn; unlike in a loop, `return` ends only that one call.
  public func forEach(_ body: (Element) throws -> Void) rethrows {
    for element in self { try body(element) }
  }

  /// One value out of all elements: what the closure makes of the result so far and the next element.
  public func reduce<Result>(
    _ initialResult: Result, _ nextPartialResult: (Result, Element) throws -> Result
  ) rethrows -> Result {
    var result = initialResult
    for element in self { result = try nextPartialResult(result, element) }
    return result
  }

  /// One value out of all elements: what the closure makes of the result so far and the next element.
  public func reduce<Result>(
    into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) throws -> ()
  ) rethrows -> Result {
    var result = initialResult
    for element in self { try updateAccumulatingResult(&result, element) }
    return result
  }

  /// The elements of all the sequences that the closure makes of the elements, one after the other.
  public func flatMap<SegmentOfResult: Sequence>(
    _ transform: (Element) throws -> SegmentOfResult
  ) rethrows -> [SegmentOfResult.Element] {
    var result: [SegmentOfResult.Element] = []
    for element in self { try result.append(contentsOf: transform(element)) }
    return result
  }

  @available(
    *, deprecated, message: "Please use compactMap(_:) for the case where closure returns an optional value"
  )
  /// The elements of all the sequences that the closure makes of the elements, one after the other.
  public func flatMap<ElementOfResult>(_ transform: (Element) throws -> ElementOfResult?) rethrows
    -> [ElementOfResult]
  {
    try compactMap(transform)
  }

  /// What the closure makes of each element, without what is nil.
  public func compactMap<ElementOfResult>(_ transform: (Element) throws -> ElementOfResult?) rethrows
    -> [ElementOfResult]
  {
    var result: [ElementOfResult] = []
    for element in self { if let value = try transform(element) { result.append(value) } }
    return result
  }

  /// The first element for which the closure says true; nil where there is none.
  public func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    for element in self { if try predicate(element) { return element } }
    return nil
  }

  /// Whether the closure says true of any element.
  public func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
    for element in self { if try predicate(element) { return true } }
    return false
  }

  /// Whether the closure says true of every element; of none at all, it does.
  public func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
    for element in self { if try !predicate(element) { return false } }
    return true
  }

  /// How many elements there are for which the closure says true.
  public func count<E>(where predicate: (Element) throws(E) -> Bool) throws(E) -> Int {
    var count = 0
    for element in self { if try predicate(element) { count += 1 } }
    return count
  }

  /// The smallest element; nil where there are none.
  public func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
    var iterator = makeIterator()
    guard var result = iterator.next() else { return nil }
    while let element = iterator.next() { if try areInIncreasingOrder(element, result) { result = element } }
    return result
  }

  /// The greatest element; nil where there are none.
  public func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
    var iterator = makeIterator()
    guard var result = iterator.next() else { return nil }
    while let element = iterator.next() { if try areInIncreasingOrder(result, element) { result = element } }
    return result
  }

  /// The elements from the last to the first.
  public func reversed() -> [Element] {
    var result = Array(self)
    result.reverse()
    return result
  }

  /// The elements from the smallest to the greatest, or as the closure orders two of them; equal ones keep their order.
  public func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element] {
    var result = Array(self)
    try _sort(&result, areInIncreasingOrder)
    return result
  }

  /// Pairs of a number, counted from 0, and an element.
  public func enumerated() -> EnumeratedSequence<Self> { EnumeratedSequence(_base: self) }

  /// Whether the first elements are those of another sequence.
  public func starts<PossiblePrefix: Sequence>(
    with possiblePrefix: PossiblePrefix, by areEquivalent: (Element, PossiblePrefix.Element) throws -> Bool
  ) rethrows -> Bool {
    var iterator = makeIterator()
    for element in possiblePrefix {
      guard let own = iterator.next(), try areEquivalent(own, element) else { return false }
    }
    return true
  }

  /// Whether another sequence has equal elements in the same order.
  public func elementsEqual<OtherSequence: Sequence>(
    _ other: OtherSequence, by areEquivalent: (Element, OtherSequence.Element) throws -> Bool
  ) rethrows -> Bool {
    var left = makeIterator()
    var right = other.makeIterator()
    while let element = left.next() {
      guard let counterpart = right.next(), try areEquivalent(element, counterpart) else { return false }
    }
    return right.next() == nil
  }

  /// Whether this comes before another sequence where the first elements that differ decide, as in a dictionary.
  public func lexicographicallyPrecedes<OtherSequence: Sequence>(
    _ other: OtherSequence, by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> Bool where OtherSequence.Element == Element {
    var left = makeIterator()
    var right = other.makeIterator()
    while let element = left.next() {
      guard let counterpart = right.next() else { return false }
      if try areInIncreasingOrder(element, counterpart) { return true }
      if try areInIncreasingOrder(counterpart, element) { return false }
    }
    return right.next() != nil
  }

  /// The parts between separators; empty ones are left out unless asked for.
  public func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Element) throws -> Bool
  ) rethrows -> [ArraySlice<Element>] {
    try Array(self).split(
      maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences, whereSeparator: isSeparator)
  }

  /// The first elements, so many at most.
  public func prefix(_ maxLength: Int) -> PrefixSequence<Self> { PrefixSequence(self, maxLength: maxLength) }
  /// The elements behind the first one, or behind so many.
  public func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self> { DropFirstSequence(self, dropping: k) }
  /// The last elements, so many at most.
  public func suffix(_ maxLength: Int) -> [Element] { Array(Array(self).suffix(maxLength)) }
  /// The elements before the last one, or before so many.
  public func dropLast(_ k: Int = 1) -> [Element] { Array(Array(self).dropLast(k)) }
  /// The elements up to the first of which the closure says false.
  public func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self {
      if try !predicate(element) { break }
      result.append(element)
    }
    return result
  }
  /// The elements from the first on of which the closure says false.
  public func drop(while predicate: (Element) throws -> Bool) rethrows -> DropWhileSequence<Self> {
    try DropWhileSequence(iterator: makeIterator(), predicate: predicate)
  }
}

extension Sequence where Element: Equatable {
  /// Whether an element is among these.
  public func contains(_ element: Element) -> Bool {
    for candidate in self { if candidate == element { return true } }
    return false
  }

  /// Whether another sequence has equal elements in the same order.
  public func elementsEqual<OtherSequence: Sequence>(_ other: OtherSequence) -> Bool
  where OtherSequence.Element == Element {
    elementsEqual(other, by: { $0 == $1 })
  }

  /// Whether the first elements are those of another sequence.
  public func starts<PossiblePrefix: Sequence>(with possiblePrefix: PossiblePrefix) -> Bool
  where PossiblePrefix.Element == Element {
    starts(with: possiblePrefix, by: { $0 == $1 })
  }

  /// The parts between separators; empty ones are left out unless asked for.
  public func split(
    separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [ArraySlice<Element>] {
    split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences) { $0 == separator }
  }
}

extension Sequence where Element: Comparable {
  /// The smallest element; nil where there are none.
  public func min() -> Element? { self.min(by: { $0 < $1 }) }
  /// The greatest element; nil where there are none.
  public func max() -> Element? { self.max(by: { $0 < $1 }) }
  /// The elements from the smallest to the greatest, or as the closure orders two of them; equal ones keep their order.
  public func sorted() -> [Element] {
    var result = Array(self)
    result.sort()
    return result
  }
  /// Whether this comes before another sequence where the first elements that differ decide, as in a dictionary.
  public func lexicographicallyPrecedes<OtherSequence: Sequence>(_ other: OtherSequence) -> Bool
  where OtherSequence.Element == Element {
    lexicographicallyPrecedes(other, by: { $0 < $1 })
  }
}

extension Sequence where Element: Sequence {
  /// The elements of all the sequences, one after the other.
  public func joined() -> FlattenSequence<Self> { FlattenSequence(_base: self) }

  public func joined<Separator: Sequence>(separator: Separator) -> JoinedSequence<Self>
  where Separator.Element == Element.Element {
    JoinedSequence(base: self, separator: separator)
  }
}

extension Sequence where Element: StringProtocol {
  public func joined(separator: String = "") -> String {
    var parts: [String] = []
    for part in self { parts.append(part._string) }
    return String._joined(parts, separator)
  }
}
