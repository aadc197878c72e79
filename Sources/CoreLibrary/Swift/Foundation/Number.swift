// Numbers as objects.

/// A number of any kind: `NSNumber(value: 3)`, `2.5 as NSNumber`.
open class NSNumber: NSObject, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
  enum _Kind {
    case int(Int)
    /// Above what an `Int` can be.
    case unsigned(UInt)
    case double(Double)
    case float(Float)
    case bool(Bool)
    case decimal(Decimal)
  }
  let _kind: _Kind

  init(_kind: _Kind) {
    self._kind = _kind
    super.init()
  }
  public init(value: Int) { _kind = .int(value) }
  public init(value: Int8) { _kind = .int(Int(value)) }
  public init(value: Int16) { _kind = .int(Int(value)) }
  public init(value: Int32) { _kind = .int(Int(value)) }
  public init(value: Int64) { _kind = .int(Int(value)) }
  public init(value: UInt) { _kind = value > UInt(Int.max) ? .unsigned(value) : .int(Int(value)) }
  public init(value: UInt8) { _kind = .int(Int(value)) }
  public init(value: UInt16) { _kind = .int(Int(value)) }
  public init(value: UInt32) { _kind = .int(Int(value)) }
  public init(value: UInt64) { _kind = value > UInt64(Int.max) ? .unsigned(UInt(value)) : .int(Int(value)) }
  public init(value: Double) { _kind = .double(value) }
  public init(value: Float) { _kind = .float(value) }
  public init(value: Bool) { _kind = .bool(value) }
  public required init(integerLiteral value: Int) { _kind = .int(value) }
  public required init(floatLiteral value: Double) { _kind = .double(value) }
  public required init(booleanLiteral value: Bool) { _kind = .bool(value) }

  init(_bridging value: Int) { _kind = .int(value) }
  init(_bridging value: Double) { _kind = .double(value) }
  init(_bridging value: Decimal) { _kind = .decimal(value) }
  init(_bridging value: Bool) { _kind = .bool(value) }
  init(_bridging value: Float) { _kind = .float(value) }
  init(_bridging value: Int8) { _kind = .int(Int(value)) }
  init(_bridging value: Int16) { _kind = .int(Int(value)) }
  init(_bridging value: Int32) { _kind = .int(Int(value)) }
  init(_bridging value: Int64) { _kind = .int(Int(value)) }
  init(_bridging value: UInt) { _kind = value > UInt(Int.max) ? .unsigned(value) : .int(Int(value)) }
  init(_bridging value: UInt8) { _kind = .int(Int(value)) }
  init(_bridging value: UInt16) { _kind = .int(Int(value)) }
  init(_bridging value: UInt32) { _kind = .int(Int(value)) }
  init(_bridging value: UInt64) { _kind = value > UInt64(Int.max) ? .unsigned(UInt(value)) : .int(Int(value)) }

  /// The number that a value of any type is, if it is one.
  static func _of(_ value: Any) -> NSNumber? {
    if let value = value as? NSNumber { return value }
    if let value = value as? Int { return NSNumber(value: value) }
    if let value = value as? Double { return NSNumber(value: value) }
    if let value = value as? Bool { return NSNumber(value: value) }
    if let value = value as? Decimal { return NSDecimalNumber(decimal: value) }
    if let value = value as? Float { return NSNumber(value: value) }
    if let value = value as? any FixedWidthInteger {
      return value < 0 ? NSNumber(value: Int(value)) : NSNumber(value: UInt(value))
    }
    return nil
  }

  // MARK: As other numbers

  open var intValue: Int {
    switch _kind {
    case .int(let value): return value
    case .unsigned(let value): return Int(truncatingIfNeeded: value)
    case .double(let value): return NSNumber._whole(value)
    case .float(let value): return NSNumber._whole(Double(value))
    case .bool(let value): return value ? 1 : 0
    case .decimal(let value): return value._intValue
    }
  }

  /// What is out of range, and no number, is the least there is.
  private static func _whole(_ value: Double) -> Int {
    value < 9223372036854775808 && value >= -9223372036854775808 ? Int(value) : Int.min
  }

  open var int8Value: Int8 { Int8(truncatingIfNeeded: intValue) }
  open var int16Value: Int16 { Int16(truncatingIfNeeded: intValue) }
  open var int32Value: Int32 { Int32(truncatingIfNeeded: intValue) }
  open var int64Value: Int64 { Int64(intValue) }
  open var uint8Value: UInt8 { UInt8(truncatingIfNeeded: intValue) }
  open var uint16Value: UInt16 { UInt16(truncatingIfNeeded: intValue) }
  open var uint32Value: UInt32 { UInt32(truncatingIfNeeded: intValue) }
  open var uintValue: UInt { UInt(bitPattern: intValue) }
  open var uint64Value: UInt64 {
    let value = doubleValue
    if case .double = _kind, !(value >= 0 && value < 9223372036854775808) {
      fatalError("Zoetrope does not support \(value) as UInt64")
    }
    return UInt64(uintValue)
  }

  open var doubleValue: Double {
    switch _kind {
    case .int(let value): return Double(value)
    case .unsigned(let value): return Double(value)
    case .double(let value): return value
    case .float(let value): return Double(value)
    case .bool(let value): return value ? 1 : 0
    case .decimal(let value): return value._doubleValue
    }
  }
  open var floatValue: Float {
    switch _kind {
    case .int(let value): return Float(value)
    case .float(let value): return value
    default: return Float(doubleValue)
    }
  }
  /// Of a number with a fraction, the whole part counts.
  open var boolValue: Bool {
    if case .decimal(let value) = _kind { return !value.isZero }
    return intValue != 0
  }
  public var decimalValue: Decimal {
    if case .decimal(let value) = _kind { return value }
    return Decimal(doubleValue)
  }

  // MARK: Text

  open override var description: String {
    switch _kind {
    case .int(let value): return String(value)
    case .unsigned(let value): return String(value)
    case .double(let value): return value.description
    case .float(let value): return value.description
    case .bool(let value): return value ? "1" : "0"
    case .decimal(let value): return value.description
    }
  }
  open var stringValue: String { description }

  // MARK: Comparing

  var _hasFraction: Bool {
    switch _kind {
    case .double, .float, .decimal: return true
    default: return false
    }
  }

  /// A decimal number is not asked how it stands to one of another kind but that one, as in Foundation.
  open func compare(_ otherNumber: NSNumber) -> ComparisonResult {
    if case .decimal(let one) = _kind {
      guard case .decimal(let two) = otherNumber._kind else { return otherNumber.compare(self) }
      return Decimal._compare(one, two)
    }
    if _hasFraction || otherNumber._hasFraction {
      let one = doubleValue
      let two = otherNumber.doubleValue
      if one.isNaN || two.isNaN {
        if one.isNaN && two.isNaN { return .orderedSame }
        return one.isNaN == ((one.isNaN ? two : one) < 0) ? .orderedDescending : .orderedAscending
      }
      return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
    }
    if case .unsigned(let one) = _kind {
      guard case .unsigned(let two) = otherNumber._kind else { return .orderedDescending }
      return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
    }
    if case .unsigned = otherNumber._kind { return .orderedAscending }
    let one = intValue
    let two = otherNumber.intValue
    return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
  }

  open func isEqual(to number: NSNumber) -> Bool { compare(number) == .orderedSame }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let object, let number = NSNumber._of(object) else { return false }
    return compare(number) == .orderedSame
  }
  open override var hash: Int {
    if !_hasFraction { return intValue.hashValue }
    return Int(exactly: doubleValue)?.hashValue ?? doubleValue.hashValue
  }
}

