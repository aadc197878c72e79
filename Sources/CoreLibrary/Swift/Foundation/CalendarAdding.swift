// Days, months and hours added to dates, and how many lie between two.

extension Calendar {
  public func date(byAdding component: Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date?
  {
    if component == .calendar || component == .timeZone || component == .isLeapMonth { return nil }
    if wrappingComponents { fatalError("Zoetrope does not support adding to a date with wrapping components") }
    return Calendar._isAddable(component, value) ? _adding(component, value, to: date) : nil
  }

  /// The largest first, so that what is between two dates leads from one to the other.
  public func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date? {
    if wrappingComponents { fatalError("Zoetrope does not support adding to a date with wrapping components") }
    var place = self
    if let zone = components.timeZone { place.timeZone = zone }
    let order: [Component] = [
      .year, .yearForWeekOfYear, .month, .weekOfYear, .weekOfMonth, .weekdayOrdinal, .day, .dayOfYear, .weekday, .hour,
      .minute, .second, .nanosecond,
    ]
    var result = date
    for component in order {
      guard let value = components.value(for: component) else { continue }
      if !Calendar._isAddable(component, value) { return nil }
      result = place._adding(component, value, to: result)
    }
    return result
  }

  /// Beyond that nothing is known of years.
  private static func _isAddable(_ component: Component, _ value: Int) -> Bool {
    if value.magnitude > 100_000_000_000 && component != .nanosecond {
      fatalError("Zoetrope does not support adding \(value) to a date")
    }
    return true
  }

  /// The time of the day stays the same where whole days are added. A day that a month does not have is its last.
  func _adding(_ component: Component, _ amount: Int, to date: Date) -> Date {
    if amount == 0 { return date }
    let seconds = date.timeIntervalSinceReferenceDate
    let whole = seconds.rounded(.down)
    let fraction = seconds - whole
    let start = Date(timeIntervalSinceReferenceDate: whole)
    switch component {
    case .era, .quarter, .calendar, .timeZone, .isLeapMonth, .isRepeatedDay: return date
    case .year, .month, .yearForWeekOfYear:
      let result = _date(_moved(component, amount, start), timeZone, isSecond: true)
      guard amount > 0, let length = _repeated(result) else { return result + fraction }
      return result - length + fraction
    case .hour: return start + Double(amount) * 3600 + fraction
    case .minute: return start + Double(amount) * 60 + fraction
    case .second: return start + Double(amount) + fraction
    case .nanosecond: return start + fraction + Double(amount) / 1_000_000_000
    case .weekdayOrdinal, .weekOfMonth, .weekOfYear: return _addingDays(amount * 7, to: start) + fraction
    case .day, .dayOfYear, .weekday: return _addingDays(amount, to: start) + fraction
    }
  }

  /// The parts of a date with another year or month.
  private func _moved(_ component: Component, _ amount: Int, _ date: Date) -> DateComponents {
    let isOfWeeks = component == .yearForWeekOfYear
    let kinds: Set<Component> =
      isOfWeeks
      ? [.era, .weekday, .weekOfYear, .yearForWeekOfYear, .hour, .minute, .second]
      : [.era, .year, .month, .day, .hour, .minute, .second]
    var parts = dateComponents(kinds, from: date)
    let forward = component != .month && parts.era == 0 ? -amount : amount
    parts.setValue((parts.value(for: component) ?? 0) + forward, for: component)
    if let day = parts.day, let month = parts.month, let year = parts.year {
      // Foundation counts years the wrong way where it goes back by more than one, which shows in leap years.
      parts.day = max(1, min(day, _Days.length(ofMonth: month, month < 1 ? year - month / 12 * 2 : year)))
    }
    return parts
  }

  private func _addingDays(_ count: Int, to start: Date) -> Date {
    var result = start + Double(count) * 86400
    if timeZone._zone.isFixed { return result }
    let before = timeZone.secondsFromGMT(for: start)
    let after = timeZone.secondsFromGMT(for: result)
    if before != after {
      let time = _day(start).secondOfDay
      let unchanged = result
      if time != _day(result).secondOfDay {
        result += Double(before - after)
        // There is no such time on that day.
        if time != _day(result).secondOfDay && before < after { result = unchanged }
      }
    }
    if count > 0, let length = _repeated(result) { result -= length }
    return result
  }

  /// Where clocks have been set back and show a time again: how far.
  func _repeated(_ date: Date) -> Double? {
    if timeZone._zone.isFixed { return nil }
    guard let change = timeZone.nextDaylightSavingTimeTransition(after: date - 172800), change <= date else {
      return nil
    }
    let length = Double(timeZone.secondsFromGMT(for: change - 1) - timeZone.secondsFromGMT(for: change + 1))
    return length > 0 && date < change + length ? length : nil
  }

  // MARK: Between two dates

  public func dateComponents(_ components: Set<Component>, from start: Date, to end: Date) -> DateComponents {
    var result = DateComponents()
    var here = start
    var goal = end
    var nanoseconds = 0
    if components.contains(.nanosecond), start != end {
      // Whole seconds are counted by themselves.
      let isForward = end > start
      let (first, second) = isForward ? (start, end) : (end, start)
      let one = first.timeIntervalSinceReferenceDate
      let two = second.timeIntervalSinceReferenceDate
      let fractions = (one.rounded(.up) - one) + (two - two.rounded(.down))
      nanoseconds = Int((fractions * 1_000_000_000).rounded())
      let from = start.timeIntervalSinceReferenceDate
      let to = end.timeIntervalSinceReferenceDate
      let isWhole = nanoseconds >= 1_000_000_000
      if isWhole { nanoseconds -= 1_000_000_000 }
      here = Date(timeIntervalSinceReferenceDate: from.rounded(isForward != isWhole ? .up : .down))
      goal = Date(timeIntervalSinceReferenceDate: to.rounded(isForward ? .down : .up))
    }
    let order: [Component] = [
      .era, .year, .yearForWeekOfYear, .quarter, .month, .weekOfYear, .weekOfMonth, .day, .dayOfYear, .weekday,
      .weekdayOrdinal, .hour, .minute, .second, .nanosecond,
    ]
    for component in order where components.contains(component) {
      switch component {
      case .era: result.era = self.component(.era, from: goal) - self.component(.era, from: here)
      case .quarter: result.quarter = 0
      case .nanosecond:
        let between = _difference(.nanosecond, &here, goal)
        result.nanosecond = end >= start ? between + nanoseconds : between - nanoseconds
      default: result.setValue(_difference(component, &here, goal), for: component)
      }
    }
    return result
  }

  /// How often something can be added without going beyond the goal; then it is.
  private func _difference(_ component: Component, _ start: inout Date, _ goal: Date) -> Int {
    if start == goal { return 0 }
    let seconds = goal.timeIntervalSince(start)
    if component == .nanosecond {
      let count = Int(min(max(seconds * 1e9, Double(Int32.min)), Double(Int32.max)))
      start = _adding(component, count, to: start)
      return count
    }
    if !(seconds.magnitude < 1e14) { fatalError("Zoetrope does not support so distant a date in calendars") }
    let isForward = seconds > 0
    func isBeyond(_ count: Int) -> Bool {
      let date = _adding(component, count, to: start)
      return isForward ? date > goal : date < goal
    }
    let step = isForward ? 1 : -1
    let next = _adding(component, step, to: start)
    // Years before the first count backwards, those of weeks do not.
    if isForward ? next <= start : next >= start { return Int(isForward ? Int32.max : Int32.min) }
    var count = Int(seconds / Calendar._length(component))
    while count != 0 && isBeyond(count) { count -= step }
    while !isBeyond(count + step) { count += step }
    start = _adding(component, count, to: start)
    return count
  }

  /// About how long it is.
  private static func _length(_ component: Component) -> Double {
    switch component {
    case .year, .yearForWeekOfYear: return 31_556_952
    case .month: return 2_629_746
    case .weekOfYear, .weekOfMonth, .weekdayOrdinal: return 604800
    case .day, .dayOfYear, .weekday: return 86400
    case .hour: return 3600
    case .minute: return 60
    default: return 1
    }
  }

  /// Of dates that are given by their parts.
  public func dateComponents(
    _ components: Set<Component>, from start: DateComponents, to end: DateComponents
  ) -> DateComponents {
    guard let first = (start.calendar ?? self).date(from: start), let second = (end.calendar ?? self).date(from: end)
    else { fatalError("Zoetrope does not support what is between parts that are no dates") }
    return dateComponents(components, from: first, to: second)
  }
}
