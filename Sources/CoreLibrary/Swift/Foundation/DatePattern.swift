// Dates written by a pattern: `yyyy-MM-dd`.

/// A pattern taken apart.
struct _DatePattern {
  struct Piece {
    /// The letter of a field; none for what stands there as it is.
    let field: Character?
    let count: Int
    let text: String

    /// What stands there, as it is written in a pattern.
    var quoted: String {
      if !text.contains(where: { $0.isASCII && ($0.isLetter || $0 == "'") }) { return text }
      return "'" + text.replacingOccurrences(of: "'", with: "''") + "'"
    }
  }

  var pieces: [Piece] = []

  init(_ pattern: String) {
    var literal = ""
    var isQuoted = false
    let characters = Array(pattern)
    var index = 0
    func end(_ pieces: inout [Piece]) {
      if !literal.isEmpty { pieces.append(Piece(field: nil, count: 0, text: literal)) }
      literal = ""
    }
    while index < characters.count {
      let character = characters[index]
      if character == "'" {
        if index + 1 < characters.count && characters[index + 1] == "'" {
          literal += "'"
          index += 1
        } else {
          isQuoted.toggle()
        }
        index += 1
      } else if !isQuoted && character.isASCII && character.isLetter {
        end(&pieces)
        let start = index
        while index < characters.count && characters[index] == character { index += 1 }
        pieces.append(Piece(field: character, count: index - start, text: String(character)))
      } else {
        literal.append(character)
        index += 1
      }
    }
    end(&pieces)
  }
}

/// A number with at least so many digits.
func _digits(_ number: Int, _ count: Int) -> String {
  number < 0 ? "-" + _padded(-number, count) : _padded(number, count)
}

/// Everything that a date is written with.
struct _DateWriter {
  let words: _DateWords
  let zone: TimeZone
  var firstWeekday: Int
  var minimumDays: Int
  /// Words that somebody has put in the place of the locale's, by the letters of their field.
  var replaced: [String: [String]] = [:]

  init(words: _DateWords, zone: TimeZone, firstWeekday: Int, minimumDays: Int) {
    self.words = words
    self.zone = zone
    self.firstWeekday = firstWeekday
    self.minimumDays = minimumDays
  }

  /// Of a moment in milliseconds since 1970.
  func text(_ pattern: _DatePattern, _ milliseconds: Int) -> String {
    let seconds = _floorDivide(milliseconds, 1000)
    let (offset, isSummer) = zone._zone.state(seconds)
    let here = _DateFields(
      seconds: seconds, millisecond: milliseconds - seconds * 1000,
      offset: zone._zone.isFixed ? _Zone.roundedToMinutes(offset) : offset, isSummer: isSummer)
    var result = ""
    for piece in pattern.pieces {
      if let field = piece.field { result += text(field, piece.count, here) } else { result += piece.text }
    }
    return result
  }

  func names(_ letters: String) -> [String] { replaced[letters] ?? words.names(letters) }

  private func word(_ letters: String, _ index: Int, _ own: [String]) -> String {
    replaced[letters]?[index] ?? own[index]
  }

  private func text(_ field: Character, _ count: Int, _ here: _DateFields) -> String {
    let day = here.day
    switch field {
    case "G":
      let index = day.year < 1 ? 0 : 1
      if count == 5 { return words.narrowEras[index] }
      return count == 4 ? word("GGGG", index, words.eras) : word("G", index, words.shortEras)
    case "y": return yearText(day.year < 1 ? 1 - day.year : day.year, count)
    case "Y": return yearText(day.weekOfYear(firstWeekday, minimumDays).year, count)
    case "u": return _digits(day.year, count)
    case "M", "L":
      let index = day.month - 1
      switch count {
      case 1, 2: return _digits(day.month, count)
      case 3:
        return field == "M" ? word("MMM", index, words.shortMonths) : word("LLL", index, words.shortMonthsAlone)
      case 4: return word(field == "M" ? "MMMM" : "LLLL", index, words.months)
      case 5: return word(field == "M" ? "MMMMM" : "LLLLL", index, words.veryShortMonths)
      default: return _digits(day.month, count)
      }
    case "Q", "q":
      // By the month, which a calendar's quarter is not.
      let quarter = (day.month - 1) / 3
      switch count {
      case 1, 2: return _digits(quarter + 1, count)
      case 3: return word(field == "Q" ? "QQQ" : "qqq", quarter, words.shortQuarters)
      case 4: return word(field == "Q" ? "QQQQ" : "qqqq", quarter, words.quarters)
      default: return String(quarter + 1)
      }
    case "w": return _digits(day.weekOfYear(firstWeekday, minimumDays).week, count)
    case "W": return _digits(day.weekOfMonth(firstWeekday, minimumDays), count)
    case "d": return _digits(day.day, count)
    case "D": return _digits(day.dayOfYear, count)
    case "F": return _digits((day.day - 1) / 7 + 1, count)
    case "E": return weekdayText(field, count < 3 || count > 6 ? 3 : count, day.weekday - 1)
    case "e", "c":
      if count > 2 { return weekdayText(field == "e" ? "E" : field, count, day.weekday - 1) }
      return _digits(day.daysIntoWeek(firstWeekday) + 1, field == "c" ? 1 : count)
    case "a":
      let index = day.secondOfDay < 43200 ? 0 : 1
      return count == 5 ? words.narrowHalves[index] : word("a", index, words.halves)
    case "h": return _digits((here.hour + 11) % 12 + 1, count)
    case "H": return _digits(here.hour, count)
    case "k": return _digits(here.hour == 0 ? 24 : here.hour, count)
    case "K": return _digits(here.hour % 12, count)
    case "m": return _digits(day.secondOfDay / 60 % 60, count)
    case "s": return _digits(day.secondOfDay % 60, count)
    case "S":
      let digits = _padded(here.millisecond, 3)
      return String(digits.prefix(count)) + String(repeating: "0", count: max(0, count - 3))
    case "A": return _digits(day.secondOfDay * 1000 + here.millisecond, count)
    default: return zoneText(field, count, here)
    }
  }

