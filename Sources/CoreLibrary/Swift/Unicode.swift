/// The namespace of what is about Unicode.
public enum Unicode {
  public enum UTF8 {}

  public enum UTF16 {}

  public enum UTF32 {}

  /// One Unicode scalar: a code point that is no surrogate.
  public struct Scalar: Comparable, Hashable, CustomStringConvertible, CustomDebugStringConvertible,
    LosslessStringConvertible, ExpressibleByUnicodeScalarLiteral, CustomReflectable
  {
    public let _value: Int
    init(_value: Int) { self._value = _value }
    public static func _of(_ value: Int) -> Scalar { Scalar(_value: value) }
    public init(unicodeScalarLiteral value: Unicode.Scalar) { self = value }
    /// What the checker makes of a literal.
    init(stringLiteral text: String) {
      let (value, next) = text._scalar(0)
      if next != text._byteCount() { _trapFatalError("Unicode scalar literal of more than one scalar") }
      _value = value
    }
    public init(_ v: UInt8) { _value = Int(v) }
    public init(_ v: Unicode.Scalar) { self = v }
    public init?(_ v: UInt32) { self.init(Int(v)) }
    public init?(_ v: UInt16) { self.init(Int(v)) }
    public init?(_ v: Int) {
      guard v >= 0, v < 55296 || v > 57343 && v < 1_114_112 else { return nil }
      _value = v
    }
    public init?(_ description: String) {
      let scalars = description.unicodeScalars
      guard scalars.count == 1, let scalar = scalars.first else { return nil }
      self = scalar
    }
    public var value: UInt32 { UInt32(_value) }
    public var isASCII: Bool { _value < 128 }
    public var properties: Properties { Properties(_value) }
    @_intrinsic("scalar.escaped") static func _escaped(_ value: Int, _ asASCII: Bool) -> String
    public func escaped(asASCII forceASCII: Bool) -> String { Scalar._escaped(_value, forceASCII) }
    public var description: String { String._fromScalar(_value) }
    public var debugDescription: String { "\"" + escaped(asASCII: true) + "\"" }
    public var customMirror: Mirror { _leaf(self) }
    public var utf8: UTF8View { UTF8View(_bytes: Array(description.utf8)) }
    public var utf16: UTF16View { UTF16View(_units: Array(description.utf16)) }
    public static func == (lhs: Scalar, rhs: Scalar) -> Bool { lhs._value == rhs._value }
    public static func < (lhs: Scalar, rhs: Scalar) -> Bool { lhs._value < rhs._value }
    public func hash(into hasher: inout Hasher) { hasher._combine(_value) }

    public struct UTF8View: RandomAccessCollection, _Unreflected {
      public typealias Indices = Range<Int>
      public typealias SubSequence = Slice<UTF8View>
      let _bytes: [UInt8]
      init(_bytes: [UInt8]) { self._bytes = _bytes }
      public var startIndex: Int { 0 }
      public var endIndex: Int { _bytes.count }
      public subscript(position: Int) -> UInt8 { _bytes[position] }
    }

    public struct UTF16View: RandomAccessCollection, _Unreflected {
      public typealias Indices = Range<Int>
      public typealias SubSequence = Slice<UTF16View>
      let _units: [UInt16]
      init(_units: [UInt16]) { self._units = _units }
      public var startIndex: Int { 0 }
      public var endIndex: Int { _units.count }
      public subscript(position: Int) -> UInt16 { _units[position] }
    }

    /// What the Unicode tables say.
    public struct Properties: _Unreflected {
      let _value: Int
      init(_ value: Int) { _value = value }
      @_intrinsic("scalar.isAlphabetic") public var isAlphabetic: Bool { get }
      @_intrinsic("scalar.isASCIIHexDigit") public var isASCIIHexDigit: Bool { get }
      @_intrinsic("scalar.isBidiControl") public var isBidiControl: Bool { get }
      @_intrinsic("scalar.isBidiMirrored") public var isBidiMirrored: Bool { get }
      @_intrinsic("scalar.isCased") public var isCased: Bool { get }
      @_intrinsic("scalar.isCaseIgnorable") public var isCaseIgnorable: Bool { get }
      @_intrinsic("scalar.isDash") public var isDash: Bool { get }
      @_intrinsic("scalar.isDefaultIgnorableCodePoint") public var isDefaultIgnorableCodePoint: Bool { get }
      @_intrinsic("scalar.isDeprecated") public var isDeprecated: Bool { get }
      @_intrinsic("scalar.isDiacritic") public var isDiacritic: Bool { get }
      @_intrinsic("scalar.isEmoji") public var isEmoji: Bool { get }
      @_intrinsic("scalar.isEmojiModifier") public var isEmojiModifier: Bool { get }
      @_intrinsic("scalar.isEmojiModifierBase") public var isEmojiModifierBase: Bool { get }
      @_intrinsic("scalar.isEmojiPresentation") public var isEmojiPresentation: Bool { get }
      @_intrinsic("scalar.isExtender") public var isExtender: Bool { get }
      @_intrinsic("scalar.isFullCompositionExclusion") public var isFullCompositionExclusion: Bool { get }
      @_intrinsic("scalar.isGraphemeBase") public var isGraphemeBase: Bool { get }
      @_intrinsic("scalar.isGraphemeExtend") public var isGraphemeExtend: Bool { get }
      @_intrinsic("scalar.isHexDigit") public var isHexDigit: Bool { get }
      @_intrinsic("scalar.isIDContinue") public var isIDContinue: Bool { get }
      @_intrinsic("scalar.isIDStart") public var isIDStart: Bool { get }
      @_intrinsic("scalar.isIdeographic") public var isIdeographic: Bool { get }
      @_intrinsic("scalar.isJoinControl") public var isJoinControl: Bool { get }
      @_intrinsic("scalar.isLogicalOrderException") public var isLogicalOrderException: Bool { get }
      @_intrinsic("scalar.isLowercase") public var isLowercase: Bool { get }
      @_intrinsic("scalar.isMath") public var isMath: Bool { get }
      @_intrinsic("scalar.isNoncharacterCodePoint") public var isNoncharacterCodePoint: Bool { get }
      @_intrinsic("scalar.isPatternSyntax") public var isPatternSyntax: Bool { get }
      @_intrinsic("scalar.isPatternWhitespace") public var isPatternWhitespace: Bool { get }
      @_intrinsic("scalar.isQuotationMark") public var isQuotationMark: Bool { get }
      @_intrinsic("scalar.isRadical") public var isRadical: Bool { get }
      @_intrinsic("scalar.isSentenceTerminal") public var isSentenceTerminal: Bool { get }
      @_intrinsic("scalar.isSoftDotted") public var isSoftDotted: Bool { get }
      @_intrinsic("scalar.isUnifiedIdeograph") public var isUnifiedIdeograph: Bool { get }
      @_intrinsic("scalar.isUppercase") public var isUppercase: Bool { get }
      @_intrinsic("scalar.isVariationSelector") public var isVariationSelector: Bool { get }
      @_intrinsic("scalar.isWhitespace") public var isWhitespace: Bool { get }
      @_intrinsic("scalar.isXIDContinue") public var isXIDContinue: Bool { get }
      @_intrinsic("scalar.isXIDStart") public var isXIDStart: Bool { get }

      @_intrinsic("scalar.name") func _name() -> String
      @_intrinsic("scalar.alias") func _alias() -> String
      @_intrinsic("scalar.numericValue") func _number() -> (Double, Bool)
      @_intrinsic("scalar.numericType") func _numberType() -> Int
      @_intrinsic("scalar.generalCategory") func _category() -> Int
      @_intrinsic("scalar.combiningClass") func _combiningClass() -> Int
      @_intrinsic("scalar.lowercaseMapping") public var lowercaseMapping: String { get }
      @_intrinsic("scalar.uppercaseMapping") public var uppercaseMapping: String { get }
      @_intrinsic("scalar.titlecaseMapping") public var titlecaseMapping: String { get }
      public var name: String? { _name().isEmpty ? nil : _name() }
      public var nameAlias: String? { _alias().isEmpty ? nil : _alias() }
      public var generalCategory: Unicode.GeneralCategory { Unicode.GeneralCategory._all[_category()] }
      public var canonicalCombiningClass: Unicode.CanonicalCombiningClass {
        Unicode.CanonicalCombiningClass(rawValue: UInt8(_combiningClass()))
      }
      public var numericType: Unicode.NumericType? {
        switch _numberType() {
        case 0: return .decimal
        case 1: return .digit
        case 2: return .numeric
        default: return nil
        }
      }
      public var numericValue: Double? {
        let (value, isThere) = _number()
        return isThere ? value : nil
      }
    }
  }