// MARK: Numbers out of objects

extension Int {
  public init(truncating number: NSNumber) { self = number.intValue }
  public init?(exactly number: NSNumber) {
    if number._hasFraction, Int(exactly: number.doubleValue) == nil { return nil }
    self = number.intValue
  }
}

extension Double {
  public init(truncating number: NSNumber) { self = number.doubleValue }
}

extension Float {
  public init(truncating number: NSNumber) { self = number.floatValue }
}

extension Bool {
  public init(truncating number: NSNumber) { self = number.boolValue }
}

// MARK: Casts of objects to the numbers in them: to those that they are exactly

extension Int {
  init?(_unbridging number: NSNumber) {
    if case .unsigned = number._kind { return nil }
    self.init(exactly: number)
  }
}

extension Double {
  init?(_unbridging number: NSNumber) {
    switch number._kind {
    case .int(let value): self.init(exactly: value)
    case .unsigned(let value): self.init(exactly: value)
    default: self = number.doubleValue
    }
  }
}

extension Float {
  init?(_unbridging number: NSNumber) {
    guard let value = Double(_unbridging: number) else { return nil }
    if value.isNaN { self = .nan } else { self.init(exactly: value) }
  }
}

extension Bool {
  init?(_unbridging number: NSNumber) {
    switch number.doubleValue {
    case 0: self = false
    case 1: self = true
    default: return nil
    }
  }
}

extension UInt64 {
  init?(_unbridging number: NSNumber) {
    if case .unsigned(let value) = number._kind {
      self = UInt64(value)
    } else {
      guard let value = Int(exactly: number) else { return nil }
      self.init(exactly: value)
    }
  }
}

extension Int8 {
  init?(_unbridging number: NSNumber) {
    guard let value = Int(_unbridging: number) else { return nil }
    self.init(exactly: value)
  }
}

extension Int16 {
  init?(_unbridging number: NSNumber) {
    guard let value = Int(_unbridging: number) else { return nil }
    self.init(exactly: value)
  }
}

extension Int32 {
  init?(_unbridging number: NSNumber) {
    guard let value = Int(_unbridging: number) else { return nil }
    self.init(exactly: value)
  }
}

extension Int64 {
  init?(_unbridging number: NSNumber) {
    guard let value = Int(_unbridging: number) else { return nil }
    self.init(exactly: value)
  }
}

extension UInt {
  init?(_unbridging number: NSNumber) {
    guard let value = UInt64(_unbridging: number) else { return nil }
    self.init(exactly: value)
  }
}

extension UInt8 {
  init?(_unbridging number: NSNumber) {
    guard let value = Int(_unbridging: number) else { return nil }
    self.init(exactly: value)
  }
}

extension UInt16 {
  init?(_unbridging number: NSNumber) {
    guard let value = Int(_unbridging: number) else { return nil }
    self.init(exactly: value)
  }
}

extension UInt32 {
  init?(_unbridging number: NSNumber) {
    guard let value = Int(_unbridging: number) else { return nil }
    self.init(exactly: value)
  }
}

/// What all that makes text of values has.
open class Formatter: NSObject {
  public enum Context: Int {
    case unknown
    case dynamic
    case standalone
    case listItem
    case beginningOfSentence
    case middleOfSentence
  }

  public enum UnitStyle: Int {
    case short = 1
    case medium
    case long
  }

  public override init() { super.init() }

  /// A class below has to say how.
  open func string(for obj: Any) -> String? {
    fatalError("string(for:) must be overridden")
  }
  open func editingString(for obj: Any) -> String? { string(for: obj) }
}
