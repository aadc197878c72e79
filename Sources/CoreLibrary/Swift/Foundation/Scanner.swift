// Reading a text from front to back.

/// Takes numbers, words and characters off the front of a text, one after the other.
open class Scanner: NSObject {
  public enum NumberRepresentation {
    case decimal, hexadecimal
  }

  public let string: String
  open var charactersToBeSkipped: CharacterSet? = .whitespacesAndNewlines
  open var caseSensitive = false
  open var locale: Any?
  open var currentIndex: String.Index

  public init(string: String) {
    self.string = string
    currentIndex = string.startIndex
    super.init()
  }

  open class func localizedScanner(with string: String) -> Any { Scanner(string: string) }

  open var scanLocation: Int {
    get { currentIndex.utf16Offset(in: string) }
    set { currentIndex = String.Index(utf16Offset: newValue, in: string) }
  }

  open var isAtEnd: Bool { _skipped == string.endIndex }

  /// Where the next thing begins.
  private var _skipped: String.Index { _skipped(from: currentIndex) }

  private func _skipped(from start: String.Index) -> String.Index {
    guard let skipped = charactersToBeSkipped else { return start }
    return _end(from: start) { skipped.contains($0) }
  }

  private func _end(from start: String.Index, while isMeant: (Unicode.Scalar) -> Bool) -> String.Index {
    let scalars = string.unicodeScalars
    var index = start
    while index < scalars.endIndex, isMeant(scalars[index]) { index = scalars.index(after: index) }
    return index
  }

  private func _take(_ start: String.Index, _ end: String.Index) -> String? {
    if start == end { return nil }
    currentIndex = end
    return String(string[start..<end])
  }

  open func scanCharacter() -> Character? {
    let start = _skipped
    if start == string.endIndex { return nil }
    currentIndex = string.index(after: start)
    return string[start]
  }

  open func scanString(_ searchString: String) -> String? {
    let start = _skipped
    guard let end = _end(of: searchString, at: start) else { return nil }
    return _take(start, end) ?? ""
  }

  open func scanCharacters(from set: CharacterSet) -> String? {
    let start = _skipped
    return _take(start, _end(from: start) { set.contains($0) })
  }

  open func scanUpToCharacters(from set: CharacterSet) -> String? {
    let start = _skipped
    return _take(start, _end(from: start) { !set.contains($0) })
  }

  open func scanUpToString(_ substring: String) -> String? {
    let start = _skipped
    var end = start
    while end < string.endIndex, _end(of: substring, at: end) == nil { end = string.index(after: end) }
    return _take(start, end)
  }

  private func _end(of wanted: String, at start: String.Index) -> String.Index? {
    var index = start
    for character in wanted {
      guard index < string.endIndex else { return nil }
      let found = string[index]
      if found != character && (caseSensitive || found.lowercased() != character.lowercased()) { return nil }
      index = string.index(after: index)
    }
    return index
  }

  // MARK: Numbers

