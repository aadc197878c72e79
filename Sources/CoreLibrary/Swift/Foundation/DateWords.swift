// What is customary in writing dates: names, and patterns for what is asked for.

/// The names and patterns of a locale. Those that are known stand in texts, which are read when they are needed.
final class _DateWords {
  /// The locale's name, or nothing for none in particular.
  let name: String
  let firstWeekday: Int
  private var lines: [String: Substring] = [:]

  private static var known: [String: _DateWords] = [:]

  /// A locale that is not known stops the script.
  static func of(_ locale: Locale) -> _DateWords {
    let name = locale.identifier.isEmpty ? "" : locale._customs
    if let words = known[name] { return words }
    let words = _DateWords(name, locale)
    known[name] = words
    return words
  }

  private init(_ name: String, _ locale: Locale) {
    self.name = name
    firstWeekday = name.isEmpty || locale.firstDayOfWeek == .sunday ? 1 : 2
    switch name {
    case "": read(_DateWords.root)
    case "en", "en_US", "en_US_POSIX": read(_DateWords.english, _DateWords.englishUS)
    case "en_001": read(_DateWords.english, _DateWords.english001)
    case "en_GB": read(_DateWords.english, _DateWords.englishGB)
    case "zh", "zh_CN": read(_DateWords.chinese)
    case "de", "de_DE": read(_DateWords.german)
    case "fr", "fr_FR": read(_DateWords.french)
    case "ja", "ja_JP": read(_DateWords.japanese)
    default: fatalError("Zoetrope does not support the dates of the locale \(name)")
    }
  }

  private func read(_ texts: String...) {
    for text in texts {
      for line in text.split(separator: "\n") {
        guard let end = line.firstIndex(of: "=") else { continue }
        let value = line[line.index(after: end)...]
        let keys = line[..<end].split(separator: " ")
        // One pattern may be that of several requests of a kind.
        if keys.count == 1 { lines[String(keys[0])] = value }
        for key in keys.dropFirst() { lines[String(keys[0]) + " " + String(key)] = value }
      }
    }
  }

  private func list(_ key: String) -> [String] {
    (lines[key] ?? "").split(separator: "|", omittingEmptySubsequences: false).map { String($0) }
  }

  var language: String { String(name.prefix(2)) }
  var minimumDaysInFirstWeek: Int { lines["minimumDays"].flatMap { Int(String($0)) } ?? 1 }

  lazy var months = list("MMMM")
  lazy var shortMonths = list("MMM")
  lazy var shortMonthsAlone = lines["LLL"] == nil ? shortMonths : list("LLL")
  lazy var veryShortMonths = list("MMMMM")
  lazy var weekdays = list("EEEE")
  lazy var shortWeekdays = list("EEE")
  lazy var shortWeekdaysAlone = lines["ccc"] == nil ? shortWeekdays : list("ccc")
  lazy var veryShortWeekdays = list("EEEEE")
  lazy var twoLetterWeekdays = list("EEEEEE")
  lazy var quarters = list("QQQQ")
  lazy var shortQuarters = list("QQQ")
  lazy var shortEras = list("G")
  lazy var eras = list("GGGG")
  lazy var narrowEras = list("GGGGG")
  lazy var halves = list("a")
  lazy var narrowHalves = lines["aaaaa"] == nil ? halves : list("aaaaa")
  var am: String { halves[0] }
  var pm: String { halves[1] }

  /// By the letters that patterns have for them.
  func names(_ letters: String) -> [String] {
    switch letters {
    case "MMMM", "LLLL": return months
    case "MMM": return shortMonths
    case "LLL": return shortMonthsAlone
    case "MMMMM", "LLLLL": return veryShortMonths
    case "EEEE", "cccc": return weekdays
    case "EEE": return shortWeekdays
    case "ccc": return shortWeekdaysAlone
    case "EEEEE", "ccccc": return veryShortWeekdays
    case "EEEEEE": return twoLetterWeekdays
    case "QQQQ", "qqqq": return quarters
    case "QQQ", "qqq": return shortQuarters
    case "G": return shortEras
    case "GGGG": return eras
    case "GGGGG": return narrowEras
    case "a": return halves
    default: return narrowHalves
    }
  }

  // MARK: Patterns

  /// Styles are short, medium, long and full: 1 to 4; 0 is none. In the ISO 8601 calendar the order is nobody's own.
  func pattern(dateStyle: Int, timeStyle: Int, isOfWeeks: Bool) -> String {
    let order = isOfWeeks ? _DateWords.of(Locale(identifier: "")) : self
    let date = dateStyle == 0 ? "" : order.list("dateStyles")[dateStyle - 1]
    let time = timeStyle == 0 ? "" : order.list("timeStyles")[timeStyle - 1]
    return date.isEmpty || time.isEmpty ? date + time : date + list("between")[dateStyle - 1] + time
  }

  /// For what is asked for, as letters of patterns. Hours are `j`, as the locale counts them, or `J`, without saying which half
  /// of the day it is; `kind` is `S` for styles and `T` for templates, which differ in how wide a number is.
  func pattern(_ date: _DateRequest, time: String, kind: String) -> String? {
    if date.isEmpty { return time.isEmpty ? nil : lines[kind + " " + time].map { String($0) } }
    guard let datePattern = pattern(date) else { return nil }
    if time.isEmpty { return datePattern }
    // With a weekday alone minutes and seconds have two digits.
    let isHour = time.hasPrefix("j") || time.hasPrefix("h") || time.hasPrefix("H") || time.hasPrefix("J")
    let isWeekday = date.isWeekdayOnly && isHour && time.contains("m") && !time.contains("z")
    var wanted = time
    if isWeekday && kind == "S" {
      let hour = String(time.prefix { $0 == "j" || $0 == "J" })
      let minutes = hour.count == 1 ? "m" : "mm"
      wanted = hour + minutes + (time.contains("s") ? hour.count == 1 ? "s" : "ss" : "")
    }
    guard let timePattern = lines[kind + " " + wanted].map({ String($0) }) else { return nil }
    if isWeekday && language != "fr" {
      let between = language == "de" && date.weekday == 4 ? ", " : " "
      return String(repeating: "E", count: date.weekday) + between + timePattern
    }
    let style = date.month < 3 || date.month > 4 ? 0 : date.month == 3 ? 1 : date.weekday > 0 ? 3 : 2
    return datePattern + list("between")[style] + timePattern
  }

