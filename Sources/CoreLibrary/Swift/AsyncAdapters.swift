// Asynchronous sequences made from others. Those whose closure may throw are at their end when it has thrown.

extension AsyncSequence {
  public func map<Transformed>(
    _ transform: @escaping (Element) async -> Transformed
  ) -> AsyncMapSequence<Self, Transformed> {
    AsyncMapSequence(self, transform: transform)
  }
  public func map<Transformed>(
    _ transform: @escaping (Element) async throws -> Transformed
  ) -> AsyncThrowingMapSequence<Self, Transformed> {
    AsyncThrowingMapSequence(self, transform: transform)
  }

  public func compactMap<ElementOfResult>(
    _ transform: @escaping (Element) async -> ElementOfResult?
  ) -> AsyncCompactMapSequence<Self, ElementOfResult> {
    AsyncCompactMapSequence(self, transform: transform)
  }
  public func compactMap<ElementOfResult>(
    _ transform: @escaping (Element) async throws -> ElementOfResult?
  ) -> AsyncThrowingCompactMapSequence<Self, ElementOfResult> {
    AsyncThrowingCompactMapSequence(self, transform: transform)
  }

  public func filter(_ isIncluded: @escaping (Element) async -> Bool) -> AsyncFilterSequence<Self> {
    AsyncFilterSequence(self, isIncluded: isIncluded)
  }
  public func filter(_ isIncluded: @escaping (Element) async throws -> Bool) -> AsyncThrowingFilterSequence<Self> {
    AsyncThrowingFilterSequence(self, isIncluded: isIncluded)
  }

  /// The elements of what the closure makes of each. What fails in it must fail like the base, or not at all.
  public func flatMap<SegmentOfResult: AsyncSequence>(
    _ transform: @escaping (Element) async -> SegmentOfResult
  ) -> AsyncFlatMapSequence<Self, SegmentOfResult> where Failure == SegmentOfResult.Failure {
    AsyncFlatMapSequence(self, transform: transform)
  }
  public func flatMap<SegmentOfResult: AsyncSequence>(
    _ transform: @escaping (Element) async -> SegmentOfResult
  ) -> AsyncFlatMapSequence<Self, SegmentOfResult> where SegmentOfResult.Failure == Never {
    AsyncFlatMapSequence(self, transform: transform)
  }
  public func flatMap<SegmentOfResult: AsyncSequence>(
    _ transform: @escaping (Element) async -> SegmentOfResult
  ) -> AsyncFlatMapSequence<Self, SegmentOfResult> where Failure == Never, SegmentOfResult.Failure == Never {
    AsyncFlatMapSequence(self, transform: transform)
  }
  public func flatMap<SegmentOfResult: AsyncSequence>(
    _ transform: @escaping (Element) async throws -> SegmentOfResult
  ) -> AsyncThrowingFlatMapSequence<Self, SegmentOfResult> {
    AsyncThrowingFlatMapSequence(self, transform: transform)
  }

  public func prefix(_ count: Int) -> AsyncPrefixSequence<Self> {
    precondition(count >= 0, "Can't prefix a negative number of elements from an async sequence")
    return AsyncPrefixSequence(self, count: count)
  }
  public func prefix(while predicate: @escaping (Element) async -> Bool) rethrows -> AsyncPrefixWhileSequence<Self> {
    AsyncPrefixWhileSequence(self, predicate: predicate)
  }
  public func prefix(
    while predicate: @escaping (Element) async throws -> Bool
  ) rethrows -> AsyncThrowingPrefixWhileSequence<Self> {
    AsyncThrowingPrefixWhileSequence(self, predicate: predicate)
  }

  public func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Self> {
    precondition(count >= 0, "Can't drop a negative number of elements from an async sequence")
    return AsyncDropFirstSequence(self, dropping: count)
  }
  public func drop(while predicate: @escaping (Element) async -> Bool) -> AsyncDropWhileSequence<Self> {
    AsyncDropWhileSequence(self, predicate: predicate)
  }
  public func drop(while predicate: @escaping (Element) async throws -> Bool) -> AsyncThrowingDropWhileSequence<Self> {
    AsyncThrowingDropWhileSequence(self, predicate: predicate)
  }
}

