// Dates that have certain parts, looked for day by day, hour by hour or minute by minute.

extension Calendar {
  public func nextDate(
    after date: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy,
    repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
  ) -> Date? {
    _next(after: date, components, matchingPolicy, repeatedTimePolicy, direction)?.date
  }

  public func enumerateDates(
    startingAfter start: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy,
    repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward,
    using block: (_ result: Date?, _ exactMatch: Bool, _ stop: inout Bool) -> Void
  ) {
    var isStopped = false
    var last = start
    while !isStopped, let next = _next(after: last, components, matchingPolicy, repeatedTimePolicy, direction) {
      block(next.date, next.isExact, &isStopped)
      last = next.date
    }
  }

  public func date(bySetting component: Component, value: Int, of date: Date) -> Date? {
    if self.component(component, from: date) == value { return date }
    var components = DateComponents()
    components.setValue(value, for: component)
    return nextDate(after: date, matching: components, matchingPolicy: .nextTime)
  }

  private func _next(
    after date: Date, _ wanted: DateComponents, _ policy: MatchingPolicy, _ repeated: RepeatedTimePolicy,
    _ direction: SearchDirection
  ) -> (date: Date, isExact: Bool)? {
    let known: [Component] = [.year, .month, .day, .weekday, .hour, .minute, .second]
    for component in Component._numbers where !known.contains(component) && wanted.value(for: component) != nil {
      fatalError("Zoetrope does not support searching for a date by its \(component)")
    }
    func isWithin(_ value: Int?, _ range: Range<Int>) -> Bool { value.map { range.contains($0) } ?? true }
    guard isWithin(wanted.hour, 0..<24), isWithin(wanted.minute, 0..<60), isWithin(wanted.second, 0..<60),
      isWithin(wanted.month, 1..<13), isWithin(wanted.day, 1..<32), isWithin(wanted.weekday, 1..<8)
    else { return nil }
    let isOfDay = [wanted.year, wanted.month, wanted.day, wanted.weekday].contains { $0 != nil }
    if isOfDay { return _nextDay(after: date, wanted, policy, repeated, direction) }
    if wanted.hour != nil {
      for offset in 0...2 {
        let days = direction == .forward ? offset : -offset
        if let day = self.date(byAdding: .day, value: days, to: date),
          let found = _atTime(of: wanted, on: day, policy, repeated), _lies(found, direction, date)
        {
          return (found, true)
        }
      }
      return nil
    }
    let (unit, step): (Component, Double) = wanted.minute != nil ? (.hour, 3600) : (.minute, 60)
    guard wanted.minute != nil || wanted.second != nil, let start = dateInterval(of: unit, for: date)?.start else {
      return nil
    }
    let place = start + Double((wanted.minute ?? 0) * 60 + (wanted.second ?? 0))
    let found = [place, direction == .forward ? place + step : place - step].first { _lies($0, direction, date) }
    return found.map { ($0, true) }
  }

  private func _lies(_ date: Date, _ direction: SearchDirection, _ other: Date) -> Bool {
    direction == .forward ? date > other : date < other
  }

  private func _atTime(
    of wanted: DateComponents, on day: Date, _ policy: MatchingPolicy, _ repeated: RepeatedTimePolicy
  ) -> Date? {
    date(
      bySettingHour: wanted.hour ?? 0, minute: wanted.minute ?? 0, second: wanted.second ?? 0, of: day,
      matchingPolicy: policy, repeatedTimePolicy: repeated)
  }

  /// - Returns: of a day that there is not, the one behind it, unless that is no match by the policy.
  private func _nextDay(
    after date: Date, _ wanted: DateComponents, _ policy: MatchingPolicy, _ repeated: RepeatedTimePolicy,
    _ direction: SearchDirection
  ) -> (date: Date, isExact: Bool)? {
    let isForward = direction == .forward
    var day = startOfDay(for: date)
    // A leap day comes again after eight years at the latest.
    for step in 0..<(wanted.year == nil ? 366 * 8 + 2 : .max) {
      let parts = dateComponents([.year, .month, .day, .weekday], from: day)
      guard let year = parts.year, let month = parts.month else { return nil }
      if let asked = wanted.year, isForward ? year > asked + 1 : year < asked { return nil }
      let isMatch = [Component.year, .month, .day, .weekday].allSatisfy { part in
        wanted.value(for: part).map { $0 == parts.value(for: part) } ?? true
      }
      if isMatch {
        if !isForward && (step == 0 || wanted.day == nil && wanted.weekday == nil) {
          fatalError("Zoetrope does not support searching backwards for a date like \(date)")
        }
        if let found = _atTime(of: wanted, on: day, policy, repeated), _lies(found, direction, date) {
          return (found, true)
        }
      } else if parts.day == 1, let asked = wanted.day, wanted.weekday == nil, policy != .strict {
        let before = month == 1 ? (year: year - 1, month: 12) : (year: year, month: month - 1)
        let isMissing =
          asked > _Days.length(ofMonth: before.month, before.year)
          && wanted.month ?? before.month == before.month && wanted.year ?? before.year == before.year
        if isMissing && _lies(day, direction, date) {
          if policy != .nextTime {
            fatalError("Zoetrope does not support the policy for a day that a month does not have")
          }
          return (day, false)
        }
      }
      guard let next = self.date(byAdding: .day, value: isForward ? 1 : -1, to: day) else { return nil }
      day = startOfDay(for: next)
    }
    return nil
  }
}
