// Patterns of a number formatter, numbers in words, and reading numbers.

extension NumberFormatter {
  // MARK: Patterns

  public var positiveFormat: String! {
    get {
      guard let _positiveFormat else { fatalError("Zoetrope does not support asking for a pattern that was not set") }
      return _positiveFormat
    }
    set { _positiveFormat = newValue }
  }
  public var negativeFormat: String! {
    get {
      guard let _negativeFormat else { fatalError("Zoetrope does not support asking for a pattern that was not set") }
      return _negativeFormat
    }
    set { _negativeFormat = newValue }
  }

  struct _Pattern {
    var prefix = ""
    var suffix = ""
    var negativePrefix = ""
    var negativeSuffix = ""
    var leastWhole = 1
    var leastPlaces = 0
    var mostPlaces = 0
    var group = 0
    var isPercent = false
  }

  var _patternFactor: Double { _pattern?.isPercent == true ? 100 : 1 }

  /// What the formats say, if one is set.
  var _pattern: _Pattern? {
    if _positiveFormat == nil && _negativeFormat == nil { return nil }
    let format = _positiveFormat ?? "#"
    let halves = format.components(separatedBy: ";")
    if halves.count > 2 || halves.count == 2 && _negativeFormat != nil {
      fatalError("Zoetrope does not support the number format \(format)")
    }
    let positive = NumberFormatter._parts(halves[0])
    var result = _Pattern()
    result.prefix = positive.prefix
    result.suffix = positive.suffix
    let numerals = positive.numerals.components(separatedBy: ".")
    let whole = numerals[0].replacingOccurrences(of: ",", with: "")
    let places = numerals.count > 1 ? numerals[1] : ""
    result.leastWhole = whole.filter { $0 == "0" }.count
    result.leastPlaces = places.filter { $0 == "0" }.count
    result.mostPlaces = places.count
    if whole.isEmpty && !places.isEmpty {
      result.leastPlaces = max(1, result.leastPlaces)
    } else if result.leastWhole == 0 && result.leastPlaces == 0 {
      result.leastWhole = 1
    }
    let groups = numerals[0].components(separatedBy: ",")
    if groups.count > 1 { result.group = groups[groups.count - 1].count }
    if groups.count > 2 && groups[groups.count - 2].count != result.group {
      fatalError("Zoetrope does not support the number format \(format)")
    }
    result.isPercent = (result.prefix + result.suffix).contains("%")
    let negative = _negativeFormat ?? (halves.count > 1 ? halves[1] : nil)
    if let negative {
      let parts = NumberFormatter._parts(negative)
      result.negativePrefix = parts.prefix
      result.negativeSuffix = parts.suffix
    } else {
      result.negativePrefix = "-" + result.prefix
      result.negativeSuffix = result.suffix
    }
    return result
  }

  /// What stands before the digits of a pattern, the digits, and what stands behind them.
  private static func _parts(_ pattern: String) -> (prefix: String, numerals: String, suffix: String) {
    var prefix = ""
    var numerals = ""
    var suffix = ""
    for character in pattern {
      switch character {
      case "#", "0", ",", ".":
        if !suffix.isEmpty { fatalError("Zoetrope does not support the number format \(pattern)") }
        numerals.append(character)
      case "'", "‰", "@", "E", "*", "+", "1", "2", "3", "4", "5", "6", "7", "8", "9":
        fatalError("Zoetrope does not support the number format \(pattern)")
      default:
        if numerals.isEmpty { prefix.append(character) } else { suffix.append(character) }
      }
    }
    if numerals.isEmpty { fatalError("Zoetrope does not support the number format \(pattern)") }
    return (prefix, numerals, suffix)
  }

  // MARK: Words

  /// `1st`, `第1`.
  func _inWords(_ number: NSNumber) -> String {
    let value = number.intValue
    if numberStyle == .spellOut { return _spelled(number) }
    if number._hasFraction || value.magnitude > 9_007_199_254_740_991 {
      fatalError("Zoetrope does not support \(number) in words")
    }
    let customs = locale._numberCustoms
    var shape = _NumberShape()
    shape.groupSeparator = customs.group
    let digits = (value < 0 ? "−" : "") + shape.text(_Quantity(Int(value.magnitude)))
    switch locale._customs.prefix(2) {
    case "zh": return "第" + digits
    case "de": return digits + "."
    case "en":
      let last = Int(value.magnitude % 10)
      if value.magnitude / 10 % 10 == 1 || last == 0 || last > 3 { return digits + "th" }
      return digits + (last == 1 ? "st" : last == 2 ? "nd" : "rd")
    default: fatalError("Zoetrope does not support ordinal numbers of \(locale.identifier)")
    }
  }