/// What the closure makes of each element.
public struct AsyncMapSequence<Base: AsyncSequence, Transformed>: AsyncSequence {
  public typealias Element = Transformed
  public typealias Failure = Base.Failure
  public typealias AsyncIterator = Iterator
  let base: Base
  let transform: (Base.Element) async -> Transformed
  init(_ base: Base, transform: @escaping (Base.Element) async -> Transformed) {
    self.base = base
    self.transform = transform
  }

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = Transformed
    public typealias Failure = Base.Failure
    var baseIterator: Base.AsyncIterator
    let transform: (Base.Element) async -> Transformed
    init(_ baseIterator: Base.AsyncIterator, transform: @escaping (Base.Element) async -> Transformed) {
      self.baseIterator = baseIterator
      self.transform = transform
    }
    public mutating func next() async rethrows -> Transformed? {
      if let element = try await baseIterator.next() { return await transform(element) }
      return nil
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(base.makeAsyncIterator(), transform: transform) }
}

/// The same, of a closure that may throw.
public struct AsyncThrowingMapSequence<Base: AsyncSequence, Transformed>: AsyncSequence {
  public typealias Element = Transformed
  public typealias Failure = any Error
  public typealias AsyncIterator = Iterator
  let base: Base
  let transform: (Base.Element) async throws -> Transformed
  init(_ base: Base, transform: @escaping (Base.Element) async throws -> Transformed) {
    self.base = base
    self.transform = transform
  }

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = Transformed
    public typealias Failure = any Error
    var baseIterator: Base.AsyncIterator
    let transform: (Base.Element) async throws -> Transformed
    var finished: Bool = false
    init(_ baseIterator: Base.AsyncIterator, transform: @escaping (Base.Element) async throws -> Transformed) {
      self.baseIterator = baseIterator
      self.transform = transform
    }
    public mutating func next() async throws -> Transformed? {
      if finished { return nil }
      guard let element = try await baseIterator.next() else { return nil }
      do {
        return try await transform(element)
      } catch {
        finished = true
        throw error
      }
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(base.makeAsyncIterator(), transform: transform) }
}

/// What the closure makes of each element, where it makes something of it.
public struct AsyncCompactMapSequence<Base: AsyncSequence, ElementOfResult>: AsyncSequence {
  public typealias Element = ElementOfResult
  public typealias Failure = Base.Failure
  public typealias AsyncIterator = Iterator
  let base: Base
  let transform: (Base.Element) async -> ElementOfResult?
  init(_ base: Base, transform: @escaping (Base.Element) async -> ElementOfResult?) {
    self.base = base
    self.transform = transform
  }

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = ElementOfResult
    public typealias Failure = Base.Failure
    var baseIterator: Base.AsyncIterator
    let transform: (Base.Element) async -> ElementOfResult?
    init(_ baseIterator: Base.AsyncIterator, transform: @escaping (Base.Element) async -> ElementOfResult?) {
      self.baseIterator = baseIterator
      self.transform = transform
    }
    public mutating func next() async rethrows -> ElementOfResult? {
      while let element = try await baseIterator.next() {
        if let result = await transform(element) { return result }
      }
      return nil
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(base.makeAsyncIterator(), transform: transform) }
}

/// The same, of a closure that may throw. It does not go on behind the end of its base.
public struct AsyncThrowingCompactMapSequence<Base: AsyncSequence, ElementOfResult>: AsyncSequence {
  public typealias Element = ElementOfResult
  public typealias Failure = any Error
  public typealias AsyncIterator = Iterator
  let base: Base
  let transform: (Base.Element) async throws -> ElementOfResult?
  init(_ base: Base, transform: @escaping (Base.Element) async throws -> ElementOfResult?) {
    self.base = base
    self.transform = transform
  }

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = ElementOfResult
    public typealias Failure = any Error
    var baseIterator: Base.AsyncIterator
    let transform: (Base.Element) async throws -> ElementOfResult?
    var finished: Bool = false
    init(_ baseIterator: Base.AsyncIterator, transform: @escaping (Base.Element) async throws -> ElementOfResult?) {
      self.baseIterator = baseIterator
      self.transform = transform
    }
    public mutating func next() async throws -> ElementOfResult? {
      if finished { return nil }
      while let element = try await baseIterator.next() {
        do {
          if let result = try await transform(element) { return result }
        } catch {
          finished = true
          throw error
        }
      }
      finished = true
      return nil
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(base.makeAsyncIterator(), transform: transform) }
}

