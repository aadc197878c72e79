/// What a reader sees as one character: a grapheme cluster.
@_primitive("character")
public struct Character: Comparable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral, CustomStringConvertible,
  CustomDebugStringConvertible, LosslessStringConvertible
{
  public init(extendedGraphemeClusterLiteral value: Character) { self = value }
  /// Of a string of exactly one character; traps otherwise.
  public init(_ s: String) {
    if s.isEmpty { _trapFatalError("Can't form a Character from an empty String") }
    if s._next(0) != s._byteCount() {
      _trapFatalError("Can't form a Character from a String containing more than one extended grapheme cluster")
    }
    self = s._character(0)
  }
  public init(_ content: Unicode.Scalar) { self = String._fromScalar(Int(content.value))._character(0) }

  @_intrinsic("character.string") func _toString() -> String
  var _string: String { _toString() }

  public var description: String { _toString() }
  public var debugDescription: String { _toString().debugDescription }
  public func hash(into hasher: inout Hasher) { hasher._combine(_toString()._hash()) }
  public func _rawHashValue(seed: Int) -> Int { seed ^ _toString()._hash() }

  @_intrinsic("string.eq") public static func == (lhs: Character, rhs: Character) -> Bool
  @_intrinsic("string.lt") public static func < (lhs: Character, rhs: Character) -> Bool

  public func uppercased() -> String { _toString().uppercased() }
  public func lowercased() -> String { _toString().lowercased() }
  public var utf8: String.UTF8View { _toString().utf8 }
  public var utf16: String.UTF16View { _toString().utf16 }
  public var unicodeScalars: String.UnicodeScalarView { _toString().unicodeScalars }

  @_intrinsic("character.isLetter") public var isLetter: Bool { get }
  @_intrinsic("character.isNumber") public var isNumber: Bool { get }
  @_intrinsic("character.isWhitespace") public var isWhitespace: Bool { get }
  @_intrinsic("character.isNewline") public var isNewline: Bool { get }
  @_intrinsic("character.isPunctuation") public var isPunctuation: Bool { get }
  @_intrinsic("character.isSymbol") public var isSymbol: Bool { get }
  @_intrinsic("character.isMathSymbol") public var isMathSymbol: Bool { get }
  @_intrinsic("character.isCurrencySymbol") public var isCurrencySymbol: Bool { get }
  @_intrinsic("character.isUppercase") public var isUppercase: Bool { get }
  @_intrinsic("character.isLowercase") public var isLowercase: Bool { get }
  @_intrinsic("character.isCased") public var isCased: Bool { get }

  @_intrinsic("character.isWholeNumber") public var isWholeNumber: Bool { get }
  @_intrinsic("character.isHexDigit") public var isHexDigit: Bool { get }
  @_intrinsic("character.isASCII") public var isASCII: Bool { get }

  @_intrinsic("character.wholeNumberValue") func _wholeNumberValue() -> (Int, Bool)
  @_intrinsic("character.hexDigitValue") func _hexDigitValue() -> (Int, Bool)
  @_intrinsic("character.asciiValue") func _asciiValue() -> (Int, Bool)
  public var wholeNumberValue: Int? {
    let (value, isThere) = _wholeNumberValue()
    return isThere ? value : nil
  }
  public var hexDigitValue: Int? {
    let (value, isThere) = _hexDigitValue()
    return isThere ? value : nil
  }
  public var asciiValue: UInt8? {
    let (value, isThere) = _asciiValue()
    return isThere ? UInt8(_truncate: value) : nil
  }
}
