// The parts of a date that have been read, and which date they make.

/// Each part remembers when it was set: where parts contradict one another, those that were set last decide.
struct _DateParts {
  enum Field: Int {
    case era
    case year
    case month
    case weekOfYear
    case weekOfMonth
    case day
    case dayOfYear
    case weekday
    case ordinal
    case half
    case hour
    case hourOfDay
    case minute
    case second
    case millisecond
    case yearOfWeek
    case localWeekday
    case extendedYear
    case millisecondOfDay
  }

  private var values = [Int](repeating: 0, count: 19)
  private var stamps = [Int](repeating: 0, count: 19)
  /// What is there before anything has been read was set at 1.
  private var last = 1
  var zone: _Zone
  /// What clocks are ahead, where the text says so by the name of standard or summer time.
  var offset: Int?
  let firstWeekday: Int
  let minimumDays: Int

  init(_ zone: TimeZone, firstWeekday: Int, minimumDays: Int) {
    self.zone = zone._zone
    self.firstWeekday = firstWeekday
    self.minimumDays = minimumDays
  }

  mutating func set(_ field: Field, _ value: Int) {
    last += 1
    values[field.rawValue] = value
    stamps[field.rawValue] = last
  }
  /// The first of January at midnight.
  mutating func begin(_ year: Int) {
    let day = _CalendarDay(days: _Days.number(year, 1, 1), secondOfDay: 0)
    let week = day.weekOfYear(firstWeekday, minimumDays)
    let into = day.daysIntoWeek(firstWeekday) + 1
    values = [
      1, year, 0, week.week, day.weekOfMonth(firstWeekday, minimumDays), 1, 1, day.weekday, 1, 0, 0, 0, 0, 0, 0,
      week.year, into, year, 0,
    ]
    stamps = [Int](repeating: 1, count: 19)
  }

  func isSet(_ field: Field) -> Bool { stamps[field.rawValue] > 0 }
  func stamp(_ field: Field) -> Int { stamps[field.rawValue] }
  func value(_ field: Field, _ missing: Int = 0) -> Int { isSet(field) ? values[field.rawValue] : missing }

  /// Those numbers that a field can ever have.
  func limits(_ field: Field) -> ClosedRange<Int> {
    switch field {
    case .era, .half: return 0...1
    case .year: return 1...144683
    case .month, .hour: return 0...11
    case .weekOfYear: return 1...53
    case .weekOfMonth: return (minimumDays == 1 ? 1 : 0)...((44 - minimumDays) / 7)
    case .day: return 1...31
    case .dayOfYear: return 1...366
    case .weekday, .localWeekday: return 1...7
    case .ordinal: return -1...5
    case .hourOfDay: return 0...23
    case .minute, .second: return 0...59
    case .millisecond: return 0...999
    case .yearOfWeek, .extendedYear: return -140742...144683
    case .millisecondOfDay: return 0...86_399_999
    }
  }

  /// Whether there is such a date, without counting on what is too large.
  private var isValid: Bool {
    for raw in 0..<19 where stamps[raw] > 0 {
      guard let field = Field(rawValue: raw) else { continue }
      let value = values[raw]
      switch field {
      case .day: if value < 1 || value > _Days.length(ofMonth: self.value(.month) + 1, year) { return false }
      case .dayOfYear: if value < 1 || value > (_Days.isLeap(year) ? 366 : 365) { return false }
      default:
        if field == .ordinal && value == 0 { return false }
        if !limits(field).contains(value) { return false }
      }
    }
    return true
  }

  // MARK: Which parts decide

  private static let groups: [[(fields: [Field], result: Field)]] = [
    [
      ([.day], .day), ([.weekOfYear, .weekday], .weekOfYear), ([.weekOfMonth, .weekday], .weekOfMonth),
      ([.ordinal, .weekday], .ordinal), ([.weekOfYear, .localWeekday], .weekOfYear),
      ([.weekOfMonth, .localWeekday], .weekOfMonth), ([.ordinal, .localWeekday], .ordinal),
      ([.dayOfYear], .dayOfYear), ([.year], .day), ([.yearOfWeek], .weekOfYear),
    ],
    [
      ([.weekOfYear], .weekOfYear), ([.weekOfMonth], .weekOfMonth), ([.ordinal], .ordinal), ([.weekday], .ordinal),
      ([.localWeekday], .ordinal),
    ],
  ]

  private var decisive: Field {
    for group in _DateParts.groups {
      var best: Field?
      var bestStamp = 0
      var isBestRead = false
      for line in group {
        let all = line.fields.map { stamp($0) }
        let newest = all.reduce(0) { max($0, $1) }
        // What has been read as a whole is not set aside for what was there before.
        let isRead = all.allSatisfy { $0 > 1 }
        if all.contains(0) || newest <= bestStamp || isBestRead && !isRead { continue }
        // A year alone is no day.
        if line.fields != [.year] || stamp(.weekOfMonth) < stamp(.day) { best = line.result }
        if best != line.result { continue }
        bestStamp = newest
        isBestRead = isRead
      }
      if let best { return best }
    }
    return .day
  }

  /// Days that the week has begun before: the weekday as the week is counted.
  private var intoWeek: Int {
    if max(stamp(.weekday), stamp(.localWeekday)) == 0 { return 0 }
    return stamp(.weekday) >= stamp(.localWeekday)
      ? _floorRest(value(.weekday) - firstWeekday, 7) : _floorRest(value(.localWeekday) - 1, 7)
  }

