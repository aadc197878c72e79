/// Text as an object: `"3 kg" as NSString`. Its places are units of UTF-16.
open class NSString: NSObject, ExpressibleByStringLiteral {
  var _text: String
  public override init() {
    _text = ""
    super.init()
  }
  public init(string: String) {
    _text = string
    super.init()
  }
  init(_bridging text: String) {
    _text = text
    super.init()
  }
  public required init(stringLiteral text: String) {
    _text = text
    super.init()
  }
  public convenience init(format: String, _ arguments: CVarArg...) {
    self.init(string: String._formatted(format, arguments))
  }
  open override var description: String { _text }
  open override var hash: Int { _text.hashValue }
  open override func isEqual(_ object: Any?) -> Bool {
    if let text = object as? String { return text._isSame(as: _text) }
    return (object as? NSString)?._text._isSame(as: _text) == true
  }
  public func isEqual(to aString: String) -> Bool { _text._isSame(as: aString) }

  public var length: Int { _text._unit(atByte: _text._byteCount()) }
  public var integerValue: Int {
    let digits = _number(of: "[+-]?[0-9]+")
    return Int(digits) ?? (digits.isEmpty ? 0 : digits.hasPrefix("-") ? Int.min : Int.max)
  }
  public var longLongValue: Int64 { Int64(integerValue) }
  public var intValue: Int32 { Int32(clamping: integerValue) }
  public var boolValue: Bool {
    let text = _number(of: "[+-]?0*[1-9TtYy]")
    return !text.isEmpty
  }
  public var doubleValue: Double { Double(_number(of: "[+-]?([0-9]+[.]?[0-9]*|[.][0-9]+)([eE][+-]?[0-9]+)?")) ?? 0 }
  public var floatValue: Float { Float(doubleValue) }

  /// The number that the text begins with.
  private func _number(of pattern: String) -> String {
    let text = _text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let range = text.range(of: pattern, options: [.regularExpression, .anchored]) else { return "" }
    return String(text[range])
  }
}

extension NSString {
  /// The bytes of a range of units.
  private func bytes(_ range: NSRange) -> (Int, Int) {
    guard range.location >= 0, range.length >= 0, let low = _text._byte(atUnit: range.location),
      let high = _text._byte(atUnit: range.location + range.length)
    else {
      if range.upperBound <= length {
        fatalError("Zoetrope does not support taking an NSString apart within a scalar")
      }
      fatalError("Range \(range) out of bounds; string length \(length)")
    }
    return (low, high)
  }
  private func units(_ found: (Int, Int)?) -> NSRange {
    guard let (low, high) = found else { return NSRange(location: NSNotFound, length: 0) }
    let start = _text._unit(atByte: low)
    return NSRange(location: start, length: _text._unit(atByte: high) - start)
  }
  private var all: NSRange { NSRange(location: 0, length: length) }

  public func character(at index: Int) -> UInt16 {
    let units = Array(_text.utf16)
    if index < 0 || index >= units.count { fatalError("Index \(index) out of bounds; string length \(units.count)") }
    return units[index]
  }
  public func substring(with range: NSRange) -> String {
    let (low, high) = bytes(range)
    return _text._slice(low, high)
  }
  public func substring(from: Int) -> String { substring(with: NSRange(location: from, length: length - from)) }
  public func substring(to: Int) -> String { substring(with: NSRange(location: 0, length: to)) }

  public func range(of searchString: String) -> NSRange { range(of: searchString, options: []) }
  public func range(of searchString: String, options mask: NSString.CompareOptions) -> NSRange {
    units(_text._find(searchString, 0, _text._byteCount(), mask))
  }
  public func range(of searchString: String, options mask: NSString.CompareOptions, range: NSRange) -> NSRange {
    let (low, high) = bytes(range)
    return units(_text._find(searchString, low, high, mask))
  }
  public func rangeOfCharacter(from searchSet: CharacterSet) -> NSRange {
    rangeOfCharacter(from: searchSet, options: [])
  }
  public func rangeOfCharacter(from searchSet: CharacterSet, options mask: NSString.CompareOptions) -> NSRange {
    rangeOfCharacter(from: searchSet, options: mask, range: all)
  }
  public func rangeOfCharacter(
    from searchSet: CharacterSet, options mask: NSString.CompareOptions, range: NSRange
  ) -> NSRange {
    let (low, high) = bytes(range)
    let found = _text.rangeOfCharacter(
      from: searchSet, options: mask, range: String.Index._at(low)..<String.Index._at(high))
    return units(found.map { ($0.lowerBound._offset, $0.upperBound._offset) })
  }
  public func contains(_ str: String) -> Bool { _text.contains(str) }
  public func localizedCaseInsensitiveContains(_ str: String) -> Bool { _text.localizedCaseInsensitiveContains(str) }
  public func localizedStandardContains(_ str: String) -> Bool { _text.localizedStandardContains(str) }
  public func hasPrefix(_ str: String) -> Bool { range(of: str, options: .anchored).location != NSNotFound }
  public func hasSuffix(_ str: String) -> Bool {
    range(of: str, options: [.anchored, .backwards]).location != NSNotFound
  }

