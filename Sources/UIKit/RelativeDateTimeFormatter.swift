import Foundation

/// How long ago, or in how long, as text. Of Foundation's, but only Apple's has it.
open class RelativeDateTimeFormatter: Formatter {
  public enum DateTimeStyle: Int {
    case numeric, named
  }

  public enum UnitsStyle: Int {
    case full, spellOut, short, abbreviated
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = .autoupdatingCurrent
  open var locale: Locale! = .autoupdatingCurrent

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let style = Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: unitsStyle == .abbreviated ? .narrow : unitsStyle == .short ? .abbreviated : .wide,
      locale: locale, calendar: calendar)
    return style.format(Date().addingTimeInterval(timeInterval))
  }

  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
  }

  open override func string(for obj: Any) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