/// The elements that fit.
public struct AsyncFilterSequence<Base: AsyncSequence>: AsyncSequence {
  public typealias Element = Base.Element
  public typealias Failure = Base.Failure
  public typealias AsyncIterator = Iterator
  let base: Base
  let isIncluded: (Base.Element) async -> Bool
  init(_ base: Base, isIncluded: @escaping (Base.Element) async -> Bool) {
    self.base = base
    self.isIncluded = isIncluded
  }

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = Base.Element
    public typealias Failure = Base.Failure
    var baseIterator: Base.AsyncIterator
    let isIncluded: (Base.Element) async -> Bool
    init(_ baseIterator: Base.AsyncIterator, isIncluded: @escaping (Base.Element) async -> Bool) {
      self.baseIterator = baseIterator
      self.isIncluded = isIncluded
    }
    public mutating func next() async rethrows -> Base.Element? {
      while let element = try await baseIterator.next() { if await isIncluded(element) { return element } }
      return nil
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(base.makeAsyncIterator(), isIncluded: isIncluded) }
}

/// The same, with a closure that may throw.
public struct AsyncThrowingFilterSequence<Base: AsyncSequence>: AsyncSequence {
  public typealias Element = Base.Element
  public typealias Failure = any Error
  public typealias AsyncIterator = Iterator
  let base: Base
  let isIncluded: (Base.Element) async throws -> Bool
  init(_ base: Base, isIncluded: @escaping (Base.Element) async throws -> Bool) {
    self.base = base
    self.isIncluded = isIncluded
  }

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = Base.Element
    public typealias Failure = any Error
    var baseIterator: Base.AsyncIterator
    let isIncluded: (Base.Element) async throws -> Bool
    var finished: Bool = false
    init(_ baseIterator: Base.AsyncIterator, isIncluded: @escaping (Base.Element) async throws -> Bool) {
      self.baseIterator = baseIterator
      self.isIncluded = isIncluded
    }
    public mutating func next() async throws -> Base.Element? {
      if finished { return nil }
      while let element = try await baseIterator.next() {
        do {
          if try await isIncluded(element) { return element }
        } catch {
          finished = true
          throw error
        }
      }
      return nil
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(base.makeAsyncIterator(), isIncluded: isIncluded) }
}

/// The elements of what the closure makes of each element. It is at its end where one of those has thrown.
public struct AsyncFlatMapSequence<Base: AsyncSequence, SegmentOfResult: AsyncSequence>: AsyncSequence {
  public typealias Element = SegmentOfResult.Element
  public typealias Failure = Base.Failure
  public typealias AsyncIterator = Iterator
  let base: Base
  let transform: (Base.Element) async -> SegmentOfResult
  init(_ base: Base, transform: @escaping (Base.Element) async -> SegmentOfResult) {
    self.base = base
    self.transform = transform
  }

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = SegmentOfResult.Element
    public typealias Failure = Base.Failure
    var baseIterator: Base.AsyncIterator
    let transform: (Base.Element) async -> SegmentOfResult
    /// That of what was made of an element, while it has elements.
    var currentIterator: SegmentOfResult.AsyncIterator?
    var finished: Bool = false
    init(_ baseIterator: Base.AsyncIterator, transform: @escaping (Base.Element) async -> SegmentOfResult) {
      self.baseIterator = baseIterator
      self.transform = transform
      currentIterator = nil
    }
    public mutating func next() async rethrows -> SegmentOfResult.Element? {
      while !finished {
        if currentIterator == nil {
          guard let element = try await baseIterator.next() else {
            finished = true
            return nil
          }
          currentIterator = await transform(element).makeAsyncIterator()
        }
        do {
          if let element = try await currentIterator?.next() { return element }
        } catch {
          finished = true
          throw error
        }
        currentIterator = nil
      }
      return nil
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(base.makeAsyncIterator(), transform: transform) }
}

