// Texts as numbers, one to a character, for Swift's own regular expressions.

/// A character as a number: the value of its scalar where it is one, otherwise a negative number that holds its first scalar and which
/// of the characters of several scalars it is.
public enum _CharacterNumbers {
  private static var known: [Character: Int] = [:]
  private static var characters: [Character] = []

  public static func number(of character: Character) -> Int {
    let text = character._string
    let (value, next) = text._scalar(0)
    if value < 0x80 && next == text._byteCount() { return value }
    if let number = known[character] { return number }
    let isOne = next == text._byteCount()
    if isOne && value < 0xc0 { return value }
    // One that may also be written with several scalars is the same however it is written; whichever comes first is its number.
    let number = isOne ? value : -1 - (characters.count << 21 | value)
    if !isOne { characters.append(character) }
    known[character] = number
    return number
  }

  /// Makes the characters of a range those of one scalar, however a text writes them.
  static func settle(_ range: ClosedRange<Int>) {
    if range.upperBound < 0xc0 || range.upperBound - range.lowerBound > 2000 { return }
    for value in range where value >= 0xc0 && !(0xd800...0xdfff).contains(value) {
      let character = Character(Unicode.Scalar._of(value))
      if known[character] == value { continue }
      known[character] = value
      _RegexInput.forget()
    }
  }

  /// The scalars that a number stands for.
  static func scalars(_ number: Int) -> [Int] {
    if number >= 0 { return [number] }
    return characters[(-1 - number) >> 21].unicodeScalars.map { $0._value }
  }

  static func firstScalar(_ number: Int) -> Int { number >= 0 ? number : (-1 - number) & 0x1fffff }
}

/// A text that is being matched: its characters or scalars, and where each begins.
final class _RegexInput {
  let base: String
  let isScalars: Bool
  let values: [Int]
  /// In bytes; empty where each element is a byte.
  private let offsets: [Int]

  /// The last one: whoever looks for something in a text mostly looks for something else in it as well.
  private static var last: _RegexInput?

  static func of(_ base: String, isScalars: Bool) -> _RegexInput {
    if let last, last.isScalars == isScalars, last.base._byteCount() == base._byteCount(), last.base == base {
      return last
    }
    let input = _RegexInput(base, isScalars)
    if base._byteCount() <= 1_000_000 { last = input }
    return input
  }

  static func forget() { last = nil }

  private init(_ base: String, _ isScalars: Bool) {
    self.base = base
    self.isScalars = isScalars
    let count = base._byteCount()
    var values: [Int] = []
    values.reserveCapacity(count)
    var offsets: [Int] = []
    if base._isASCIIOnly() && (isScalars || !base._contains("\r")) {
      for byte in base.utf8 { values.append(Int(byte)) }
    } else if isScalars {
      var offset = 0
      while offset < count {
        offsets.append(offset)
        let (value, next) = base._scalar(offset)
        values.append(value)
        offset = next
      }
      offsets.append(count)
    } else {
      var offset = 0
      while offset < count {
        offsets.append(offset)
        let next = base._next(offset)
        values.append(_CharacterNumbers.number(of: base._character(offset)))
        offset = next
      }
      offsets.append(count)
    }
    self.values = values
    self.offsets = offsets
  }

  func offset(_ place: Int) -> Int { offsets.isEmpty ? place : offsets[place] }

  /// The element that begins at an offset, or the first one behind it.
  func place(_ offset: Int) -> Int {
    if offsets.isEmpty { return offset }
    var low = 0
    var high = offsets.count - 1
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func substring(_ low: Int, _ high: Int) -> Substring {
    Substring(_base: base, _low: offset(low), _high: offset(high))
  }
}

/// Where words end as Unicode cuts them (UAX 29), for what has no rules of its own in a language.
enum _WordBreaks {
  private enum Kind: Hashable {
    case letter
    case digit
    case katakana
    case connector
    case space
    case midLetter
    case midNumber
    case midBoth
    case other
  }

  private static func kind(_ number: Int) -> Kind {
    let value = _CharacterNumbers.firstScalar(number)
    switch value {
    case 0x27, 0x2e, 0x2018, 0x2019, 0x2024, 0xfe52, 0xff07, 0xff0e: return .midBoth
    case 0x3a, 0xb7, 0x387, 0x55f, 0x5f4, 0x2027, 0xfe13, 0xfe55, 0xff1a: return .midLetter
    case 0x2c, 0x3b, 0x37e, 0x589, 0x60c, 0x60d, 0x66c, 0x7f8, 0x2044, 0xfe10, 0xfe14, 0xfe50, 0xfe54, 0xff0c, 0xff1b:
      return .midNumber
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200a, 0x205f, 0x3000: return .space
    case 0x3031...0x3035, 0x309b, 0x309c, 0x30a0...0x30fa, 0x30fc...0x30ff, 0x31f0...0x31ff, 0xff66...0xff9d:
      return .katakana
    default: break
    }
    let properties = Unicode.Scalar._of(value).properties
    switch properties.generalCategory {
    case .decimalNumber: return .digit
    case .connectorPunctuation: return .connector
    default: break
    }
    // Letters of scripts without blanks are words of their own.
    if !properties.isAlphabetic || properties.isIdeographic || value >= 0x3040 && value < 0x30a0 { return .other }
    return value >= 0xe00 && value < 0xf00 ? .other : .letter
  }

  static func isBreak(_ values: [Int], _ place: Int, _ low: Int, _ high: Int) -> Bool {
    if low == high { return false }
    if place == low || place == high { return true }
    let before = kind(values[place - 1])
    let behind = kind(values[place])
    switch (before, behind) {
    case (.letter, .letter), (.letter, .digit), (.digit, .letter), (.digit, .digit), (.katakana, .katakana),
      (.connector, .connector), (.connector, .letter), (.connector, .digit), (.connector, .katakana),
      (.letter, .connector), (.digit, .connector), (.katakana, .connector), (.space, .space):
      return false
    case (.letter, .midLetter), (.letter, .midBoth):
      return place + 1 >= high || kind(values[place + 1]) != .letter
    case (.midLetter, .letter), (.midBoth, .letter):
      return place - 2 < low || kind(values[place - 2]) != .letter
    case (.digit, .midNumber), (.digit, .midBoth):
      return place + 1 >= high || kind(values[place + 1]) != .digit
    case (.midNumber, .digit), (.midBoth, .digit):
      return place - 2 < low || kind(values[place - 2]) != .digit
    default: return true
    }
  }
}
