// Dates as text and text as dates, set up property by property.

/// Makes text of dates, and dates of text. As on Linux, words such as "today" are never used, whatever
/// `doesRelativeDateFormatting` says.
open class DateFormatter: Formatter {
  public enum Style: UInt {
    case none
    case short
    case medium
    case long
    case full
  }

  private var _format: String?
  private var _locale: Locale?
  private var _timeZone: TimeZone?
  private var _calendar: Calendar?
  private var _symbols: [String: [String]] = [:]
  private var _am: String?
  private var _pm: String?
  private var _made: _DateWriter?
  private var _pattern: _DatePattern?

  open var formattingContext: Context = .unknown
  open var generatesCalendarDates = false
  open var doesRelativeDateFormatting = false
  open var isLenient = false
  open var defaultDate: Date?
  open var dateStyle: Style = .none {
    willSet {
      _format = nil
      _pattern = nil
    }
  }
  open var timeStyle: Style = .none {
    willSet {
      _format = nil
      _pattern = nil
    }
  }

  public override init() { super.init() }

  // MARK: What it writes with

  private func _reset() {
    _made = nil
    _pattern = nil
  }

  /// Of the calendar that is set its kind counts, and neither its weeks nor its time zone.
  private var _isOfWeeks: Bool { _calendar?.identifier == .iso8601 }
  private var _words: _DateWords { _DateWords.of(locale) }

  private var _writer: _DateWriter {
    if let _made { return _made }
    let words = _words
    var writer = _DateWriter(
      words: words, zone: _timeZone ?? .current, firstWeekday: _isOfWeeks ? 2 : words.firstWeekday,
      minimumDays: _isOfWeeks ? 4 : words.minimumDaysInFirstWeek)
    for (letters, given) in _symbols {
      let own = words.names(letters)
      writer.replaced[letters] = own.indices.map { $0 < given.count ? given[$0] : own[$0] }
    }
    if _am != nil || _pm != nil { writer.replaced["a"] = [_am ?? words.am, _pm ?? words.pm] }
    _made = writer
    return writer
  }

  private var _known: _DatePattern {
    if let _pattern { return _pattern }
    let pattern = _DatePattern(dateFormat)
    _pattern = pattern
    return pattern
  }

  open var dateFormat: String! {
    get {
      _format
        ?? _words.pattern(
          dateStyle: Int(dateStyle.rawValue), timeStyle: Int(timeStyle.rawValue), isOfWeeks: _isOfWeeks)
    }
    set {
      _format = newValue
      _pattern = nil
    }
  }
  open var locale: Locale! {
    get { _locale ?? .current }
    set {
      _locale = newValue
      _reset()
    }
  }
  open var timeZone: TimeZone! {
    get { _timeZone ?? .current }
    set {
      _timeZone = newValue
      _reset()
    }
  }
  open var calendar: Calendar! {
    get {
      if let _calendar { return _calendar }
      var calendar = Calendar(_identifier: .gregorian, locale: Locale(identifier: ""))
      calendar.firstWeekday = _words.firstWeekday
      calendar.minimumDaysInFirstWeek = _words.minimumDaysInFirstWeek
      return calendar
    }
    set {
      _calendar = newValue
      _reset()
    }
  }

  // MARK: Text

  open func string(from date: Date) -> String {
    _writer.text(_known, Int((date.timeIntervalSince1970 * 1000 + 0.5).rounded(.down)))
  }

  open override func string(for obj: Any) -> String? { (obj as? Date).map { string(from: $0) } }

  /// Nothing but blanks may follow.
  open func date(from string: String) -> Date? {
    if defaultDate != nil { fatalError("Zoetrope does not support reading dates with a default date") }
    var reader = _DateReader(string, _writer, isStrict: !isLenient)
    return reader.date(_known, twoDigitStart: _twoDigitStart, isWhole: true)
  }

  private var _twoDigitStart = DateFormatter._customaryStart
  static var _customaryStart: Date { Date(timeIntervalSince1970: -631_152_000) }
  open var twoDigitStartDate: Date? {
    get { _twoDigitStart }
    set { _twoDigitStart = newValue ?? DateFormatter._customaryStart }
  }

  open class func localizedString(from date: Date, dateStyle dstyle: Style, timeStyle tstyle: Style) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = dstyle
    formatter.timeStyle = tstyle
    return formatter.string(from: date)
  }

  open class func dateFormat(fromTemplate template: String, options opts: Int, locale: Locale?) -> String? {
    _DateWords.of(locale ?? Locale(identifier: "")).pattern(template: template)
  }

  open func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) {
    dateFormat = DateFormatter.dateFormat(fromTemplate: dateFormatTemplate, options: 0, locale: locale)
  }

  // MARK: Symbols

  private func _list(_ letters: String) -> [String] { _symbols[letters] ?? _words.names(letters) }
  private func _setList(_ letters: String, _ list: [String]) {
    _symbols[letters] = list
    _made = nil
  }

  open var eraSymbols: [String] {
    get { _list("G") }
    set { _setList("G", newValue) }
  }
  open var longEraSymbols: [String] {
    get { _list("GGGG") }
    set { _setList("GGGG", newValue) }
  }
  open var monthSymbols: [String] {
    get { _list("MMMM") }
    set { _setList("MMMM", newValue) }
  }
  open var shortMonthSymbols: [String] {
    get { _list("MMM") }
    set { _setList("MMM", newValue) }
  }
  open var veryShortMonthSymbols: [String] {
    get { _list("MMMMM") }
    set { _setList("MMMMM", newValue) }
  }
  open var standaloneMonthSymbols: [String] {
    get { _list("LLLL") }
    set { _setList("LLLL", newValue) }
  }
  open var shortStandaloneMonthSymbols: [String] {
    get { _list("LLL") }
    set { _setList("LLL", newValue) }
  }
  open var veryShortStandaloneMonthSymbols: [String] {
    get { _list("LLLLL") }
    set { _setList("LLLLL", newValue) }
  }
  open var weekdaySymbols: [String] {
    get { _list("EEEE") }
    set { _setList("EEEE", newValue) }
  }
  open var shortWeekdaySymbols: [String] {
    get { _list("EEE") }
    set { _setList("EEE", newValue) }
  }
  open var veryShortWeekdaySymbols: [String] {
    get { _list("EEEEE") }
    set { _setList("EEEEE", newValue) }
  }
  open var standaloneWeekdaySymbols: [String] {
    get { _list("cccc") }
    set { _setList("cccc", newValue) }
  }
  open var shortStandaloneWeekdaySymbols: [String] {
    get { _list("ccc") }
    set { _setList("ccc", newValue) }
  }
  open var veryShortStandaloneWeekdaySymbols: [String] {
    get { _list("ccccc") }
    set { _setList("ccccc", newValue) }
  }
  open var quarterSymbols: [String] {
    get { _list("QQQQ") }
    set { _setList("QQQQ", newValue) }
  }
  open var shortQuarterSymbols: [String] {
    get { _list("QQQ") }
    set { _setList("QQQ", newValue) }
  }
  open var standaloneQuarterSymbols: [String] {
    get { _list("qqqq") }
    set { _setList("qqqq", newValue) }
  }
  open var shortStandaloneQuarterSymbols: [String] {
    get { _list("qqq") }
    set { _setList("qqq", newValue) }
  }
  open var amSymbol: String {
    get { _am ?? _words.am }
    set {
      _am = newValue
      _made = nil
    }
  }
  open var pmSymbol: String {
    get { _pm ?? _words.pm }
    set {
      _pm = newValue
      _made = nil
    }
  }
}