  public func compare(_ string: String) -> ComparisonResult { _text.compare(string) }
  public func compare(_ string: String, options mask: NSString.CompareOptions) -> ComparisonResult {
    _text.compare(string, options: mask)
  }
  public func caseInsensitiveCompare(_ string: String) -> ComparisonResult { _text.caseInsensitiveCompare(string) }
  public func localizedCompare(_ string: String) -> ComparisonResult { _text.localizedCompare(string) }
  public func localizedCaseInsensitiveCompare(_ string: String) -> ComparisonResult {
    _text.localizedCaseInsensitiveCompare(string)
  }
  public func localizedStandardCompare(_ string: String) -> ComparisonResult { _text.localizedStandardCompare(string) }

  public func replacingCharacters(in range: NSRange, with replacement: String) -> String {
    let (low, high) = bytes(range)
    return _text._slice(0, low) + replacement + _text._slice(high, _text._byteCount())
  }
  public func replacingOccurrences(of target: String, with replacement: String) -> String {
    _text.replacingOccurrences(of: target, with: replacement)
  }
  public func replacingOccurrences(
    of target: String, with replacement: String, options: NSString.CompareOptions = [], range searchRange: NSRange
  ) -> String {
    let (low, high) = bytes(searchRange)
    return _text.replacingOccurrences(
      of: target, with: replacement, options: options, range: String.Index._at(low)..<String.Index._at(high))
  }
  public func components(separatedBy separator: String) -> [String] { _text.components(separatedBy: separator) }
  public func components(separatedBy separator: CharacterSet) -> [String] { _text.components(separatedBy: separator) }
  public func trimmingCharacters(in set: CharacterSet) -> String { _text.trimmingCharacters(in: set) }
  public func padding(toLength newLength: Int, withPad padString: String, startingAt padIndex: Int) -> String {
    _text.padding(toLength: newLength, withPad: padString, startingAt: padIndex)
  }
  public func appending(_ aString: String) -> String { _text + aString }
  public func lineRange(for range: NSRange) -> NSRange {
    let (low, high) = bytes(range)
    let lines = _text.lineRange(for: String.Index._at(low)..<String.Index._at(high))
    return units((lines.lowerBound._offset, lines.upperBound._offset))
  }
  public func paragraphRange(for range: NSRange) -> NSRange {
    let (low, high) = bytes(range)
    let lines = _text.paragraphRange(for: String.Index._at(low)..<String.Index._at(high))
    return units((lines.lowerBound._offset, lines.upperBound._offset))
  }
  public var uppercased: String { _text.uppercased() }
  public var lowercased: String { _text.lowercased() }
  public var capitalized: String { _text.capitalized }
  public func data(using encoding: UInt) -> Data? { _text.data(using: String.Encoding(rawValue: encoding)) }

  public typealias CompareOptions = String.CompareOptions
}

extension String {
  public init(_ cocoaString: NSString) { self = cocoaString._text }
}

/// Text as an object that can be changed.
open class NSMutableString: NSString {
  public func setString(_ aString: String) { _text = aString }
  public func append(_ aString: String) { _text += aString }
  public func insert(_ aString: String, at loc: Int) {
    _text = replacingCharacters(in: NSRange(location: loc, length: 0), with: aString)
  }
  public func deleteCharacters(in range: NSRange) { _text = replacingCharacters(in: range, with: "") }
  public func replaceCharacters(in range: NSRange, with aString: String) {
    _text = replacingCharacters(in: range, with: aString)
  }
}

extension String {
  init(_unbridging object: NSString) { self = object._text }
}
