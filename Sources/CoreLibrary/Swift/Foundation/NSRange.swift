// Ranges of units of UTF-16, as Objective-C's frameworks count.

public let NSNotFound = Int.max

/// Where something begins, and how long it is.
public struct NSRange: Hashable, Codable, CustomStringConvertible, CustomDebugStringConvertible, _Unreflected {
  public var location: Int
  public var length: Int

  public init() {
    location = 0
    length = 0
  }
  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }
  public init<R: RangeExpression>(_ region: R) where R.Bound: FixedWidthInteger, R.Bound.Stride: SignedInteger {
    let range = region.relative(to: 0..<R.Bound.max)
    self.init(location: Int(range.lowerBound), length: Int(range.upperBound - range.lowerBound))
  }
  public init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S) where R.Bound == String.Index {
    let range = region.relative(to: target)
    let text = target._string
    let origin = target.startIndex._offset
    let start = text._unit(atByte: range.lowerBound._offset - origin)
    self.init(location: start, length: text._unit(atByte: range.upperBound._offset - origin) - start)
  }

  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    location = try container.decode(Int.self)
    length = try container.decode(Int.self)
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(location)
    try container.encode(length)
  }

  public var lowerBound: Int { location }
  public var upperBound: Int { location + length }
  public func contains(_ index: Int) -> Bool { index >= location && index < location + length }
  public func intersection(_ other: NSRange) -> NSRange? {
    let low = Swift.max(location, other.location)
    let high = Swift.min(upperBound, other.upperBound)
    if low > high || low == high && (low == upperBound && length > 0 || low == other.upperBound && other.length > 0) {
      return nil
    }
    return NSRange(location: low, length: high - low)
  }
  public func union(_ other: NSRange) -> NSRange {
    let low = Swift.min(location, other.location)
    return NSRange(location: low, length: Swift.max(upperBound, other.upperBound) - low)
  }
  public mutating func formUnion(_ other: NSRange) { self = union(other) }

  public var description: String { "{\(location), \(length)}" }
  public var debugDescription: String { description }
}

extension Range where Bound == Int {
  public init?(_ range: NSRange) {
    if range.location == NSNotFound { return nil }
    self = range.location..<(range.location + range.length)
  }
}

extension Range where Bound == String.Index {
  /// Nil where the range is not in the text, or ends within a scalar.
  public init?<S: StringProtocol>(_ range: NSRange, in string: S) {
    let text = string._string
    if range.location == NSNotFound || range.location < 0 || range.length < 0 { return nil }
    guard let low = text._byte(atUnit: range.location), let high = text._byte(atUnit: range.location + range.length)
    else { return nil }
    let origin = string.startIndex._offset
    self = String.Index._at(low + origin)..<String.Index._at(high + origin)
  }
}

extension String {
  /// How many units of UTF-16 there are before an offset in bytes.
  func _unit(atByte end: Int) -> Int {
    if _isASCIIOnly() { return end }
    var offset = 0
    var unit = 0
    while offset < end {
      let (value, next) = _scalar(offset)
      // The second byte of a scalar of two units stands for its second unit.
      if next > end { return unit + 1 }
      unit += value > 0xffff ? 2 : 1
      offset = next
    }
    return unit
  }

  /// The offset of a unit; nil beyond the end and within a scalar.
  func _byte(atUnit end: Int) -> Int? {
    let count = _byteCount()
    if _isASCIIOnly() { return end <= count ? end : nil }
    var offset = 0
    var unit = 0
    while unit < end {
      if offset >= count { return nil }
      let (value, next) = _scalar(offset)
      unit += value > 0xffff ? 2 : 1
      offset = next
    }
    return unit == end ? offset : nil
  }
}

public func NSMakeRange(_ loc: Int, _ len: Int) -> NSRange { NSRange(location: loc, length: len) }
public func NSMaxRange(_ range: NSRange) -> Int { range.location + range.length }
public func NSLocationInRange(_ loc: Int, _ range: NSRange) -> Bool { range.contains(loc) }
public func NSEqualRanges(_ range1: NSRange, _ range2: NSRange) -> Bool { range1 == range2 }
public func NSUnionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange { range1.union(range2) }
public func NSIntersectionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange {
  range1.intersection(range2) ?? NSRange()
}
public func NSStringFromRange(_ range: NSRange) -> String { range.description }
