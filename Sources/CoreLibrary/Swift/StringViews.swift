// A string as bytes, as Unicode scalars, as UTF-16.

extension String {
  public var utf8: UTF8View { UTF8View(_text: self) }
  public var utf16: UTF16View { UTF16View(_units: _utf16Units()) }
  public var unicodeScalars: UnicodeScalarView { UnicodeScalarView(_text: self) }

  /// Of bytes in UTF-8; what is wrong among them becomes U+FFFD.
  public init<C: Collection>(decoding codeUnits: C, as sourceEncoding: Unicode.UTF8.Type) where C.Element == UInt8 {
    self = String._fromBytes(codeUnits.map { Int($0) })
  }
  public init(_ unicodeScalars: UnicodeScalarView) { self = unicodeScalars._text }
  public init(_ scalar: Unicode.Scalar) { self = String._fromScalar(Int(scalar.value)) }
  public init?(_ utf8: UTF8View) { self = utf8._text }

  func _utf16Units() -> [UInt16] {
    var units: [UInt16] = []
    for scalar in unicodeScalars {
      let value = Int(scalar.value)
      if value < 65536 {
        units.append(UInt16(value))
      } else {
        units.append(UInt16(55296 + ((value - 65536) >> 10)))
        units.append(UInt16(56320 + ((value - 65536) & 1023)))
      }
    }
    return units
  }

  public struct UTF8View: BidirectionalCollection, CustomStringConvertible, CustomDebugStringConvertible {
    public typealias Element = UInt8
    public typealias Index = String.Index
    public typealias SubSequence = Slice<UTF8View>
    let _text: String
    init(_text: String) { self._text = _text }
    public var count: Int { _text._byteCount() }
    public var startIndex: String.Index { String.Index(0) }
    public var endIndex: String.Index { String.Index(_text._byteCount()) }
    public func index(after i: String.Index) -> String.Index { String.Index(i._offset + 1) }
    public func index(before i: String.Index) -> String.Index { String.Index(i._offset - 1) }
    public subscript(position: String.Index) -> UInt8 { UInt8(_text._byte(position._offset)) }
    public subscript(bounds: Range<String.Index>) -> Slice<UTF8View> { Slice(base: self, bounds: bounds) }
    public var description: String { _text }
    public var debugDescription: String { "UTF8View(" + _text.debugDescription + ")" }
  }

  public struct UnicodeScalarView: BidirectionalCollection, CustomStringConvertible, CustomDebugStringConvertible {
    public typealias Element = Unicode.Scalar
    public typealias Index = String.Index
    public typealias SubSequence = Slice<UnicodeScalarView>
    var _text: String
    public init() { _text = "" }
    init(_text: String) { self._text = _text }
    public var startIndex: String.Index { String.Index(0) }
    public var endIndex: String.Index { String.Index(_text._byteCount()) }
    public func index(after i: String.Index) -> String.Index {
      let (_, next) = _text._scalar(i._offset)
      return String.Index(next)
    }
    public func index(before i: String.Index) -> String.Index {
      var offset = i._offset - 1
      while _text._byte(offset) & 192 == 128 { offset -= 1 }
      return String.Index(offset)
    }
    public subscript(position: String.Index) -> Unicode.Scalar {
      let (value, _) = _text._scalar(position._offset)
      return Unicode.Scalar(_value: value)
    }
    public subscript(bounds: Range<String.Index>) -> Slice<UnicodeScalarView> { Slice(base: self, bounds: bounds) }
    public mutating func append(_ c: Unicode.Scalar) { _text.append(String(c)) }
    public var description: String { _text }
    public var debugDescription: String { "StringUnicodeScalarView(" + _text.debugDescription + ")" }
  }

  public struct UTF16View: BidirectionalCollection {
    public typealias Element = UInt16
    public typealias Index = String.Index
    public typealias SubSequence = Slice<UTF16View>
    let _units: [UInt16]
    init(_units: [UInt16]) { self._units = _units }
    public var count: Int { _units.count }
    public var startIndex: String.Index { String.Index(0) }
    public var endIndex: String.Index { String.Index(_units.count) }
    public func index(after i: String.Index) -> String.Index { String.Index(i._offset + 1) }
    public func index(before i: String.Index) -> String.Index { String.Index(i._offset - 1) }
    public subscript(position: String.Index) -> UInt16 { _units[position._offset] }
    public subscript(bounds: Range<String.Index>) -> Slice<UTF16View> { Slice(base: self, bounds: bounds) }
  }
}

/// The namespace of what is about Unicode.
public enum Unicode {
  public enum UTF8 {}

  /// One Unicode scalar: a code point that is no surrogate.
  public struct Scalar: Comparable, Hashable, CustomStringConvertible, CustomDebugStringConvertible,
    ExpressibleByUnicodeScalarLiteral
  {
    let _value: Int
    init(_value: Int) { self._value = _value }
    public init(unicodeScalarLiteral value: Unicode.Scalar) { self = value }
    public init(_ v: UInt8) { _value = Int(v) }
    public init(_ v: Unicode.Scalar) { self = v }
    public init?(_ v: UInt32) {
      let value = Int(v)
      guard value < 55296 || value > 57343 && value < 1114112 else { return nil }
      _value = value
    }
    public init?(_ v: Int) {
      guard v >= 0, v < 55296 || v > 57343 && v < 1114112 else { return nil }
      _value = v
    }
    public init?(_ description: String) {
      let scalars = description.unicodeScalars
      guard scalars.count == 1, let scalar = scalars.first else { return nil }
      self = scalar
    }
    public var value: UInt32 { UInt32(_value) }
    public var isASCII: Bool { _value < 128 }
    public var description: String { String._fromScalar(_value) }
    public var debugDescription: String { description.debugDescription }
    public static func == (lhs: Scalar, rhs: Scalar) -> Bool { lhs._value == rhs._value }
    public static func < (lhs: Scalar, rhs: Scalar) -> Bool { lhs._value < rhs._value }
    public func hash(into hasher: inout Hasher) { hasher._combine(_value) }
  }
}

public typealias UnicodeScalar = Unicode.Scalar
public typealias UTF8 = Unicode.UTF8
