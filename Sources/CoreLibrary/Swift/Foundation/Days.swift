// Days counted one after the other, and what they are called: the Julian calendar up to 4 October 1582, the Gregorian after.

/// The quotient that is rounded down, whatever the signs.
func _floorDivide(_ number: Int, _ divisor: Int) -> Int {
  let quotient = number / divisor
  return number % divisor != 0 && (number < 0) != (divisor < 0) ? quotient - 1 : quotient
}

/// What is left then: never negative for a positive divisor.
func _floorRest(_ number: Int, _ divisor: Int) -> Int {
  let rest = number % divisor
  return rest < 0 ? rest + divisor : rest
}

/// Days are counted from the first of January 1970, and years as astronomers do it: the year before 1 is 0.
enum _Days {
  /// 15 October 1582, the first day that is called by the Gregorian calendar.
  static let firstGregorian = -141427
  /// From the first of January 1970 to that of 2001.
  static let toReference = 11323

  /// Months beyond the end of a year count on in the next.
  static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let days = number(year, month, day, isJulian: false)
    return days < firstGregorian ? number(year, month, day, isJulian: true) : days
  }

  /// The year begins in March, so that leap days come last.
  static func number(_ year: Int, _ month: Int, _ day: Int, isJulian: Bool) -> Int {
    let months = year * 12 + month - 3
    let marchYear = _floorDivide(months, 12)
    let fromMarch = _floorRest(months, 12)
    let leapDays =
      isJulian
      ? _floorDivide(marchYear, 4) - 2
      : _floorDivide(marchYear, 4) - _floorDivide(marchYear, 100) + _floorDivide(marchYear, 400)
    return marchYear * 365 + leapDays + (153 * fromMarch + 2) / 5 + day - 719469
  }

  static func date(_ days: Int) -> (year: Int, month: Int, day: Int) {
    // From the first of March of the year 0.
    let shifted = days + 719468
    let marchYear: Int
    let dayOfYear: Int
    if days < firstGregorian {
      let fromLeap = shifted + 2
      let cycle = _floorDivide(fromLeap, 1461)
      let dayOfCycle = fromLeap - cycle * 1461
      let yearOfCycle = min(dayOfCycle / 365, 3)
      marchYear = cycle * 4 + yearOfCycle
      dayOfYear = dayOfCycle - yearOfCycle * 365
    } else {
      let era = _floorDivide(shifted, 146097)
      let dayOfEra = shifted - era * 146097
      let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365
      marchYear = era * 400 + yearOfEra
      dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    }
    let fromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * fromMarch + 2) / 5 + 1
    return fromMarch < 10 ? (marchYear, fromMarch + 3, day) : (marchYear + 1, fromMarch - 9, day)
  }

  /// Sunday is 1.
  static func weekday(_ days: Int) -> Int { _floorRest(days + 4, 7) + 1 }

  static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year < 1582 || year % 100 != 0 || year % 400 == 0)
  }
  static func length(ofMonth month: Int, _ year: Int) -> Int {
    let months = year * 12 + month - 1
    switch _floorRest(months, 12) + 1 {
    case 2: return isLeap(_floorDivide(months, 12)) ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }
}