  /// The digits of a number, and where they end. Only those of a whole one may have a sign and be of another base.
  private func _digits(
    _ representation: NumberRepresentation
  ) -> (isNegative: Bool, value: UInt64, end: String.Index)? {
    let scalars = string.unicodeScalars
    var index = _skipped
    var isNegative = false
    if representation == .decimal, index < scalars.endIndex, scalars[index] == "-" || scalars[index] == "+" {
      isNegative = scalars[index] == "-"
      index = _skipped(from: scalars.index(after: index))
      // The sign is taken even where nothing follows on it.
      currentIndex = index
    }
    let base: UInt64 = representation == .decimal ? 10 : 16
    if base == 16, index < scalars.endIndex, scalars[index] == "0" {
      let next = scalars.index(after: index)
      if next < scalars.endIndex, scalars[next] == "x" || scalars[next] == "X" {
        let first = scalars.index(after: next)
        if first < scalars.endIndex, _digit(scalars[first], base) != nil { index = first }
      }
    }
    var value: UInt64 = 0
    var isThere = false
    while index < scalars.endIndex, let digit = _digit(scalars[index], base) {
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: base)
      let (sum, isStillTooLarge) = product.addingReportingOverflow(digit)
      value = isTooLarge || isStillTooLarge || value == .max ? .max : sum
      isThere = true
      index = scalars.index(after: index)
    }
    return isThere ? (isNegative, value, index) : nil
  }

  private func _digit(_ scalar: Unicode.Scalar, _ base: UInt64) -> UInt64? {
    guard scalar.isASCII, let digit = Character(scalar).hexDigitValue, UInt64(digit) < base else { return nil }
    return UInt64(digit)
  }

  /// A number that is too large for its type is the largest there is.
  private func _whole<Number: FixedWidthInteger>(_ representation: NumberRepresentation) -> Number? {
    guard let (isNegative, value, end) = _digits(representation) else { return nil }
    currentIndex = end
    if !isNegative { return Number(clamping: value) }
    return value > UInt64(Int64.max) ? Number(clamping: Int64.min) : Number(clamping: -Int64(value))
  }

  open func scanInt(representation: NumberRepresentation = .decimal) -> Int? { _whole(representation) }
  open func scanInt32(representation: NumberRepresentation = .decimal) -> Int32? { _whole(representation) }
  open func scanInt64(representation: NumberRepresentation = .decimal) -> Int64? { _whole(representation) }
  open func scanUInt64(representation: NumberRepresentation = .decimal) -> UInt64? { _whole(representation) }

  open func scanDouble(representation: NumberRepresentation = .decimal) -> Double? {
    let scalars = string.unicodeScalars
    let start = _skipped
    var index = start
    func isDigit(_ index: String.Index) -> Bool {
      index < scalars.endIndex && scalars[index].isASCII && Character(scalars[index]).isWholeNumber
    }
    func skipDigits() { while isDigit(index) { index = scalars.index(after: index) } }
    func skip(_ wanted: (Unicode.Scalar) -> Bool) -> Bool {
      guard index < scalars.endIndex, wanted(scalars[index]) else { return false }
      index = scalars.index(after: index)
      return true
    }
    let hasSign = skip { $0 == "-" || $0 == "+" }
    let sign = hasSign ? String(string[start..<index]) : ""
    if hasSign { index = _skipped(from: index) }
    let whole = index
    skipDigits()
    var isThere = whole != index
    let point = index
    if skip({ $0 == "." }) {
      let first = index
      skipDigits()
      isThere = isThere || first != index
      if !isThere { index = point }
    }
    if !isThere { return nil }
    if skip({ $0 == "e" || $0 == "E" }) {
      _ = skip { $0 == "-" || $0 == "+" }
      if !isDigit(index) { return nil }
      skipDigits()
    }
    guard let value = Double(sign + String(string[whole..<index])) else { return nil }
    currentIndex = index
    return value
  }

  open func scanFloat(representation: NumberRepresentation = .decimal) -> Float? {
    scanDouble(representation: representation).map { Float($0) }
  }

  // MARK: The older way: whether there was one, and what it was

  @discardableResult
  open func scanHexInt64(_ result: inout UInt64) -> Bool { _set(&result, _whole(.hexadecimal)) }
  @discardableResult
  open func scanHexInt32(_ result: inout UInt32) -> Bool { _set(&result, _whole(.hexadecimal)) }
  @discardableResult
  open func scanInt(_ result: inout Int) -> Bool { _set(&result, _whole(.decimal)) }
  @discardableResult
  open func scanDouble(_ result: inout Double) -> Bool {
    guard let value = scanDouble() else { return false }
    result = value
    return true
  }

  private func _set<Number: FixedWidthInteger>(_ result: inout Number, _ value: Number?) -> Bool {
    result = value ?? 0
    return value != nil
  }
}