  /// As astronomers count.
  private var year: Int {
    let newest = max(stamp(.extendedYear), stamp(.year), stamp(.yearOfWeek))
    if newest == 0 { return 1970 }
    if stamp(.extendedYear) == newest { return value(.extendedYear) }
    let isBefore = value(.era, 1) == 0
    if stamp(.year) == newest { return isBefore ? 1 - value(.year) : value(.year) }
    let year = isBefore ? 1 - value(.yearOfWeek) : value(.yearOfWeek)
    return ofWeek(year)
  }

  /// The year that a week of a year is meant to be in, where the day is said otherwise.
  private func ofWeek(_ year: Int) -> Int {
    let week = value(.weekOfYear)
    switch decisive {
    case .weekOfYear:
      let start = _Days.number(year, 1, 1)
      let first = _floorRest(_Days.weekday(start) - firstWeekday, 7)
      let isWhole = 7 - first < minimumDays
      if week == 1 { return !isWhole && intoWeek < first ? year - 1 : year }
      if week >= 52 {
        let day = start - 1 + (7 - first) + (week - 1) * 7 + intoWeek - (isWhole ? 0 : 7)
        return day + 1 >= _Days.number(year + 1, 1, 1) - 1 ? year + 1 : year
      }
      return year
    case .day:
      if value(.month) == 0 && week >= 52 { return year + 1 }
      return week == 1 && value(.month) != 0 ? year - 1 : year
    default: return year
    }
  }

  // MARK: The date

  private var days: Int {
    let days = days(isJulian: false)
    return days < _Days.firstGregorian ? self.days(isJulian: true) : days
  }

  private func days(isJulian: Bool) -> Int {
    let field = decisive
    let isOfWeek = field == .weekOfYear && isSet(.yearOfWeek) && stamp(.yearOfWeek) >= stamp(.year)
    let year = isOfWeek ? value(.yearOfWeek) : self.year
    let isOfMonth = field == .day || field == .weekOfMonth || field == .ordinal
    let month = isOfMonth ? value(.month) : 0
    var start = _Days.number(year, month + 1, 0, isJulian: isJulian)
    if field == .day { return start + value(.day, 1) }
    if field == .dayOfYear { return start + value(.dayOfYear) }
    var first = _floorRest(_Days.weekday(start + 1) - firstWeekday, 7)
    var day = 1 - first + intoWeek
    if field == .ordinal {
      if day < 1 { day += 7 }
      let number = value(.ordinal, 1)
      if number >= 0 { return start + day + (number - 1) * 7 }
      return start + day + ((_Days.length(ofMonth: month + 1, year) - day) / 7 + number + 1) * 7
    }
    if field == .weekOfYear && !isOfWeek && stamp(.yearOfWeek) != 1 {
      // The week has to be in the year itself.
      let week = value(.weekOfYear)
      let next = _Days.number(year + 1, 1, 0, isJulian: isJulian)
      let nextFirst = _floorRest(_Days.weekday(next + 1) - firstWeekday, 7)
      var moved: Int?
      if week == 1 {
        if nextFirst > 0 && 7 - nextFirst >= minimumDays { moved = next }
      } else if week >= 52 {
        let test = day + (7 - first < minimumDays ? 7 : 0) + 7 * (week - 1)
        if start + test > next { moved = _Days.number(year - 1, 1, 0, isJulian: isJulian) }
      }
      if let moved {
        start = moved
        first = _floorRest(_Days.weekday(start + 1) - firstWeekday, 7)
        day = 1 - first + intoWeek
      }
    }
    if 7 - first < minimumDays { day += 7 }
    return start + day + 7 * (value(field) - 1)
  }

  private var time: Int {
    if stamp(.millisecondOfDay) > 1, max(stamp(.half), stamp(.millisecond)) <= stamp(.millisecondOfDay) {
      return value(.millisecondOfDay)
    }
    let halfStamp = max(stamp(.hour), stamp(.half))
    let hour = stamp(.hourOfDay) >= halfStamp ? value(.hourOfDay) : value(.hour) + 12 * value(.half)
    return ((hour * 60 + value(.minute)) * 60 + value(.second)) * 1000 + value(.millisecond)
  }

  /// What clocks show, in milliseconds since they would have shown the beginning of 1970.
  var wall: Int { days * 86_400_000 + time }

  /// Milliseconds since 1970; nothing where there is no such date, or, strictly, no such time.
  func milliseconds(isStrict: Bool) -> Int? {
    if isStrict && !isValid { return nil }
    if year.magnitude > 5_000_000 || value(.yearOfWeek).magnitude > 5_000_000 {
      fatalError("Zoetrope does not support reading so distant a year")
    }
    return _DateParts.milliseconds(wall: wall, zone, offset, isStrict: isStrict)
  }

  /// Where clocks show a time twice it is the second.
  static func milliseconds(wall: Int, _ zone: _Zone, _ known: Int?, isStrict: Bool) -> Int? {
    if let known { return wall - known * 1000 }
    let offset = zone.offset(atWall: _floorDivide(wall, 1000), isSecond: true)
    let result = wall - offset * 1000
    if isStrict && zone.state(_floorDivide(result, 1000)).offset != offset { return nil }
    return result
  }
}
