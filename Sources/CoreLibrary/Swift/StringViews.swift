// A string as bytes, as Unicode scalars, as UTF-16. A position is always an offset in bytes; that of the second half of a
// surrogate pair is the second byte of its scalar.

extension String {
  /// In a string the functions are meant, which the methods of a sequence would hide.
  public func max<T: Comparable>(_ x: T, _ y: T) -> T { Swift.max(x, y) }
  public func min<T: Comparable>(_ x: T, _ y: T) -> T { Swift.min(x, y) }

  /// The bytes of the text in UTF-8.
  public var utf8: UTF8View { UTF8View(_text: self) }
  /// The units of the text in UTF-16.
  public var utf16: UTF16View { UTF16View(_text: self) }
  /// The Unicode scalars that the characters consist of.
  public var unicodeScalars: UnicodeScalarView {
    get { UnicodeScalarView(_text: self) }
    set { self = newValue._text }
  }

  /// Of bytes in UTF-8; what is wrong among them becomes U+FFFD.
  public init<C: Collection>(decoding codeUnits: C, as sourceEncoding: Unicode.UTF8.Type) where C.Element == UInt8 {
    self = String._fromBytes(codeUnits.map { Int($0) })
  }
  /// Of surrogate pairs and others; a surrogate alone becomes U+FFFD.
  public init<C: Collection>(decoding codeUnits: C, as sourceEncoding: Unicode.UTF16.Type) where C.Element == UInt16 {
    self = ""
    var high = 0
    for codeUnit in codeUnits {
      let unit = Int(codeUnit)
      if high != 0 && unit >= 56320 && unit < 57344 {
        append(String._fromScalar(65536 + ((high - 55296) << 10) + unit - 56320))
        high = 0
        continue
      }
      if high != 0 { append(String._fromScalar(65533)) }
      high = unit >= 55296 && unit < 56320 ? unit : 0
      if high == 0 { append(String._fromScalar(unit >= 56320 && unit < 57344 ? 65533 : unit)) }
    }
    if high != 0 { append(String._fromScalar(65533)) }
  }
  public init<C: Collection>(decoding codeUnits: C, as sourceEncoding: Unicode.UTF32.Type) where C.Element == UInt32 {
    self = ""
    for codeUnit in codeUnits { append(String._fromScalar(Unicode.Scalar(codeUnit)?._value ?? 65533)) }
  }
  /// Nil where the bytes are no UTF-8.
  public init?<C: Collection>(validating codeUnits: C, as encoding: Unicode.UTF8.Type) where C.Element == UInt8 {
    self = String._fromBytes(codeUnits.map { Int($0) })
    if !utf8.elementsEqual(codeUnits) { return nil }
  }
  public init(_ unicodeScalars: UnicodeScalarView) { self = unicodeScalars._text }
  public init(_ scalar: Unicode.Scalar) { self = String._fromScalar(Int(scalar.value)) }
  public init(_ utf8: UTF8View) { self = utf8._text }
  public init(_ utf16: UTF16View) { self = utf16._text }

  public struct UTF8View: BidirectionalCollection, CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
  {
    public typealias Element = UInt8
    public typealias Index = String.Index
    public typealias SubSequence = Substring.UTF8View
    let _text: String
    init(_text: String) { self._text = _text }
    public var count: Int { _text._byteCount() }
    public var startIndex: String.Index { String.Index(0) }
    public var endIndex: String.Index { String.Index(_text._byteCount()) }
    public func index(after i: String.Index) -> String.Index { String.Index(i._offset + 1) }
    public func index(before i: String.Index) -> String.Index { String.Index(i._offset - 1) }
    public func index(_ i: String.Index, offsetBy n: Int) -> String.Index { String.Index(i._offset + n) }
    public func distance(from start: String.Index, to end: String.Index) -> Int { end._offset - start._offset }
    public subscript(position: String.Index) -> UInt8 { UInt8(_text._byte(position._offset)) }
    public subscript(bounds: Range<String.Index>) -> Substring.UTF8View {
      Substring.UTF8View(_slice: Slice(base: self, bounds: bounds))
    }
    public var description: String { _text }
    public var debugDescription: String { "UTF8View(" + _text.debugDescription + ")" }
    public var customMirror: Mirror { Mirror(self, unlabeledChildren: self) }
  }

  public struct UnicodeScalarView: BidirectionalCollection, RangeReplaceableCollection, CustomStringConvertible,
    CustomDebugStringConvertible, CustomReflectable
  {
    public typealias Element = Unicode.Scalar
    public typealias Index = String.Index
    public typealias SubSequence = Substring.UnicodeScalarView
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
    public subscript(bounds: Range<String.Index>) -> Substring.UnicodeScalarView {
      Substring.UnicodeScalarView(_slice: Slice(base: self, bounds: bounds))
    }
    public mutating func append(_ c: Unicode.Scalar) { _text.append(String(c)) }
    public mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Unicode.Scalar {
      for scalar in newElements { _text.append(String(scalar)) }
    }
    public mutating func replaceSubrange<C: Collection>(_ subrange: Range<String.Index>, with newElements: C)
    where C.Element == Unicode.Scalar {
      let tail = _text._slice(subrange.upperBound._offset, _text._byteCount())
      _text = _text._slice(0, subrange.lowerBound._offset)
      append(contentsOf: newElements)
      _text += tail
    }
    public var description: String { _text }
    public var debugDescription: String { "StringUnicodeScalarView(" + _text.debugDescription + ")" }
    public var customMirror: Mirror { Mirror(self, unlabeledChildren: self) }
  }

  public struct UTF16View: BidirectionalCollection, CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
  {
    public typealias Element = UInt16
    public typealias Index = String.Index
    public typealias SubSequence = Substring.UTF16View
    let _text: String
    init(_text: String) { self._text = _text }
    public var startIndex: String.Index { String.Index(0) }
    public var endIndex: String.Index { String.Index(_text._byteCount()) }
    func _isSecondHalf(_ i: String.Index) -> Bool { _text._byte(i._offset) & 192 == 128 }
    public func index(after i: String.Index) -> String.Index {
      if _isSecondHalf(i) { return String.Index(i._offset + 3) }
      let (value, next) = _text._scalar(i._offset)
      return String.Index(value < 65536 ? next : i._offset + 1)
    }
    public func index(before i: String.Index) -> String.Index {
      var offset = i._offset - 1
      while _text._byte(offset) & 192 == 128 { offset -= 1 }
      return String.Index(i._offset - offset == 4 ? offset + 1 : offset)
    }
    public subscript(position: String.Index) -> UInt16 {
      let isSecondHalf = _isSecondHalf(position)
      let (value, _) = _text._scalar(isSecondHalf ? position._offset - 1 : position._offset)
      if value < 65536 { return UInt16(value) }
      return UInt16(isSecondHalf ? 56320 + ((value - 65536) & 1023) : 55296 + ((value - 65536) >> 10))
    }
    public subscript(bounds: Range<String.Index>) -> Substring.UTF16View {
      Substring.UTF16View(_slice: Slice(base: self, bounds: bounds))
    }
    public var description: String { _text }
    public var debugDescription: String { "StringUTF16(" + _text.debugDescription + ")" }
    public var customMirror: Mirror { Mirror(self, unlabeledChildren: self) }
  }
}
