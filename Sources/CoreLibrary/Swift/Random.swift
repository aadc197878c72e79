// Chance: the session's own generator, or one that a script brings along.

public protocol RandomNumberGenerator {
  mutating func next() -> UInt64
}

extension RandomNumberGenerator {
  /// Below the limit, every number as likely as any other.
  mutating func _below(_ limit: UInt64) -> UInt64 {
    if limit == 0 { return next() }
    // What would favour the lower ones is drawn again.
    let threshold = (0 &- limit) % limit
    while true {
      let number = next()
      if number >= threshold { return number % limit }
    }
  }
}

@_intrinsic("random.next") func _nextRandom() -> UInt

public struct SystemRandomNumberGenerator: RandomNumberGenerator {
  public init() {}
  public mutating func next() -> UInt64 { UInt64(_bits: _nextRandom()._bits) }
}

extension FixedWidthInteger {
  public static func random<G: RandomNumberGenerator>(in range: Range<Self>, using generator: inout G) -> Self {
    if range.isEmpty { _trapFatalError("Can't get random value with an empty range") }
    let count = range.upperBound._bits &- range.lowerBound._bits
    return Self(truncatingIfNeeded: range.lowerBound._bits &+ generator._below(UInt64(_bits: count))._bits)
  }
  public static func random<G: RandomNumberGenerator>(in range: ClosedRange<Self>, using generator: inout G) -> Self {
    let count = range.upperBound._bits &- range.lowerBound._bits &+ 1
    return Self(truncatingIfNeeded: range.lowerBound._bits &+ generator._below(UInt64(_bits: count))._bits)
  }
  public static func random(in range: Range<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
  public static func random(in range: ClosedRange<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
}

extension Double {
  static func _random<G: RandomNumberGenerator>(_ low: Double, _ high: Double, _ generator: inout G) -> Double {
    let unit = Double(Int(generator.next() >> 11)) / 9007199254740992
    return low + (high - low) * unit
  }
  public static func random(in range: Range<Double>) -> Double {
    var generator = SystemRandomNumberGenerator()
    return _random(range.lowerBound, range.upperBound, &generator)
  }
  public static func random(in range: ClosedRange<Double>) -> Double {
    var generator = SystemRandomNumberGenerator()
    return _random(range.lowerBound, range.upperBound, &generator)
  }
  public static func random<G: RandomNumberGenerator>(in range: Range<Double>, using generator: inout G) -> Double {
    _random(range.lowerBound, range.upperBound, &generator)
  }
  public static func random<G: RandomNumberGenerator>(
    in range: ClosedRange<Double>, using generator: inout G
  ) -> Double {
    _random(range.lowerBound, range.upperBound, &generator)
  }
}

extension Bool {
  public static func random() -> Bool { Int.random(in: 0...1) == 1 }
  public static func random<G: RandomNumberGenerator>(using generator: inout G) -> Bool {
    Int.random(in: 0...1, using: &generator) == 1
  }
}

extension Collection {
  public func randomElement() -> Element? {
    var generator = SystemRandomNumberGenerator()
    return randomElement(using: &generator)
  }
  public func randomElement<G: RandomNumberGenerator>(using generator: inout G) -> Element? {
    if isEmpty { return nil }
    return self[index(startIndex, offsetBy: Int.random(in: 0..<count, using: &generator))]
  }
}

extension Sequence {
  public func shuffled() -> [Element] {
    var result = Array(self)
    result.shuffle()
    return result
  }
  public func shuffled<G: RandomNumberGenerator>(using generator: inout G) -> [Element] {
    var result = Array(self)
    result.shuffle(using: &generator)
    return result
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  public mutating func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }
  public mutating func shuffle<G: RandomNumberGenerator>(using generator: inout G) {
    var rest = count
    var place = startIndex
    while rest > 1 {
      let other = index(place, offsetBy: Int.random(in: 0..<rest, using: &generator))
      swapAt(place, other)
      rest -= 1
      place = index(after: place)
    }
  }
}
