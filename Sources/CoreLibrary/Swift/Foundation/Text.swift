// Text in other forms: capitals, padding, percent signs, lines.

extension StringProtocol {
  /// Each word with a capital letter in front. An apostrophe ends none, but a digit does.
  public var capitalized: String {
    var result = ""
    var isInside = false
    for scalar in _string.unicodeScalars {
      let properties = scalar.properties
      switch properties.generalCategory {
      case .uppercaseLetter, .titlecaseLetter:
        result += isInside ? properties.lowercaseMapping : String(scalar)
        isInside = true
      case .lowercaseLetter:
        result += isInside ? String(scalar) : properties.titlecaseMapping
        isInside = true
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
        .finalPunctuation, .otherPunctuation:
        result += String(scalar)
        isInside = isInside && (scalar == "'" || scalar == "\u{2019}")
      default:
        result += String(scalar)
        isInside = isInside && properties.isCaseIgnorable
      }
    }
    return result
  }

  /// The text at a length in units of UTF-16, with as much of another one behind it as that takes.
  public func padding<T: StringProtocol>(
    toLength newLength: Int, withPad padString: T, startingAt padIndex: Int
  ) -> String {
    var units = Array(_string.utf16)
    if newLength < units.count { return String(decoding: units[0..<newLength], as: UTF16.self) }
    let padding = Array(padString._string.utf16)
    var index = padIndex
    while units.count < newLength {
      units.append(padding[index % padding.count])
      index += 1
    }
    return String(decoding: units, as: UTF16.self)
  }

  public func appending<T: StringProtocol>(_ aString: T) -> String { _string + aString._string }
  public func appendingFormat<T: StringProtocol>(_ format: T, _ arguments: CVarArg...) -> String {
    _string + String._formatted(format._string, arguments)
  }

  /// Bytes that are not allowed, as `%` and two digits.
  public func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String? {
    var result = ""
    for byte in _string.utf8 {
      if byte < 128 && allowedCharacters._rule.has(Int(byte)) {
        result += String._fromScalar(Int(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += byte < 16 ? "%0" + digits : "%" + digits
      }
    }
    return result
  }

  public var removingPercentEncoding: String? {
    let bytes = Array(_string.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] != 37 {
        result.append(bytes[index])
        index += 1
        continue
      }
      if index + 2 >= bytes.count { return nil }
      guard let high = Character(Unicode.Scalar(bytes[index + 1])).hexDigitValue,
        let low = Character(Unicode.Scalar(bytes[index + 2])).hexDigitValue
      else { return nil }
      result.append(UInt8(high * 16 + low))
      index += 3
    }
    return String(data: Data(result), encoding: .utf8)
  }

  /// Hands out line by line, without what ends each, until the closure says that it is enough.
  public func enumerateLines(invoking body: @escaping (_ line: String, _ stop: inout Bool) -> Void) {
    let text = _string
    let end = text._byteCount()
    var start = 0
    var isDone = false
    while start < end && !isDone {
      let (contents, next) = text._line(start, arePartsOnly: false)
      body(text._slice(start, contents), &isDone)
      start = next
    }
  }

  /// The lines in which a range is.
  public func lineRange<R: RangeExpression>(for range: R) -> Range<String.Index> where R.Bound == String.Index {
    _lines(range.relative(to: self), arePartsOnly: false)
  }
  public func paragraphRange<R: RangeExpression>(for range: R) -> Range<String.Index>
  where R.Bound == String.Index {
    _lines(range.relative(to: self), arePartsOnly: true)
  }

  private func _lines(_ range: Range<String.Index>, arePartsOnly: Bool) -> Range<String.Index> {
    let text = _string
    let origin = startIndex._offset
    let (low, high) = (range.lowerBound._offset - origin, range.upperBound._offset - origin)
    var start = 0
    var lower = -1
    var upper = 0
    while true {
      let (contents, next) = text._line(start, arePartsOnly: arePartsOnly)
      let isLast = contents == next
      if lower < 0 && (low < next || isLast) { lower = start }
      if lower >= 0 && (high <= next && (high > start || low == high) || isLast) {
        upper = next
        break
      }
      start = next
    }
    return String.Index._at(lower + origin)..<String.Index._at(upper + origin)
  }

  public func substring(from index: String.Index) -> String { String(self[index..<endIndex]) }
  public func substring(to index: String.Index) -> String { String(self[startIndex..<index]) }
  public func substring(with aRange: Range<String.Index>) -> String { String(self[aRange]) }
}

extension String {
  /// Where the line that begins at an offset ends, and where the next one begins.
  fileprivate func _line(_ start: Int, arePartsOnly: Bool) -> (contents: Int, next: Int) {
    let end = _byteCount()
    var offset = start
    while offset < end {
      let (value, next) = _scalar(offset)
      if value == 13 && next < end && _byte(next) == 10 { return (offset, next + 1) }
      if value == 10 || value == 13 || value == 0x2029 { return (offset, next) }
      if !arePartsOnly && (value == 0x2028 || value == 0x85) { return (offset, next) }
      offset = next
    }
    return (end, end)
  }

  /// The text as a transform makes it; those that there are take marks away.
  public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
    if reverse { fatalError("Zoetrope does not support transforming text backwards") }
    var values: [Int] = []
    for scalar in unicodeScalars {
      for value in _Decomposition.decomposed(scalar._value) {
        if Unicode.Scalar._of(value).properties.generalCategory != .nonspacingMark { values.append(value) }
      }
    }
    return _Decomposition.composed(String(_scalars: values))
  }
}

public struct StringTransform: Hashable, _Unreflected {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static let stripDiacritics = StringTransform("NFD; [:Mn:] Remove; NFC")
  public static let stripCombiningMarks = StringTransform("NFD; [:Mn:] Remove; NFC")
}
