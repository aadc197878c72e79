// Text read by the pattern of a date.

/// Reads from one end of a text to the other.
struct _DateReader {
  private let text: [Unicode.Scalar]
  /// The same in small letters.
  private let small: [Unicode.Scalar]
  private let writer: _DateWriter
  private let isStrict: Bool
  private var position = 0
  private var parts: _DateParts
  /// The first of the years that two digits can mean; none where they are taken as they are.
  private var century = 12000
  private var isAmbiguous = false

  init(_ string: String, _ writer: _DateWriter, isStrict: Bool) {
    text = Array(string.unicodeScalars)
    let lowered = Array(string.lowercased().unicodeScalars)
    small = lowered.count == text.count ? lowered : text
    self.writer = writer
    self.isStrict = isStrict
    parts = _DateParts(writer.zone, firstWeekday: writer.firstWeekday, minimumDays: writer.minimumDays)
  }

  /// Whether only blanks follow.
  var isAtEnd: Bool { text[position...].allSatisfy { isBlank($0) && $0 != "\n" && $0 != "\r" } }

  /// A year that is missing, or has two digits, is one of the hundred years from a date on.
  mutating func date(_ pattern: _DatePattern, twoDigitStart: Date, isWhole: Bool, isCounting: Bool? = nil) -> Date? {
    let isStrict = isCounting.map { !$0 } ?? self.isStrict
    // Years that nobody writes stand for those of two digits, until all else is known.
    let first = 316_516_204_800
    let local = first + writer.zone._zone.state(first).offset
    century = _Days.date(_floorDivide(local, 86400)).year
    parts.set(.year, 12000)
    if !read(pattern.pieces) || isWhole && !isAtEnd { return nil }
    if isAmbiguous, let early = parts.milliseconds(isStrict: false), early < first * 1000 {
      parts.set(.year, century + 100)
    }
    guard let milliseconds = parts.milliseconds(isStrict: isStrict) else { return nil }
    let zone = parts.zone
    let offset = zone.state(_floorDivide(milliseconds, 1000)).offset
    let wall = milliseconds + offset * 1000
    let days = _floorDivide(wall, 86_400_000)
    let (year, month, day) = _Days.date(days)
    if !(12000...12099).contains(year) { return Date(timeIntervalSince1970: Double(milliseconds) / 1000) }
    func moved(_ year: Int) -> Int? {
      if isStrict && day > _Days.length(ofMonth: month, year) { return nil }
      let wall = _Days.number(year, month, day) * 86_400_000 + wall - days * 86_400_000
      return _DateParts.milliseconds(wall: wall, zone, nil, isStrict: isStrict)
    }
    // Which of two years a hundred apart it is, is known by what clocks showed at the start.
    let start = Int((twoDigitStart.timeIntervalSince1970 * 1000).rounded(.down))
    let startWall = start + zone.state(max(0, _floorDivide(start, 1000))).offset * 1000
    let startYear = _Days.date(_floorDivide(startWall, 86_400_000)).year
    var real = year - 12000 + startYear / 100 * 100
    if real < startYear {
      real += 100
    } else if real == startYear {
      let sameYear = _Days.number(real, month, day) * 86_400_000 + wall - days * 86_400_000
      if sameYear < startWall { real += 100 }
    }
    return moved(real).map { Date(timeIntervalSince1970: Double($0) / 1000) }
  }

  /// What is not read is that of the first of January of the year that 1970 began in, at midnight.
  mutating func date(_ pattern: _DatePattern) -> Date? {
    parts.begin(_Days.date(_floorDivide(writer.zone._zone.state(0).offset, 86400)).year)
    // Two digits are a year of the hundred that began eighty years ago.
    let now = _CalendarDay(Date(), writer.zone)
    century = now.year - 80
    if !read(pattern.pieces) || position == 0 { return nil }
    if isAmbiguous {
      let start = _Days.number(century, now.month, now.day) * 86400 + now.secondOfDay
      if parts.wall < start * 1000 { parts.set(.year, century + 100) }
    }
    return parts.milliseconds(isStrict: isStrict).map { Date(timeIntervalSince1970: Double($0) / 1000) }
  }

  // MARK: The pattern

  private func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