  public enum NumericType: Hashable {
    case decimal
    case digit
    case numeric
  }

  public struct CanonicalCombiningClass: Comparable, Hashable, RawRepresentable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static func == (lhs: CanonicalCombiningClass, rhs: CanonicalCombiningClass) -> Bool {
      lhs.rawValue == rhs.rawValue
    }
    public static func < (lhs: CanonicalCombiningClass, rhs: CanonicalCombiningClass) -> Bool {
      lhs.rawValue < rhs.rawValue
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
  }

  public enum GeneralCategory: Hashable {
    case uppercaseLetter
    case lowercaseLetter
    case titlecaseLetter
    case modifierLetter
    case otherLetter
    case nonspacingMark
    case spacingMark
    case enclosingMark
    case decimalNumber
    case letterNumber
    case otherNumber
    case connectorPunctuation
    case dashPunctuation
    case openPunctuation
    case closePunctuation
    case initialPunctuation
    case finalPunctuation
    case otherPunctuation
    case mathSymbol
    case currencySymbol
    case modifierSymbol
    case otherSymbol
    case spaceSeparator
    case lineSeparator
    case paragraphSeparator
    case control
    case format
    case surrogate
    case privateUse
    case unassigned

    static var _all: [GeneralCategory] {
      [
        .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
        .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation,
        .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
        .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .spaceSeparator,
        .lineSeparator, .paragraphSeparator, .control, .format, .surrogate, .privateUse, .unassigned,
      ]
    }
  }
}

public typealias UnicodeScalar = Unicode.Scalar
public typealias UTF8 = Unicode.UTF8
public typealias UTF16 = Unicode.UTF16
public typealias UTF32 = Unicode.UTF32

extension UInt32 {
  public init(_ v: Unicode.Scalar) { self.init(v._value) }
}

extension UInt64 {
  public init(_ v: Unicode.Scalar) { self.init(v._value) }
}