  private func _spelled(_ number: NSNumber) -> String {
    let language = locale._customs.prefix(2)
    let quantity = number._hasFraction ? _Quantity(number.doubleValue) : _Quantity(number.intValue)
    // Beyond that, nobody counts in words, and Foundation does not do it well.
    let isTooLong = quantity.point > 15 || quantity.digits.count - quantity.point > 9
    if quantity.kind != .number || isTooLong || language != "en" && language != "zh" {
      fatalError("Zoetrope does not support \(number) in words of \(locale.identifier)")
    }
    return _NumberWords(isChinese: language == "zh").text(quantity)
  }

  // MARK: Reading

  /// The number that the text begins with, as this formatter would write it.
  open func number(from string: String) -> NSNumber? {
    let unknown = "Zoetrope does not support reading \"\(string)\" as a number"
    let text = Array(string.drop { $0 == " " })
    if !text.contains(where: { $0.isNumber }) { return nil }
    if !string.allSatisfy({ $0.isASCII || !$0.isNumber && !$0.isWhitespace }) { fatalError(unknown) }
    if _pattern != nil || isWordy || formatWidth > 0 || zeroSymbol != nil { fatalError(unknown) }
    for isNegative in [true, false] {
      let affixes = _affixes(isNegative: isNegative)
      let prefix = Array(affixes.prefix)
      if !text.starts(with: prefix) { continue }
      if let found = _read(text, from: prefix.count, Array(affixes.suffix), isNegative, unknown) { return found }
      if !prefix.isEmpty { return nil }
    }
    return nil
  }

  private var isWordy: Bool { numberStyle == .ordinal || numberStyle == .spellOut || numberStyle == .currencyPlural }

  private func _read(
    _ text: [Character], from start: Int, _ suffix: [Character], _ isNegative: Bool, _ unknown: String
  ) -> NSNumber? {
    let point = Character((_isOfCurrency ? currencyDecimalSeparator : decimalSeparator) ?? ".")
    let separator = Character((_isOfCurrency ? currencyGroupingSeparator : groupingSeparator) ?? ",")
    let isGrouped = usesGroupingSeparator && groupingSize > 0
    var place = start
    var digits = ""
    var counts = [0]
    while place < text.count {
      if text[place].isNumber {
        digits.append(text[place])
        counts[counts.count - 1] += 1
      } else if isGrouped && text[place] == separator && counts[counts.count - 1] > 0 {
        counts.append(0)
      } else {
        break
      }
      place += 1
    }
    if counts.count == 2 && counts[1] == 0 && place == text.count {
      counts.removeLast()
      place -= 1
    }
    if counts.count > 1 {
      // Groups that are not all of the same size are no number; one that is empty ends it.
      if counts.contains(0) || groupingSize != 3 || secondaryGroupingSize != 0 { fatalError(unknown) }
      if counts[0] > 3 || counts.dropFirst().contains(where: { $0 != 3 }) { return nil }
    }
    var isWhole = true
    if place < text.count && text[place] == point {
      let before = digits.count
      digits.append(".")
      place += 1
      isWhole = false
      while place < text.count && text[place].isNumber {
        digits.append(text[place])
        place += 1
      }
      if digits.count == before + 1 {
        if before == 0 { return nil }
        digits.append("0")
      }
      if digits.hasPrefix(".") { digits = "0" + digits }
    }
    if digits.isEmpty { return nil }
    if place + 1 < text.count && (text[place] == "E" || text[place] == "e") && text[place + 1].isNumber {
      digits.append("e")
      place += 1
      while place < text.count && text[place].isNumber {
        digits.append(text[place])
        place += 1
      }
    } else if place < text.count && (text[place] == "E" || text[place] == "e") {
      fatalError(unknown)
    }
    if !suffix.isEmpty {
      if !text[place...].starts(with: suffix) { return nil }
      place += suffix.count
    } else if place < text.count {
      let next = text[place]
      let isSpaced = next == " " && text[place...].first { $0 != " " }?.isNumber == true
      if next.isNumber || isSpaced || isWhole && isGrouped && next == separator && place + 1 < text.count {
        fatalError(unknown)
      }
    }
    guard var value = Double(digits) else { fatalError(unknown) }
    if isNegative { value = -value }
    let factor = multiplier?.doubleValue ?? 1
    if !allowsFloats { fatalError(unknown) }
    if isWhole && place == text.count && value.magnitude < 9e15 {
      let whole = Int(value)
      if factor == 1 { return NSNumber(value: whole) }
      if factor.rounded() == factor && factor > 1 && whole.magnitude >= UInt(factor) && whole % Int(factor) == 0 {
        return NSNumber(value: whole / Int(factor))
      }
    }
    if isWhole && value.magnitude >= 9e15 && value.magnitude < 1e19 { fatalError(unknown) }
    return NSNumber(value: value / factor)
  }
}