  /// For letters of patterns in whatever order.
  func pattern(template: String) -> String? {
    var request = _DateRequest()
    var counts: [Character: Int] = [:]
    for letter in template where letter.isASCII && letter.isLetter { counts[letter, default: 0] += 1 }
    if name.isEmpty { fatalError("Zoetrope does not support templates of dates without a locale") }
    request.year = counts["y"] ?? 0
    request.month = counts["M"] ?? counts["L"] ?? 0
    request.day = counts["d"] ?? 0
    if let weekday = counts["E"] { request.weekday = max(weekday, 3) }
    var time = ""
    for letter in "jHhms" {
      if let count = counts[letter] { time += String(repeating: String(letter), count: count) }
    }
    if let count = counts["J"] { time = String(repeating: "j", count: count) + time }
    if counts["z"] != nil { time += "z" }
    let isKnown = counts.keys.allSatisfy { "yMLdEjJHhmsza".contains($0) }
    var result = isKnown ? pattern(request, time: time, kind: "T") : nil
    if let zone = counts["z"], zone > 1, let known = result {
      result = known.split(separator: "z", omittingEmptySubsequences: false).joined(
        separator: String(repeating: "z", count: zone))
    }
    if counts["J"] != nil, let known = result { result = _DateWords.withoutHalves(known) }
    if template.isEmpty { return "" }
    guard let result else { fatalError("Zoetrope does not support the template \(template) of dates") }
    return result
  }

  /// Which half of the day it is is left out, with the blanks around it. Foundation looks for the letter even in words.
  private static func withoutHalves(_ pattern: String) -> String {
    var result: [Character] = []
    var isRemoving = false
    for character in pattern {
      if "abBC".contains(character) {
        while let last = result.last, last.isWhitespace { result.removeLast() }
        isRemoving = true
      } else if !isRemoving || !character.isWhitespace {
        isRemoving = false
        result.append(character)
      }
    }
    return String(result)
  }

  private func pattern(_ request: _DateRequest) -> String? {
    if let exact = lines["D " + request.key(request.month)] { return exact == "?" ? nil : String(exact) }
    let widths = request.month == 4 ? [4, 3] : [request.month == 0 ? 0 : request.month < 3 ? 1 : 3]
    if request.year > 2 {
      for year in [2, 1] {
        var short = request
        short.year = year
        guard let exact = lines["D " + short.key(request.month)], exact != "?" else { continue }
        // Nothing but the year is as wide as it is asked for.
        return _DatePattern(String(exact)).pieces.map {
          $0.field == nil ? $0.quoted : String(repeating: $0.text, count: $0.field == "y" ? request.year : $0.count)
        }.joined()
      }
    }
    for year in request.year > 2 ? [2, 1] : [min(request.year, 1)] {
      for width in widths {
        var base = request
        base.year = year
        base.weekday = min(request.weekday, 3)
        base.day = min(request.day, 1)
        if let found = lines["D " + base.key(width)], found != "?" { return request.widening(String(found)) }
      }
    }
    return nil
  }

  private static let root = """
    MMMM=M01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12
    MMM=M01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12
    MMMMM=1|2|3|4|5|6|7|8|9|10|11|12
    EEEE=Sun|Mon|Tue|Wed|Thu|Fri|Sat
    EEE=Sun|Mon|Tue|Wed|Thu|Fri|Sat
    EEEEE=S|M|T|W|T|F|S
    QQQQ=Q1|Q2|Q3|Q4
    QQQ=Q1|Q2|Q3|Q4
    G=BCE|CE
    GGGG=BCE|CE
    GGGGG=BCE|CE
    a=AM|PM
    dateStyles=y-MM-dd|y MMM d|y MMMM d|y MMMM d, EEEE
    timeStyles=HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    between= | | | |
    """
}

/// Which parts of a date are asked for, and how many letters each has: 0 where it is not.
struct _DateRequest {
  var year = 0
  var month = 0
  var weekday = 0
  var day = 0

  var isEmpty: Bool { year + month + weekday + day == 0 }
  var isWeekdayOnly: Bool { weekday > 0 && year + month + day == 0 }

  func key(_ month: Int) -> String {
    String(repeating: "y", count: year) + String(repeating: "M", count: month)
      + String(repeating: "E", count: weekday) + String(repeating: "d", count: day)
  }

  /// A pattern of the same parts, made as wide as they are. Names stay names, and numbers numbers.
  func widening(_ pattern: String) -> String {
    var result = ""
    for piece in _DatePattern(pattern).pieces {
      var count = piece.count
      switch piece.field {
      case "y": count = year
      case "M", "L":
        if (month < 3) == (count < 3) { count = month < 3 ? max(month, count) : month }
      case "E", "c": count = weekday
      case "d": count = max(day, count)
      default: break
      }
      result += piece.field == nil ? piece.quoted : String(repeating: piece.text, count: count)
    }
    return result
  }
}
