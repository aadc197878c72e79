// Fields whose text stands for a value.

/// How a value is written in a field, and read from it.
public protocol _FieldFormat<FormatInput>: FormatStyle where FormatOutput == String {
  func _value(of text: String) -> FormatInput?
}

extension IntegerFormatStyle: _FieldFormat {
  public func _value(of text: String) -> Value? { typedNumber(text).flatMap { Value(exactly: $0.rounded()) } }
}

extension IntegerFormatStyle.Currency: _FieldFormat {
  public func _value(of text: String) -> Value? { typedNumber(text).flatMap { Value(exactly: $0.rounded()) } }
}

extension IntegerFormatStyle.Percent: _FieldFormat {
  public func _value(of text: String) -> Value? { typedNumber(text).flatMap { Value(exactly: $0.rounded()) } }
}

extension FloatingPointFormatStyle: _FieldFormat {
  public func _value(of text: String) -> Value? { typedNumber(text).map { Value($0) } }
}

extension FloatingPointFormatStyle.Currency: _FieldFormat {
  public func _value(of text: String) -> Value? { typedNumber(text).map { Value($0) } }
}

extension FloatingPointFormatStyle.Percent: _FieldFormat {
  public func _value(of text: String) -> Value? { typedNumber(text).map { Value($0 / 100) } }
}

extension Decimal.FormatStyle: _FieldFormat {
  public func _value(of text: String) -> Decimal? { Decimal(string: digits(of: text)) }
}

extension Decimal.FormatStyle.Currency: _FieldFormat {
  public func _value(of text: String) -> Decimal? { Decimal(string: digits(of: text)) }
}

/// What is typed, without what only parts its digits, and without the signs of a currency and for percent.
private func digits(of text: String) -> String {
  String(text.filter { !$0.isWhitespace && $0 != "," && $0 != "%" && !$0.isCurrencySymbol })
}

private func typedNumber(_ text: String) -> Double? { Double(digits(of: text)) }

extension TextField where Label == Text {
  /// A field for a value. What is typed and stands for none leaves the value as it is.
  public init<S: StringProtocol, F: _FieldFormat>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) {
    self.init(
      title,
      text: Binding(
        get: { format.format(value.wrappedValue) },
        set: { text in if let read = format._value(of: text) { value.wrappedValue = read } }),
      prompt: prompt)
  }

  /// Nothing is typed where there is no value.
  public init<S: StringProtocol, F: _FieldFormat>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) {
    self.init(
      title,
      text: Binding(
        get: { value.wrappedValue.map { format.format($0) } ?? "" },
        set: { text in
          if text.isEmpty { value.wrappedValue = nil }
          if let read = format._value(of: text) { value.wrappedValue = read }
        }),
      prompt: prompt)
  }

  /// A field for a number, written as an older kind of formatter does.
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    let text = Binding<String>(
      get: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { text in if let number: V = read(text, by: formatter) { value.wrappedValue = number } })
    self.init(title, text: text, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
}

private func read<V>(_ text: String, by formatter: Formatter) -> V? {
  guard let number = (formatter as? NumberFormatter)?.number(from: text) else { return nil }
  return number.doubleValue as? V ?? number.intValue as? V ?? number.floatValue as? V
}

extension Text {
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

// Such values in the middle of a text.

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
  where F.FormatOutput == String { appendLiteral(format.format(value)) }
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    appendLiteral(formatter.string(for: subject) ?? "")
  }
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendLiteral(style.text(of: date))
  }
}

extension DefaultStringInterpolation {
  public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
  where F.FormatOutput == String { appendLiteral(format.format(value)) }
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    appendLiteral(formatter.string(for: subject) ?? "")
  }
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendLiteral(style.text(of: date))
  }
}
