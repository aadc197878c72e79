// What gives its elements one after the other, each when it is there.

public protocol AsyncIteratorProtocol<Element, Failure> {
  associatedtype Element
  associatedtype Failure: Error = any Error
  mutating func next() async throws(Failure) -> Element?
}

public protocol AsyncSequence<Element, Failure> {
  associatedtype AsyncIterator: AsyncIteratorProtocol
  associatedtype Element where Element == AsyncIterator.Element
  associatedtype Failure: Error where Failure == AsyncIterator.Failure
  func makeAsyncIterator() -> AsyncIterator
}

extension AsyncSequence {
  public func reduce<Result>(
    _ initialResult: Result, _ nextPartialResult: (_ partialResult: Result, Element) async throws -> Result
  ) async rethrows -> Result {
    var iterator = makeAsyncIterator()
    var result = initialResult
    while let element = try await iterator.next() { result = try await nextPartialResult(result, element) }
    return result
  }

  public func reduce<Result>(
    into initialResult: Result,
    _ updateAccumulatingResult: (_ partialResult: inout Result, Element) async throws -> Void
  ) async rethrows -> Result {
    var iterator = makeAsyncIterator()
    var result = initialResult
    while let element = try await iterator.next() { try await updateAccumulatingResult(&result, element) }
    return result
  }

  /// The first element that fits. No other is asked for behind it, as is so with all that ends early.
  public func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element? {
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() { if try await predicate(element) { return element } }
    return nil
  }

  public func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool {
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() { if try await predicate(element) { return true } }
    return false
  }

  public func allSatisfy(_ predicate: (Element) async throws -> Bool) async rethrows -> Bool {
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() { guard try await predicate(element) else { return false } }
    return true
  }

  /// The smallest element; nil where there are none.
  public func min(by areInIncreasingOrder: (Element, Element) async throws -> Bool) async rethrows -> Element? {
    var iterator = makeAsyncIterator()
    guard var result = try await iterator.next() else { return nil }
    while let element = try await iterator.next() {
      if try await areInIncreasingOrder(element, result) { result = element }
    }
    return result
  }

  /// The greatest element; nil where there are none.
  public func max(by areInIncreasingOrder: (Element, Element) async throws -> Bool) async rethrows -> Element? {
    var iterator = makeAsyncIterator()
    guard var result = try await iterator.next() else { return nil }
    while let element = try await iterator.next() {
      if try await areInIncreasingOrder(result, element) { result = element }
    }
    return result
  }
}

extension AsyncSequence where Element: Equatable {
  public func contains(_ search: Element) async rethrows -> Bool {
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() { if element == search { return true } }
    return false
  }
}

extension AsyncSequence where Element: Comparable {
  /// The smallest element; nil where there are none.
  public func min() async rethrows -> Element? { try await self.min(by: { $0 < $1 }) }
  /// The greatest element; nil where there are none.
  public func max() async rethrows -> Element? { try await self.max(by: { $0 < $1 }) }
}