/// The same, of a closure that may throw.
public struct AsyncThrowingFlatMapSequence<Base: AsyncSequence, SegmentOfResult: AsyncSequence>: AsyncSequence {
  public typealias Element = SegmentOfResult.Element
  public typealias Failure = any Error
  public typealias AsyncIterator = Iterator
  let base: Base
  let transform: (Base.Element) async throws -> SegmentOfResult
  init(_ base: Base, transform: @escaping (Base.Element) async throws -> SegmentOfResult) {
    self.base = base
    self.transform = transform
  }

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = SegmentOfResult.Element
    public typealias Failure = any Error
    var baseIterator: Base.AsyncIterator
    let transform: (Base.Element) async throws -> SegmentOfResult
    /// That of what was made of an element, while it has elements.
    var currentIterator: SegmentOfResult.AsyncIterator?
    var finished: Bool = false
    init(_ baseIterator: Base.AsyncIterator, transform: @escaping (Base.Element) async throws -> SegmentOfResult) {
      self.baseIterator = baseIterator
      self.transform = transform
      currentIterator = nil
    }
    public mutating func next() async throws -> SegmentOfResult.Element? {
      while !finished {
        var following: Base.Element?
        if currentIterator == nil {
          following = try await baseIterator.next()
          if following == nil { return nil }
        }
        do {
          if let following { currentIterator = try await transform(following).makeAsyncIterator() }
          if let element = try await currentIterator?.next() { return element }
        } catch {
          finished = true
          throw error
        }
        currentIterator = nil
      }
      return nil
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(base.makeAsyncIterator(), transform: transform) }
}

/// So many elements at most. The base is not asked for more.
public struct AsyncPrefixSequence<Base: AsyncSequence>: AsyncSequence {
  public typealias Element = Base.Element
  public typealias Failure = Base.Failure
  public typealias AsyncIterator = Iterator
  let base: Base
  let count: Int
  init(_ base: Base, count: Int) {
    self.base = base
    self.count = count
  }

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = Base.Element
    public typealias Failure = Base.Failure
    var baseIterator: Base.AsyncIterator
    var remaining: Int
    init(_ baseIterator: Base.AsyncIterator, count: Int) {
      self.baseIterator = baseIterator
      remaining = count
    }
    public mutating func next() async rethrows -> Base.Element? {
      if remaining == 0 { return nil }
      remaining -= 1
      return try await baseIterator.next()
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(base.makeAsyncIterator(), count: count) }
}

/// The elements up to the first that does not fit.
public struct AsyncPrefixWhileSequence<Base: AsyncSequence>: AsyncSequence {
  public typealias Element = Base.Element
  public typealias Failure = Base.Failure
  public typealias AsyncIterator = Iterator
  let base: Base
  let predicate: (Base.Element) async -> Bool
  init(_ base: Base, predicate: @escaping (Base.Element) async -> Bool) {
    self.base = base
    self.predicate = predicate
  }

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = Base.Element
    public typealias Failure = Base.Failure
    var baseIterator: Base.AsyncIterator
    let predicate: (Base.Element) async -> Bool
    var predicateHasFailed: Bool = false
    init(_ baseIterator: Base.AsyncIterator, predicate: @escaping (Base.Element) async -> Bool) {
      self.baseIterator = baseIterator
      self.predicate = predicate
    }
    public mutating func next() async rethrows -> Base.Element? {
      if predicateHasFailed { return nil }
      guard let element = try await baseIterator.next() else { return nil }
      if await predicate(element) { return element }
      predicateHasFailed = true
      return nil
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(base.makeAsyncIterator(), predicate: predicate) }
}

/// The same, with a closure that may throw.
public struct AsyncThrowingPrefixWhileSequence<Base: AsyncSequence>: AsyncSequence {
  public typealias Element = Base.Element
  public typealias Failure = any Error
  public typealias AsyncIterator = Iterator
  let base: Base
  let predicate: (Base.Element) async throws -> Bool
  init(_ base: Base, predicate: @escaping (Base.Element) async throws -> Bool) {
    self.base = base
    self.predicate = predicate
  }

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = Base.Element
    public typealias Failure = any Error
    var baseIterator: Base.AsyncIterator
    let predicate: (Base.Element) async throws -> Bool
    var predicateHasFailed: Bool = false
    init(_ baseIterator: Base.AsyncIterator, predicate: @escaping (Base.Element) async throws -> Bool) {
      self.baseIterator = baseIterator
      self.predicate = predicate
    }
    public mutating func next() async throws -> Base.Element? {
      if predicateHasFailed { return nil }
      guard let element = try await baseIterator.next() else { return nil }
      do {
        if try await predicate(element) { return element }
      } catch {
        predicateHasFailed = true
        throw error
      }
      predicateHasFailed = true
      return nil
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(base.makeAsyncIterator(), predicate: predicate) }
}