  private func yearText(_ year: Int, _ count: Int) -> String { _digits(count == 2 ? year % 100 : year, count) }

  private func weekdayText(_ field: Character, _ count: Int, _ index: Int) -> String {
    switch (field, count) {
    case ("E", 3): return word("EEE", index, words.shortWeekdays)
    case (_, 3): return word("ccc", index, words.shortWeekdaysAlone)
    case ("E", 4): return word("EEEE", index, words.weekdays)
    case (_, 4): return word("cccc", index, words.weekdays)
    case ("E", 5): return word("EEEEE", index, words.veryShortWeekdays)
    case (_, 5): return word("ccccc", index, words.veryShortWeekdays)
    case (_, 6): return words.twoLetterWeekdays[index]
    default: return unsupported(field, count)
    }
  }

  private func zoneText(_ field: Character, _ count: Int, _ here: _DateFields) -> String {
    let identifier = zone.identifier
    switch (field, count) {
    case ("z", 1...3): return _ZoneWords.short(zone._zone, here, words)
    case ("z", 4): return _ZoneWords.long(zone._zone, here, words)
    case ("O", 1): return _ZoneWords.fromGreenwich(here.offset, isLong: false, words.language)
    case ("O", 4), ("Z", 4): return _ZoneWords.fromGreenwich(here.offset, isLong: true, words.language)
    case ("Z", 1...3): return _ZoneWords.digits(here.offset, separator: "")
    case ("Z", 5), ("X", 3), ("X", 5): return here.offset == 0 ? "Z" : _ZoneWords.digits(here.offset, separator: ":")
    case ("X", 2), ("X", 4): return here.offset == 0 ? "Z" : _ZoneWords.digits(here.offset, separator: "")
    case ("X", 1): return here.offset == 0 ? "Z" : _ZoneWords.hours(here.offset)
    case ("x", 1): return _ZoneWords.hours(here.offset)
    case ("x", 2), ("x", 4): return _ZoneWords.digits(here.offset, separator: "")
    case ("x", 3), ("x", 5): return _ZoneWords.digits(here.offset, separator: ":")
    case ("V", 2):
      if zone._zone.isFixed && identifier.count == 8 { return identifier.prefix(6) + ":" + identifier.suffix(2) }
      return identifier
    default: return unsupported(field, count)
    }
  }

  private func unsupported(_ field: Character, _ count: Int) -> String {
    fatalError("Zoetrope does not support \(String(repeating: String(field), count: count)) in a pattern of dates")
  }
}

/// A moment as it is shown somewhere.
struct _DateFields {
  let day: _CalendarDay
  let millisecond: Int
  let offset: Int
  let isSummer: Bool
  let seconds: Int
  var hour: Int { day.secondOfDay / 3600 }

  init(seconds: Int, millisecond: Int, offset: Int, isSummer: Bool) {
    let local = seconds + offset
    let days = _floorDivide(local, 86400)
    day = _CalendarDay(days: days, secondOfDay: local - days * 86400)
    self.seconds = seconds
    self.millisecond = millisecond
    self.offset = offset
    self.isSummer = isSummer
  }
}

