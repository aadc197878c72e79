// Text as searching and comparing see it: in parts, without case, marks or width where those do not count.

extension String {
  /// How texts are searched and compared.
  public struct CompareOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var caseInsensitive: CompareOptions { CompareOptions(rawValue: 1) }
    public static var literal: CompareOptions { CompareOptions(rawValue: 2) }
    public static var backwards: CompareOptions { CompareOptions(rawValue: 4) }
    public static var anchored: CompareOptions { CompareOptions(rawValue: 8) }
    public static var numeric: CompareOptions { CompareOptions(rawValue: 64) }
    public static var diacriticInsensitive: CompareOptions { CompareOptions(rawValue: 128) }
    public static var widthInsensitive: CompareOptions { CompareOptions(rawValue: 256) }
    public static var forcedOrdering: CompareOptions { CompareOptions(rawValue: 512) }
    public static var regularExpression: CompareOptions { CompareOptions(rawValue: 1024) }

    /// With which a text's scalars stand for themselves.
    var _isExact: Bool { rawValue & (1 | 2 | 128 | 256) == 2 }
  }
}

/// How one character of a text is folded, with its marks.
struct _ClusterFolding {
  let ignoresCase: Bool
  let ignoresMarks: Bool
  let ignoresWidth: Bool
  let isLiteral: Bool

  init(_ options: String.CompareOptions) {
    ignoresCase = options.contains(.caseInsensitive)
    ignoresMarks = options.contains(.diacriticInsensitive)
    ignoresWidth = options.contains(.widthInsensitive)
    isLiteral = options.contains(.literal)
  }

  /// What becomes of a scalar itself, and whether the marks behind it do not count.
  func fold(_ scalar: Int) -> (parts: [Int], losesMarks: Bool) {
    var parts = [ignoresWidth ? _Folding.narrow(scalar) : scalar]
    if ignoresMarks || !isLiteral {
      let whole = _Decomposition.decomposed(parts[0])
      if ignoresMarks && whole[0] < _Folding.firstWithKeptMarks {
        parts = [whole[0]]
      } else if !isLiteral {
        parts = whole
      }
    }
    var losesMarks = ignoresMarks && parts[0] < _Folding.firstWithKeptMarks
    if ignoresCase {
      var folded = _caseless(parts[0])
      if losesMarks { folded.removeAll { _Folding.isMark($0) } }
      if let last = folded.last { losesMarks = ignoresMarks && last < _Folding.firstWithKeptMarks }
      parts.replaceSubrange(0..<1, with: folded)
    }
    return (parts, losesMarks)
  }

  /// A scalar at a place with the marks behind it, and how many scalars that are; empty where it is as it was.
  func fold(_ value: Int, _ values: [Int], _ index: Int) -> ([Int], Int) {
    var (parts, losesMarks) = fold(value)
    var end = index + 1
    if ignoresMarks || !isLiteral {
      while end < values.count && _Folding.isMark(values[end]) {
        if !losesMarks { parts += _Decomposition.decomposed(values[end]) }
        end += 1
      }
      if parts.count > 2 { _Decomposition.order(&parts) }
    }
    return end == index + 1 && parts.count == 1 && parts[0] == value ? ([], 1) : (parts, end - index)
  }
}

/// What is left of a text's scalars when what does not count is gone, and where in the text each stood.
struct _FoldedText {
  private(set) var values: [Int] = []
  /// Offsets, in bytes, of the scalars that they come from.
  private(set) var places: [Int] = []
  /// The offset behind the last one.
  let end: Int

  private let folding: _ClusterFolding

  init(_ text: String, _ low: Int, _ high: Int, _ options: String.CompareOptions) {
    end = high
    folding = _ClusterFolding(options)
    let isExact = options._isExact
    var offset = low
    while offset < high {
      let (value, next) = text._scalar(offset)
      if isExact {
        add(value, offset)
      } else if value < 128 && next < high && text._byte(next) < 128 {
        // What is plain and has no mark behind it.
        add(folding.ignoresCase && value >= 65 && value <= 90 ? value + 32 : value, offset)
      } else {
        offset = take(value, offset, next, text)
        continue
      }
      offset = next
    }
  }

  private mutating func add(_ value: Int, _ place: Int) {
    values.append(value)
    places.append(place)
  }

  /// A scalar, and the marks behind it.
  private mutating func take(_ scalar: Int, _ offset: Int, _ next: Int, _ text: String) -> Int {
    var (parts, losesMarks) = folding.fold(scalar)
    var places = Array(repeating: offset, count: parts.count)
    var behind = next
    if folding.ignoresMarks || !folding.isLiteral {
      while behind < end {
        let (mark, after) = text._scalar(behind)
        if !_Folding.isMark(mark) { break }
        if !losesMarks {
          for part in _Decomposition.decomposed(mark) {
            parts.append(part)
            places.append(behind)
          }
        }
        behind = after
      }
      if parts.count > 2 { _Decomposition.order(&parts) }
    }
    values += parts
    self.places += places
    return behind
  }

  /// The offset where what was taken of so many values ends; nil where that is within a scalar.
  func boundary(_ index: Int) -> Int? {
    if index == values.count { return end }
    return index == 0 || places[index] != places[index - 1] ? places[index] : nil
  }
}

enum _Folding {
  /// Below it are the letters of Latin, Greek and Cyrillic, whose marks are left out where marks do not count.
  static let firstWithKeptMarks = 0x510

  /// What is written on or around the character before it.
  static func isMark(_ value: Int) -> Bool {
    if value < 0x300 { return false }
    return Unicode.Scalar._of(value).properties.isGraphemeExtend || value >= 0x1f3fb && value <= 0x1f3ff
  }

  /// The usual form of what is twice as wide, or half as wide, as is usual.
  static func narrow(_ value: Int) -> Int {
    if value < 0xff01 || value > 0xffee { return value }
    if value <= 0xff5e { return value - 0xfee0 }
    if value >= 0xff61 && value <= 0xff9f { return usual[value - 0xff61] }
    switch value {
    case 0xff5f: return 0x2985
    case 0xff60: return 0x2986
    case 0xffe0: return 0xa2
    case 0xffe1: return 0xa3
    case 0xffe2: return 0xac
    case 0xffe4: return 0xa6
    case 0xffe5: return 0xa5
    case 0xffe6: return 0x20a9
    case 0xffe8: return 0x2502
    default: return value
    }
  }
  private static let usual =
    ("。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
    + "\u{3099}\u{309a}").unicodeScalars.map { $0._value }
}

extension StringProtocol {
  /// The text without what the options say does not count.
  public func folding(options: String.CompareOptions = [], locale: Locale?) -> String {
    let text = _string
    var result = ""
    var offset = 0
    let end = text._byteCount()
    while offset < end {
      let (scalar, next) = text._scalar(offset)
      offset = next
      var value = scalar
      if options.contains(.widthInsensitive) { value = _Folding.narrow(value) }
      var parts = [value]
      if options.contains(.diacriticInsensitive) {
        let whole = _Decomposition.decomposed(value)
        if whole[0] < _Folding.firstWithKeptMarks {
          parts = [whole[0]]
          while offset < end {
            let (mark, after) = text._scalar(offset)
            if !_Folding.isMark(mark) { break }
            offset = after
          }
        }
      }
      if options.contains(.caseInsensitive) { parts = parts.flatMap { _caseless($0) } }
      if options.contains(.diacriticInsensitive) && parts.count > 1 { parts.removeAll { _Folding.isMark($0) } }
      for part in parts { result += String._fromScalar(part) }
    }
    return result
  }
}
