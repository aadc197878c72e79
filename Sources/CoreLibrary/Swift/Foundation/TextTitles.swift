// Capital letters as a language has them: one at the beginning of each word, where a number begins a word too.

extension StringProtocol {
  public var localizedUppercase: String { uppercased() }
  public var localizedLowercase: String { lowercased() }
  public var localizedCapitalized: String { capitalized(with: nil) }
  public func capitalized(with locale: Locale?) -> String {
    if _Locales.hasOwnCases(locale) { fatalError("Zoetrope does not support capital letters of Turkish words") }
    let values = _string.unicodeScalars.map { $0._value }
    var result = ""
    var start = 0
    while start < values.count {
      let end = _Words.end(values, start)
      var isTitled = false
      for value in values[start..<end] {
        let properties = Unicode.Scalar._of(value).properties
        if isTitled {
          result += properties.lowercaseMapping
        } else {
          isTitled = _Words.takesTitle(properties.generalCategory)
          result += isTitled ? properties.titlecaseMapping : properties.lowercaseMapping
        }
      }
      start = end
    }
    return result
  }

  public func uppercased(with locale: Locale?) -> String {
    if !_Locales.hasOwnCases(locale) { return uppercased() }
    return _string.unicodeScalars.map { $0 == "i" ? "\u{130}" : $0.properties.uppercaseMapping }.joined()
  }
  public func lowercased(with locale: Locale?) -> String {
    if !_Locales.hasOwnCases(locale) { return lowercased() }
    return _string.unicodeScalars.map {
      $0 == "I" ? "\u{131}" : $0 == "\u{130}" ? "i" : $0.properties.lowercaseMapping
    }.joined()
  }
}

enum _Locales {
  /// In Turkish and Azerbaijani, `i` and the letter without a dot are two.
  static func hasOwnCases(_ locale: Locale?) -> Bool {
    guard let identifier = locale?.identifier else { return false }
    for language in ["lt", "el", "nl", "hy"] where identifier.hasPrefix(language) {
      fatalError("Zoetrope does not support capital letters of the locale `\(identifier)`")
    }
    return identifier.hasPrefix("tr") || identifier.hasPrefix("az")
  }
}

/// Where words end.
enum _Words {
  private enum Kind {
    case letter
    case number
    case joiner
    case inLetters
    case inNumbers
    case inBoth
    case mark
    case other
  }

  static func takesTitle(_ category: Unicode.GeneralCategory) -> Bool {
    switch category {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber, .letterNumber,
      .otherNumber, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .privateUse:
      return true
    default: return false
    }
  }

  private static func kind(_ value: Int) -> Kind {
    switch value {
    case 0x2018, 0x2019, 0x27: return .inBoth
    case 0xb7, 0x387, 0x5f4, 0x2027: return .inLetters
    case 0x2c, 0x2e, 0x3b, 0x37e, 0x589, 0x60c, 0x60d, 0x66c, 0x7f8, 0x2044: return .inNumbers
    case 0x30...0x39: return .number
    case 0x41...0x5a, 0x61...0x7a: return .letter
    case 0x5f: return .joiner
    case 0..<0xaa: return .other
    case 0x200d: return .mark
    default: break
    }
    let properties = Unicode.Scalar._of(value).properties
    switch properties.generalCategory {
    case .connectorPunctuation: return .joiner
    case .decimalNumber: return .number
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: return .mark
    default:
      return properties.isAlphabetic && !properties.isIdeographic && !(value >= 0x3041 && value <= 0x30ff)
        ? .letter : .other
    }
  }

  /// Where the word, or what is none, ends that begins at a place.
  static func end(_ values: [Int], _ start: Int) -> Int {
    var last = kind(values[start])
    var end = start + 1
    func skipMarks(_ place: Int) -> Int {
      var place = place
      while place < values.count && kind(values[place]) == .mark { place += 1 }
      return place
    }
    if values[start] == 13 && end < values.count && values[end] == 10 { return end + 1 }
    if last == .other && (values[start] == 10 || values[start] == 13) { return end }
    end = skipMarks(end)
    if last != .letter && last != .number && last != .joiner { return end }
    while end < values.count {
      let next = kind(values[end])
      if next == .letter || next == .number || next == .joiner {
        last = next
        end = skipMarks(end + 1)
        continue
      }
      let behind = skipMarks(end + 1)
      if behind >= values.count { return end }
      let after = kind(values[behind])
      let joins =
        last == .letter && after == .letter && (next == .inLetters || next == .inBoth)
        || last == .number && after == .number && (next == .inNumbers || next == .inBoth)
      if !joins { return end }
      last = after
      end = skipMarks(behind + 1)
    }
    return end
  }
}