extension _ZoneWords {
  /// The number and the time from which on it holds, by the place.
  private static let numbers: [String: (number: String, since: Int)] = {
    var result: [String: (number: String, since: Int)] = [:]
    for line in places.split(separator: "\n") {
      let parts = line.split(separator: "=")
      for place in parts[1].split(separator: " ") {
        let name = place.split(separator: "@")
        result[String(name[0])] = (String(parts[0]), name.count > 1 ? Int(String(name[1])) ?? 0 : 0)
      }
    }
    return result
  }()
  private static var known: [String: [String: Substring]] = [:]

  private static func table(_ name: String, _ text: () -> String) -> [String: Substring] {
    if let table = known[name] { return table }
    var table: [String: Substring] = [:]
    for line in text().split(separator: "\n") {
      guard let end = line.firstIndex(of: "=") else { continue }
      table[String(line[..<end])] = line[line.index(after: end)...]
    }
    known[name] = table
    return table
  }

  private static func name(_ zone: _Zone, _ here: _DateFields, _ table: [String: Substring]) -> String? {
    guard let (number, since) = numbers[zone.identifier] else {
      fatalError("Zoetrope does not know what the time of \(zone.identifier) is called")
    }
    if here.seconds < since { fatalError("Zoetrope does not know what the time of \(zone.identifier) was called then") }
    guard let names = table[number]?.split(separator: "|", omittingEmptySubsequences: false) else { return nil }
    let name = String(names[here.isSummer ? 1 : 0])
    return name.isEmpty ? nil : name
  }

  static func short(_ zone: _Zone, _ here: _DateFields, _ words: _DateWords) -> String {
    let own = fromGreenwich(here.offset, isLong: false, words.language)
    if zone.zeroName == "UTC" { return "UTC" }
    if zone.isFixed { return own }
    return name(zone, here, shortTable(words)) ?? own
  }

  static func long(_ zone: _Zone, _ here: _DateFields, _ words: _DateWords) -> String {
    let own = fromGreenwich(here.offset, isLong: true, words.language)
    let names = longTable(words)
    if let zero = zone.zeroName { return String(names[zero] ?? "") }
    return zone.isFixed ? own : name(zone, here, names) ?? own
  }

  private static func shortTable(_ words: _DateWords) -> [String: Substring] {
    switch words.name {
    case "en", "en_US", "en_US_POSIX": return table("short en") { shortEnglish }
    case "en_GB": return table("short en_GB") { shortBritish }
    case "de", "de_DE": return table("short de") { shortGerman }
    case "ja", "ja_JP": return table("short ja") { shortJapanese }
    default: return [:]
    }
  }

  private static func longTable(_ words: _DateWords) -> [String: Substring] {
    switch words.language {
    case "en": return table("en") { english }
    case "zh": return table("zh") { chinese }
    case "de": return table("de") { german }
    case "fr": return table("fr") { french }
    default: return table("ja") { japanese }
    }
  }

  /// What times are called, with the first place of those that have them.
  static func named(_ words: _DateWords, isLong: Bool) -> [(name: String, place: String, isSummer: Bool)] {
    let names = isLong ? longTable(words) : shortTable(words)
    var result: [(name: String, place: String, isSummer: Bool)] = []
    for line in places.split(separator: "\n") {
      let parts = line.split(separator: "=")
      guard let known = names[String(parts[0])] else { continue }
      let place = String(parts[1].split(separator: " ")[0].split(separator: "@")[0])
      let both = known.split(separator: "|", omittingEmptySubsequences: false)
      for (index, name) in both.enumerated() where !name.isEmpty {
        result.append((String(name), place, index == 1))
      }
    }
    return result
  }

  /// `GMT+8`, `GMT+08:00`
  static func fromGreenwich(_ offset: Int, isLong: Bool, _ language: String) -> String {
    let greenwich = language == "fr" ? "UTC" : "GMT"
    if offset == 0 { return greenwich }
    let minutes = abs(offset) / 60
    let sign = offset > 0 ? "+" : language == "fr" ? "\u{2212}" : "-"
    let hours = isLong ? _padded(minutes / 60, 2) : String(minutes / 60)
    return greenwich + sign + hours + (isLong || minutes % 60 > 0 ? ":" + _padded(minutes % 60, 2) : "")
  }

  /// `+0800`
  static func digits(_ offset: Int, separator: String) -> String {
    let minutes = abs(offset) / 60
    return (offset < 0 ? "-" : "+") + _padded(minutes / 60, 2) + separator + _padded(minutes % 60, 2)
  }
  /// `+08`, `+0530`
  static func hours(_ offset: Int) -> String {
    offset % 3600 == 0 ? String(digits(offset, separator: "").prefix(3)) : digits(offset, separator: "")
  }
}
