// Chance: the session's own generator, or one that a script brings along.

public protocol RandomNumberGenerator {
  mutating func next() -> UInt64
}

extension RandomNumberGenerator {
  public mutating func next<T: FixedWidthInteger & UnsignedInteger>() -> T {
    T(truncatingIfNeeded: next())
  }

  /// Below the limit, every number as likely as any other: the upper half of a product, where what would favour the
  /// lower ones is drawn again.
  public mutating func next<T: FixedWidthInteger & UnsignedInteger>(upperBound: T) -> T {
    if upperBound == 0 { _trapFatalError("upperBound cannot be zero.") }
    var (high, low) = T(truncatingIfNeeded: next())._fullWidth(upperBound)
    if low < upperBound {
      let threshold = (0 &- upperBound) % upperBound
      while low < threshold { (high, low) = T(truncatingIfNeeded: next())._fullWidth(upperBound) }
    }
    return high
  }
}

extension FixedWidthInteger {
  func _fullWidth(_ other: Self) -> (Self, Self) {
    let (high, low) = multipliedFullWidth(by: other)
    return (high, Self(truncatingIfNeeded: low))
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
    let count = Magnitude(truncatingIfNeeded: range.upperBound &- range.lowerBound)
    return range.lowerBound &+ Self(truncatingIfNeeded: generator.next(upperBound: count))
  }
  public static func random<G: RandomNumberGenerator>(in range: ClosedRange<Self>, using generator: inout G) -> Self {
    let last = Magnitude(truncatingIfNeeded: range.upperBound &- range.lowerBound)
    if last == Magnitude.max { return Self(truncatingIfNeeded: generator.next()) }
    return range.lowerBound &+ Self(truncatingIfNeeded: generator.next(upperBound: last + 1))
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

extension BinaryFloatingPoint {
  public static func random<G: RandomNumberGenerator>(in range: Range<Self>, using generator: inout G) -> Self {
    if range.isEmpty { _trapFatalError("Can't get random value with an empty range") }
    while true {
      let unit = Self(generator.next() & _significandMask) * (ulpOfOne / 2)
      let value = (range.upperBound - range.lowerBound) * unit + range.lowerBound
      if value != range.upperBound { return value }
    }
  }
  public static func random<G: RandomNumberGenerator>(in range: ClosedRange<Self>, using generator: inout G) -> Self {
    let last = _significandMask + 1
    let number =
      exponentBitCount == 8
      ? UInt64(generator.next(upperBound: UInt32(last + 1))) : generator.next(upperBound: last + 1)
    if number == last { return range.upperBound }
    return (range.upperBound - range.lowerBound) * (Self(number) * (ulpOfOne / 2)) + range.lowerBound
  }
  public static func random(in range: Range<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
  public static func random(in range: ClosedRange<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
  /// As many bits as a number's digits have, the first one included.
  static var _significandMask: UInt64 { (1 << UInt64(significandBitCount + 1)) - 1 }
}

extension Bool {
  public static func random() -> Bool {
    var generator = SystemRandomNumberGenerator()
    return random(using: &generator)
  }
  public static func random<G: RandomNumberGenerator>(using generator: inout G) -> Bool {
    (generator.next() >> 17) & 1 == 0
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
