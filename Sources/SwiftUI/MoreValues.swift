// What else the environment says.

extension EnvironmentValues {
  public var calendar: Calendar {
    get { region.calendar ?? .current }
    set { region.calendar = newValue }
  }
  public var timeZone: TimeZone {
    get { region.timeZone ?? .current }
    set { region.timeZone = newValue }
  }
  public var locale: Locale {
    get { region.locale ?? Locale(identifier: "en_US") }
    set { region.locale = newValue }
  }
  public var isFocused: Bool { focus?.wrappedValue ?? false }
}

/// Where somebody is.
struct Region {
  var calendar: Calendar?
  var timeZone: TimeZone?
  var locale: Locale?
}
