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
  public func write<Target: TextOutputStream>(to target: inout Target) { target.write(_string) }
  var _string: String { _toString() }

  /// The value as `print` writes it.
  public var description: String { _toString() }
  /// The value as `debugPrint` writes it, and as it stands in a collection.
  public var debugDescription: String { _toString().debugDescription }
  /// Hands the hasher what makes two values equal.
  public func hash(into hasher: inout Hasher) { hasher._combine(_toString()._hash()) }
  public func _rawHashValue(seed: Int) -> Int { seed ^ _toString()._hash() }

  @_intrinsic("string.eq") public static func == (lhs: Character, rhs: Character) -> Bool
  @_intrinsic("string.lt") public static func < (lhs: Character, rhs: Character) -> Bool

  public func uppercased() -> String { _toString().uppercased() }
  public func lowercased() -> String { _toString().lowercased() }
  public var utf8: String.UTF8View { _toString().utf8 }
  public var utf16: String.UTF16View { _toString().utf16 }
  public var unicodeScalars: String.UnicodeScalarView { _toString().unicodeScalars }

  /// Whether it is a letter, of any script.
  @_intrinsic("character.isLetter") public var isLetter: Bool { get }
  /// Whether it stands for a number, of any script.
  @_intrinsic("character.isNumber") public var isNumber: Bool { get }
  /// Whether it is a blank, a tab or a line break.
  @_intrinsic("character.isWhitespace") public var isWhitespace: Bool { get }
  /// Whether it is a line break.
  @_intrinsic("character.isNewline") public var isNewline: Bool { get }
  /// Whether it is a punctuation mark.
  @_intrinsic("character.isPunctuation") public var isPunctuation: Bool { get }
  /// Whether it is a symbol, as `+` and `€` are.
  @_intrinsic("character.isSymbol") public var isSymbol: Bool { get }
  @_intrinsic("character.isMathSymbol") public var isMathSymbol: Bool { get }
  @_intrinsic("character.isCurrencySymbol") public var isCurrencySymbol: Bool { get }
  /// Whether it is a capital letter.
  @_intrinsic("character.isUppercase") public var isUppercase: Bool { get }
  /// Whether it is a small letter.
  @_intrinsic("character.isLowercase") public var isLowercase: Bool { get }
  @_intrinsic("character.isCased") public var isCased: Bool { get }

  @_intrinsic("character.isWholeNumber") public var isWholeNumber: Bool { get }
  /// Whether it is a digit of a number to the base 16.
  @_intrinsic("character.isHexDigit") public var isHexDigit: Bool { get }
  /// Whether it is one of the first 128 characters.
  @_intrinsic("character.isASCII") public var isASCII: Bool { get }

  @_intrinsic("character.wholeNumberValue") func _wholeNumberValue() -> (Int, Bool)
  @_intrinsic("character.hexDigitValue") func _hexDigitValue() -> (Int, Bool)
  @_intrinsic("character.asciiValue") func _asciiValue() -> (Int, Bool)
  /// The whole number that it stands for; nil where it stands for none.
  public var wholeNumberValue: Int? {
    let (value, isThere) = _wholeNumberValue()
    return isThere ? value : nil
  }
  /// What it is worth as a digit of a number to the base 16; nil where it is none.
  public var hexDigitValue: Int? {
    let (value, isThere) = _hexDigitValue()
    return isThere ? value : nil
  }
  /// Its number among the first 128 characters; nil where it is none of them.
  public var asciiValue: UInt8? {
    let (value, isThere) = _asciiValue()
    return isThere ? UInt8(_truncate: value) : nil
  }
}
