// A part of a string as bytes, as Unicode scalars, as UTF-16.

extension Substring {
  public var utf8: UTF8View { UTF8View(_slice: Slice(base: _base.utf8, bounds: startIndex..<endIndex)) }
  public var utf16: UTF16View { UTF16View(_slice: Slice(base: _base.utf16, bounds: startIndex..<endIndex)) }
  public var unicodeScalars: UnicodeScalarView {
    UnicodeScalarView(_slice: Slice(base: _base.unicodeScalars, bounds: startIndex..<endIndex))
  }
  public init(_ content: UTF8View) { self = content._substring }
  public init(_ content: UTF16View) { self = content._substring }
  public init(_ content: UnicodeScalarView) { self = content._substring }

  public struct UTF8View: BidirectionalCollection, CustomStringConvertible, CustomDebugStringConvertible, _Unreflected {
    public typealias Element = UInt8
    public typealias Index = String.Index
    public typealias SubSequence = UTF8View
    let _slice: Slice<String.UTF8View>
    init(_slice: Slice<String.UTF8View>) { self._slice = _slice }
    var _substring: Substring {
      Substring(_base: _slice._base._text, _low: startIndex._offset, _high: endIndex._offset)
    }
    public var startIndex: String.Index { _slice._startIndex }
    public var endIndex: String.Index { _slice._endIndex }
    public func index(after i: String.Index) -> String.Index { _slice._base.index(after: i) }
    public func index(before i: String.Index) -> String.Index { _slice._base.index(before: i) }
    public subscript(position: String.Index) -> UInt8 { _slice[position] }
    public subscript(bounds: Range<String.Index>) -> UTF8View { UTF8View(_slice: _slice[bounds]) }
    public var description: String { _substring.description }
    public var debugDescription: String { _substring.debugDescription }
  }

  public struct UTF16View: BidirectionalCollection, CustomStringConvertible, CustomDebugStringConvertible, _Unreflected
  {
    public typealias Element = UInt16
    public typealias Index = String.Index
    public typealias SubSequence = UTF16View
    let _slice: Slice<String.UTF16View>
    init(_slice: Slice<String.UTF16View>) { self._slice = _slice }
    var _substring: Substring {
      Substring(_base: _slice._base._text, _low: startIndex._offset, _high: endIndex._offset)
    }
    public var startIndex: String.Index { _slice._startIndex }
    public var endIndex: String.Index { _slice._endIndex }
    public func index(after i: String.Index) -> String.Index { _slice._base.index(after: i) }
    public func index(before i: String.Index) -> String.Index { _slice._base.index(before: i) }
    public subscript(position: String.Index) -> UInt16 { _slice[position] }
    public subscript(bounds: Range<String.Index>) -> UTF16View { UTF16View(_slice: _slice[bounds]) }
    public var description: String { _substring.description }
    public var debugDescription: String { _substring.debugDescription }
  }

  public struct UnicodeScalarView: BidirectionalCollection, CustomStringConvertible, CustomDebugStringConvertible,
    _Unreflected
  {
    public typealias Element = Unicode.Scalar
    public typealias Index = String.Index
    public typealias SubSequence = UnicodeScalarView
    let _slice: Slice<String.UnicodeScalarView>
    init(_slice: Slice<String.UnicodeScalarView>) { self._slice = _slice }
    var _substring: Substring {
      Substring(_base: _slice._base._text, _low: startIndex._offset, _high: endIndex._offset)
    }
    public var startIndex: String.Index { _slice._startIndex }
    public var endIndex: String.Index { _slice._endIndex }
    public func index(after i: String.Index) -> String.Index { _slice._base.index(after: i) }
    public func index(before i: String.Index) -> String.Index { _slice._base.index(before: i) }
    public subscript(position: String.Index) -> Unicode.Scalar { _slice[position] }
    public subscript(bounds: Range<String.Index>) -> UnicodeScalarView { UnicodeScalarView(_slice: _slice[bounds]) }
    public var description: String { _substring.description }
    public var debugDescription: String { _substring.debugDescription }
  }
}

extension String {
  /// Nil where the bytes begin or end inside a character's scalar.
  public init?(_ codeUnits: Substring.UTF8View) {
    self = String(decoding: codeUnits, as: UTF8.self)
    if !utf8.elementsEqual(codeUnits) { return nil }
  }
  public init?(_ codeUnits: Substring.UTF16View) { self = codeUnits._substring._string }
  public init(_ content: Substring.UnicodeScalarView) { self = content._substring._string }
}
