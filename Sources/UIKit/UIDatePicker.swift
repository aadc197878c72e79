/// A date or a time that is chosen. A terminal shows it as text, and takes another one in place of that.
open class UIDatePicker: UIControl {
  public enum Mode: Int {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var date = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var countDownDuration: TimeInterval = 0
  open var minuteInterval = 1
  open var roundsToMinuteInterval = true

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = timeZone ?? .current
    switch datePickerMode {
    case .time, .countDownTimer: formatter.dateFormat = "HH:mm"
    case .date: formatter.dateFormat = "yyyy-MM-dd"
    case .yearAndMonth: formatter.dateFormat = "yyyy-MM"
    case .dateAndTime: formatter.dateFormat = "yyyy-MM-dd HH:mm"
    }
    return formatter
  }

  override var drawn: [ScreenElement] {
    let text = formatter.string(from: date)
    var element = ScreenElement(.field(text, placeholder: "", isSecret: false, isEnabled: isEnabled))
    element.name = accessibilityLabel ?? accessibilityIdentifier ?? ""
    element.onType = { [self] text in perform { type(text) } }
    return [element]
  }

  /// What is no date leaves it as it was.
  private func type(_ text: String) {
    guard let typed = formatter.date(from: text) else { return }
    date = min(max(typed, minimumDate ?? typed), maximumDate ?? max(typed, minimumDate ?? typed))
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}

public enum UIDatePickerStyle: Int {
  case automatic, wheels, compact, inline
}
