/// What is chosen of a date.
public struct DatePickerComponents: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A date to choose. It stands in a field, as `2024-05-01 10:30` in Greenwich's time, and is typed there in that form:
/// `screen.type("2024-05-01", into: "Birthday")`. What is no date, or out of range, leaves it as it is.
public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents
  private let selection: Binding<Date>
  private let isAllowed: (Date) -> Bool
  private let components: Components
  private let label: Label

  private init(
    _ selection: Binding<Date>, _ components: Components, _ label: Label, _ isAllowed: @escaping (Date) -> Bool
  ) {
    self.selection = selection
    self.components = components
    self.label = label
    self.isAllowed = isAllowed
  }

  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label()) { _ in true }
  }

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label()) { range.contains($0) }
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label()) { range.contains($0) }
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label()) { range.contains($0) }
  }

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    let title = label._drawn(in: place.inner("label"))
    let (selection, components, isAllowed) = (self.selection, self.components, self.isAllowed)
    let form = WrittenDate(selection.wrappedValue)
    var field = ScreenElement(
      .field(
        form.text(of: components), placeholder: "", isSecret: false, isEnabled: place.environment.isEnabled))
    field.name = title.flatMap { $0.labels }.joined(separator: " ")
    field.onType = { text in
      guard let date = form.changed(to: text, components), isAllowed(date) else { return }
      selection.wrappedValue = date
    }
    return [.row(title + [.space, field])]
  }
}

extension DatePicker where Label == Text {
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: { Text(title) })
  }
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents, label: { Text(title) })
  }
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents, label: { Text(title) })
  }
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents, label: { Text(title) })
  }
}

/// A date in figures, by the Gregorian calendar.
private struct WrittenDate {
  /// Days since the first of March of the year 0.
  private let day: Int
  /// Seconds of the day.
  private let seconds: Double

  /// From the first of March of the year 0 to the beginning of 2001.
  private static let daysToReference = 730_791

  init(_ date: Date) {
    let since = date.timeIntervalSinceReferenceDate
    let days = (since / 86_400).rounded(.down)
    day = Int(days) + WrittenDate.daysToReference
    seconds = since - days * 86_400
  }

  func text(of components: DatePickerComponents) -> String {
    var parts: [String] = []
    if components.contains(.date) { parts.append(dateText) }
    if components.contains(.hourAndMinute) {
      let minutes = Int(seconds) / 60
      parts.append(two(minutes / 60) + ":" + two(minutes % 60))
    }
    return parts.joined(separator: " ")
  }

  /// Years begin in March here, so that a leap day is the last of its year; 400 of them have 146,097 days.
  private var dateText: String {
    let era = (day >= 0 ? day : day - 146_096) / 146_097
    let dayOfEra = day - era * 146_097
    let year = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
    let isNextYear = month >= 10
    let calendarYear = String(year + era * 400 + (isNextYear ? 1 : 0))
    let zeros = String(repeating: "0", count: max(4 - calendarYear.count, 0))
    return zeros + calendarYear + "-" + two(isNextYear ? month - 9 : month + 3) + "-" + two(dayOfMonth)
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// The date that was typed, with what is not chosen left as it is.
  func changed(to text: String, _ components: DatePickerComponents) -> Date? {
    var words = text.split(separator: " ").map { String($0) }
    var (newDay, newSeconds) = (day, seconds)
    if components.contains(.date), !words.isEmpty, words[0].contains("-") {
      guard let typed = WrittenDate.day(words.removeFirst()) else { return nil }
      newDay = typed
    }
    if components.contains(.hourAndMinute), !words.isEmpty {
      guard let typed = WrittenDate.seconds(words.removeFirst()) else { return nil }
      newSeconds = typed
    }
    if !words.isEmpty || text.isEmpty { return nil }
    return Date(
      timeIntervalSinceReferenceDate: Double(newDay - WrittenDate.daysToReference) * 86_400 + newSeconds)
  }

  private static func day(_ text: String) -> Int? {
    let parts = text.split(separator: "-").map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] else { return nil }
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= length(of: month, in: year) else {
      return nil
    }
    let (shifted, marchYear) = month > 2 ? (month - 3, year) : (month + 9, year - 1)
    return 365 * marchYear + marchYear / 4 - marchYear / 100 + marchYear / 400 + (153 * shifted + 2) / 5 + day - 1
  }

  private static func length(of month: Int, in year: Int) -> Int {
    if month == 2 { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  private static func seconds(_ text: String) -> Double? {
    let parts = text.split(separator: ":").map { Int($0) }
    guard parts.count == 2, let hour = parts[0], let minute = parts[1] else { return nil }
    guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
    return Double(hour * 3_600 + minute * 60)
  }
}

/// Dates of which several are chosen. A terminal says how many there are.
public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let label: Label

  private init(_ selection: Binding<Set<DateComponents>>, _ label: Label) {
    self.selection = selection
    self.label = label
  }

  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, label())
  }
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, label())
  }

  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] {
    LabeledContent(content: { Text(String(selection.wrappedValue.count)) }, label: { label })
      ._drawn(in: place.inner("dates"))
  }
}

extension MultiDatePicker where Label == Text {
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, Text(title))
  }
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection, Text(title))
  }
}