  /// White space of patterns, which is not all there is.
  private func isPatternBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 9...13, 32, 0x85, 0x200E, 0x200F, 0x2028, 0x2029: return true
    default: return false
    }
  }

  private func isNumeric(_ piece: _DatePattern.Piece) -> Bool {
    guard let field = piece.field else { return false }
    switch field {
    case "y", "Y", "u", "d", "k", "H", "h", "K", "m", "s", "S", "D", "F", "w", "W", "A": return true
    case "M", "L", "e", "c", "Q", "q": return piece.count < 3
    default: return false
    }
  }

  /// Numbers next to one another have as many digits as letters, but for the first, which may have less.
  private mutating func read(_ pieces: [_DatePattern.Piece]) -> Bool {
    var index = 0
    var run = -1
    var runStart = 0
    var pass = 0
    while index < pieces.count {
      let piece = pieces[index]
      guard let field = piece.field else {
        run = -1
        if !readLiteral(piece.text, index + 1 < pieces.count ? pieces[index + 1].field : nil) { return false }
        index += 1
        continue
      }
      if !isNumeric(piece) {
        run = -1
      } else if run < 0, index + 1 < pieces.count, isNumeric(pieces[index + 1]) {
        run = index
        runStart = position
        pass = 0
      }
      var count = piece.count
      if run >= 0 {
        if index == run {
          count -= pass
          pass += 1
          if count == 0 { return false }
        }
        // At the very beginning of a text Foundation takes a number that is missing for read.
        if !readField(field, count, isExact: true), position > 0 {
          index = run
          position = runStart
          continue
        }
      } else if !readField(field, count, isExact: false) {
        if field != "G" || position >= text.count { return false }
        // An era may be missing, together with the blank behind it.
        if index + 1 < pieces.count, pieces[index + 1].field == nil {
          let rest = pieces[index + 1].text.unicodeScalars.drop { isPatternBlank($0) }
          let next = index + 2 < pieces.count ? pieces[index + 2].field : nil
          if !rest.isEmpty && !readLiteral(String(String.UnicodeScalarView(rest)), next) { return false }
          index += 1
        }
      }
      index += 1
    }
    return true
  }

  /// What separates the numbers of dates, and those of times, may be written otherwise.
  private func isIgnorable(_ scalar: Unicode.Scalar, _ next: Character?) -> Bool {
    switch next {
    case nil: return false
    case "y", "M", "L", "d": return isBlank(scalar) || "-,./".unicodeScalars.contains(scalar)
    case "H", "h", "K", "k", "m", "s": return isBlank(scalar) || "-.:".unicodeScalars.contains(scalar)
    default: return isBlank(scalar)
    }
  }

  /// What is left when the text ends is not asked for.
  private mutating func readLiteral(_ piece: String, _ next: Character?) -> Bool {
    var literal = Array(piece.unicodeScalars)
    let begin = position
    if !isStrict {
      while let first = literal.first, isBlank(first) { literal.removeFirst() }
      while let last = literal.last, isBlank(last) { literal.removeLast() }
      while position < text.count && isBlank(text[position]) { position += 1 }
    }
    var index = 0
    while index < literal.count && position < text.count {
      var needsBlank = false
      while index < literal.count && isPatternBlank(literal[index]) {
        needsBlank = true
        index += 1
      }
      if needsBlank {
        let before = position
        while position < text.count && (isBlank(text[position]) || isPatternBlank(text[position])) { position += 1 }
        if isStrict && position == before { return false }
        if index >= literal.count { break }
      }
      if position >= text.count || literal[index] != text[position] {
        if !isStrict {
          if position < text.count && isPatternBlank(text[position]) {
            position += 1
            continue
          }
          // A part of it is enough.
          break
        }
        if !isIgnorable(literal[index], next) || digit(position) != nil { return false }
        break
      }
      index += 1
      position += 1
    }
    if index == 0 {
      position = begin
      while position < text.count && isIgnorable(text[position], next) { position += 1 }
    }
    return true
  }

  // MARK: Fields

  private mutating func readField(_ field: Character, _ count: Int, isExact: Bool) -> Bool {
    if field == "l" { return true }
    while position < text.count && isBlank(text[position]) { position += 1 }
    if position >= text.count { return false }
    let start = position
    if readPresent(field, count, isExact) { return true }
    position = start
    return false
  }

  private mutating func readPresent(_ field: Character, _ count: Int, _ isExact: Bool) -> Bool {
    switch field {
    case "G":
      return readName([count == 5 ? "GGGGG" : count == 4 ? "GGGG" : "G"]) { $0.set(.era, $1) }
    case "y", "Y":
      guard let (value, digits) = readNumber(count, isExact) else { return false }
      var year = value
      if digits == 2 && value >= 0 && (count < 3 || field == "Y") {
        let limit = century % 100
        if field == "y" { isAmbiguous = value == limit }
        year += century / 100 * 100 + (value < limit ? 100 : 0)
      }
      parts.set(field == "y" ? .year : .yearOfWeek, year)
      return true
    case "M", "L":
      guard count < 3, let (value, _) = readNumber(count, isExact) else {
        if readName(field == "M" ? ["MMMM", "MMM"] : ["LLLL", "LLL"], { $0.set(.month, $1) }) { return true }
        guard !isStrict, let (value, _) = readNumber(count, isExact) else { return false }
        parts.set(.month, value - 1)
        return true
      }
      if value > 19 || isStrict && !(1...12).contains(value) { return false }
      parts.set(.month, value - 1)
      return true
    case "Q", "q":
      guard count < 3, let (value, _) = readNumber(count, isExact) else {
        if readName(field == "Q" ? ["QQQQ", "QQQ"] : ["qqqq", "qqq"], { $0.set(.month, $1 * 3) }) { return true }
        if !isStrict && digit(position) != nil { fatalError("Zoetrope does not support reading such a quarter") }
        return false
      }
      parts.set(.month, (value - 1) * 3)
      return true
    case "e", "c":
      guard count < 3, let (value, _) = readNumber(count, isExact) else {
        let lists = field == "e" ? ["EEEE", "EEE", "EEEEEE", "EEEEE"] : ["cccc", "ccc", "EEEEEE"]
        if readName(lists, { $0.set(.weekday, $1 + 1) }) { return true }
        guard !isStrict, let (value, _) = readNumber(count, isExact) else { return false }
        parts.set(.localWeekday, value)
        return true
      }
      parts.set(.localWeekday, value)
      return true
    case "E": return readName(["EEEE", "EEE", "EEEEEE", "EEEEE"]) { $0.set(.weekday, $1 + 1) }
    case "a": return readName(["a", "aaaaa"]) { $0.set(.half, $1) }
    case "h", "K", "H", "k":
      guard let (value, _) = readNumber(count, isExact), (0...24).contains(value) else { return false }
      switch field {
      case "h": parts.set(.hour, value == 12 ? 0 : value)
      case "K": parts.set(.hour, value)
      case "H": parts.set(.hourOfDay, value)
      default: parts.set(.hourOfDay, value == 24 ? 0 : value)
      }
      return true
    case "S":
      guard let (value, digits) = readNumber(count, isExact) else { return false }
      var fraction = value
      for place in 0..<max(3, digits) {
        if place >= digits { fraction *= 10 } else if place >= 3 { fraction /= 10 }
      }
      parts.set(.millisecond, fraction)
      return true
    case "d": return readPlain(.day, count, isExact)
    case "m": return readPlain(.minute, count, isExact)
    case "s": return readPlain(.second, count, isExact)
    case "D": return readPlain(.dayOfYear, count, isExact, isChecked: false)
    case "F": return readPlain(.ordinal, count, isExact, isChecked: false)
    case "w": return readPlain(.weekOfYear, count, isExact, isChecked: false)
    case "W": return readPlain(.weekOfMonth, count, isExact, isChecked: false)
    case "u": return readPlain(.extendedYear, count, isExact, isChecked: false)
    case "A": return readPlain(.millisecondOfDay, count, isExact, isChecked: false)
    case "z", "Z", "O", "X", "x", "V", "v": return readZone(field, count)
    default:
      fatalError(
        "Zoetrope does not support reading \(String(repeating: String(field), count: count)) in a pattern of dates")
    }
  }

  private mutating func readPlain(
    _ field: _DateParts.Field, _ count: Int, _ isExact: Bool, isChecked: Bool = true
  ) -> Bool {
    guard let (value, _) = readNumber(count, isExact) else { return false }
    if isStrict && isChecked && !parts.limits(field).contains(value) { return false }
    parts.set(field, value)
    return true
  }

  private func digit(_ index: Int) -> Int? {
    if index >= text.count { return nil }
    let value = Int(text[index].value)
    if value >= 48 && value < 58 { return value - 48 }
    return value >= 0xFF10 && value < 0xFF1A ? value - 0xFF10 : nil
  }

  /// With how many digits it has; one that stands next to another number has no sign.
  private mutating func readNumber(_ count: Int, _ isExact: Bool) -> (value: Int, digits: Int)? {
    var index = position
    let end = isExact ? position + count : text.count
    if end > text.count { return nil }
    var isNegative = false
    if text[index] == "-" {
      if isExact { return nil }
      isNegative = true
      index += 1
    }
    var value = 0
    let start = index
    while index < end, let digit = digit(index) {
      value = min(value * 10 + digit, 2_147_483_647)
      index += 1
    }
    if index == start { return nil }
    let length = index - position
    position = index
    return (isNegative ? -value : value, length)
  }

  /// The longest of the words in the first list that has one; words with a full stop may be without.
  private mutating func readName(_ lists: [String], _ found: (inout _DateParts, Int) -> Void) -> Bool {
    for letters in lists {
      var best = 0
      var bestIndex = -1
      for (index, name) in writer.names(letters).enumerated() {
        let length = matched(name)
        if length > best {
          best = length
          bestIndex = index
        }
      }
      if bestIndex >= 0 {
        found(&parts, bestIndex)
        position += best
        return true
      }
    }
    return false
  }

  private func matched(_ name: String) -> Int {
    let wanted = Array(name.lowercased().unicodeScalars)
    var count = 0
    while count < wanted.count, position + count < small.count, small[position + count] == wanted[count] { count += 1 }
    if count == wanted.count { return count }
    return count == wanted.count - 1 && wanted[count] == "." ? count : 0
  }

  // MARK: Times of places

  private mutating func readZone(_ field: Character, _ count: Int) -> Bool {
    let isNamed = field == "z" || field == "v" || field == "V"
    if isNamed || field == "O" || field == "Z" && count == 4 {
      if readFromGreenwich() { return true }
      if isNamed && readZoneName(isLong: count > 3) { return true }
      return readISOZone()
    }
    return readISOZone() || readFromGreenwich()
  }

  private mutating func take(_ zone: _Zone, _ end: Int) -> Bool {
    parts.zone = zone
    position = end
    return true
  }

  private func zone(_ seconds: Int) -> _Zone {
    seconds == 0 ? _Zone.greenwich : _Zone(identifier: _Zone.fixedName(seconds), seconds: seconds)
  }

  /// `Z`, `+08`, `+0530`, `+05:30`
  private mutating func readISOZone() -> Bool {
    let first = text[position]
    if first == "Z" || first == "z" { return take(_Zone.greenwich, position + 1) }
    guard first == "+" || first == "-", let (seconds, end) = readOffset(position + 1) else { return false }
    return take(zone(first == "-" ? -seconds : seconds), end)
  }

  private func readOffset(_ start: Int) -> (seconds: Int, end: Int)? {
    func two(_ index: Int) -> Int? {
      guard let first = digit(index), let second = digit(index + 1) else { return nil }
      let value = first * 10 + second
      return value < 60 ? value : nil
    }
    guard let first = digit(start) else { return nil }
    var hours = first
    var end = start + 1
    if let second = digit(end), first * 10 + second < 24 {
      hours = first * 10 + second
      end += 1
    }
    var seconds = hours * 3600
    if end < text.count, text[end] == ":", let minutes = two(end + 1) {
      seconds += minutes * 60
      end += 3
      if end < text.count, text[end] == ":", let rest = two(end + 1) {
        seconds += rest
        end += 3
      }
      return (seconds, end)
    }
    // Digits without anything between them.
    var digits: [Int] = []
    while digits.count < 6, let next = digit(start + digits.count) { digits.append(next) }
    var count = digits.count
    while count > end - start {
      let width = count % 2 == 0 ? 2 : 1
      let number = digits[..<count].reduce(0) { $0 * 10 + $1 }
      let pairs = (count - width) / 2
      let hour = pairs == 0 ? number : pairs == 1 ? number / 100 : number / 10000
      let minute = pairs == 0 ? 0 : pairs == 1 ? number % 100 : number / 100 % 100
      let second = pairs == 2 ? number % 100 : 0
      if hour < 24 && minute < 60 && second < 60 { return (hour * 3600 + minute * 60 + second, start + count) }
      count -= 1
    }
    return (seconds, end)
  }

  /// `GMT`, `UTC+8`, `GMT-05:30`
  private mutating func readFromGreenwich() -> Bool {
    for name in ["gmt", "utc", "ut"] {
      let length = matched(name)
      if length == 0 { continue }
      let sign = position + length
      if sign < text.count, text[sign] == "+" || text[sign] == "-" || text[sign] == "\u{2212}",
        let (seconds, end) = readOffset(sign + 1)
      {
        return take(zone(text[sign] == "+" ? seconds : -seconds), end)
      }
      return take(_Zone.greenwich, sign)
    }
    return false
  }

  /// By what it is called; what looks like a name that is not known stops the script.
  private mutating func readZoneName(isLong: Bool) -> Bool {
    var best = 0
    var found: (place: String, isSummer: Bool)?
    for candidate in _ZoneWords.named(writer.words, isLong: isLong) {
      let length = matched(candidate.name)
      if length > best {
        best = length
        found = (candidate.place, candidate.isSummer)
      }
    }
    if let found, let zone = _Zone.named(found.place) {
      parts.offset = zone.standardOffset + (found.isSummer ? 3600 : 0)
      return take(zone, position + best)
    }
    let rest = String(String.UnicodeScalarView(text[position...]))
    if isLong && (rest.contains("Time") || rest.contains("时间")) {
      fatalError("Zoetrope does not support reading the time zone \(rest)")
    }
    return false
  }
}