/// The elements behind the first so many.
public struct AsyncDropFirstSequence<Base: AsyncSequence>: AsyncSequence {
  public typealias Element = Base.Element
  public typealias Failure = Base.Failure
  public typealias AsyncIterator = Iterator
  let base: Base
  let count: Int
  init(_ base: Base, dropping count: Int) {
    self.base = base
    self.count = count
  }

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = Base.Element
    public typealias Failure = Base.Failure
    var baseIterator: Base.AsyncIterator
    var count: Int
    init(_ baseIterator: Base.AsyncIterator, count: Int) {
      self.baseIterator = baseIterator
      self.count = count
    }
    public mutating func next() async rethrows -> Base.Element? {
      for _ in 0..<count {
        if try await baseIterator.next() == nil {
          count = 0
          return nil
        }
      }
      count = 0
      return try await baseIterator.next()
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(base.makeAsyncIterator(), count: count) }
}

extension AsyncDropFirstSequence {
  /// One sequence drops them all.
  public func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Base> {
    precondition(count >= 0, "Can't drop a negative number of elements from an async sequence")
    return AsyncDropFirstSequence(base, dropping: self.count + count)
  }
}

/// The elements from the first that does not fit.
public struct AsyncDropWhileSequence<Base: AsyncSequence>: AsyncSequence {
  public typealias Element = Base.Element
  public typealias Failure = Base.Failure
  public typealias AsyncIterator = Iterator
  let base: Base
  let predicate: (Base.Element) async -> Bool
  init(_ base: Base, predicate: @escaping (Base.Element) async -> Bool) {
    self.base = base
    self.predicate = predicate
  }

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = Base.Element
    public typealias Failure = Base.Failure
    var baseIterator: Base.AsyncIterator
    /// None when an element has been found.
    var predicate: ((Base.Element) async -> Bool)?
    init(_ baseIterator: Base.AsyncIterator, predicate: @escaping (Base.Element) async -> Bool) {
      self.baseIterator = baseIterator
      self.predicate = predicate
    }
    public mutating func next() async rethrows -> Base.Element? {
      while let predicate {
        guard let element = try await baseIterator.next() else { return nil }
        if await predicate(element) { continue }
        self.predicate = nil
        return element
      }
      return try await baseIterator.next()
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(base.makeAsyncIterator(), predicate: predicate) }
}

/// The same, with a closure that may throw.
public struct AsyncThrowingDropWhileSequence<Base: AsyncSequence>: AsyncSequence {
  public typealias Element = Base.Element
  public typealias Failure = any Error
  public typealias AsyncIterator = Iterator
  let base: Base
  let predicate: (Base.Element) async throws -> Bool
  init(_ base: Base, predicate: @escaping (Base.Element) async throws -> Bool) {
    self.base = base
    self.predicate = predicate
  }

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = Base.Element
    public typealias Failure = any Error
    var baseIterator: Base.AsyncIterator
    let predicate: (Base.Element) async throws -> Bool
    var finished: Bool = false
    var doneDropping: Bool = false
    init(_ baseIterator: Base.AsyncIterator, predicate: @escaping (Base.Element) async throws -> Bool) {
      self.baseIterator = baseIterator
      self.predicate = predicate
    }
    public mutating func next() async throws -> Base.Element? {
      if finished { return nil }
      while !doneDropping {
        guard let element = try await baseIterator.next() else { return nil }
        do {
          if try await predicate(element) { continue }
        } catch {
          finished = true
          throw error
        }
        doneDropping = true
        return element
      }
      return try await baseIterator.next()
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(base.makeAsyncIterator(), predicate: predicate) }
}
