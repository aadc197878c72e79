// Fields whose text stands for a number.

/// How a value is written in a field, and read from it.
public protocol _FieldFormat<Input> {
  associatedtype Input
  func text(of value: Input) -> String
  func value(of text: String) -> Input?
}

public struct _IntegerFormat: _FieldFormat {
  public func text(of value: Int) -> String { grouped(String(value)) }
  public func value(of text: String) -> Int? { Int(withoutGroups(text)) }
}

public struct _DecimalFormat: _FieldFormat {
  public func text(of value: Double) -> String {
    var parts = String(format: "%.6f", value).components(separatedBy: ".")
    while parts[1].last == "0" { parts[1].removeLast() }
    return grouped(parts[0]) + (parts[1].isEmpty ? "" : "." + parts[1])
  }
  public func value(of text: String) -> Double? { Double(withoutGroups(text)) }
}

extension _FieldFormat where Self == _IntegerFormat {
  public static var number: _IntegerFormat { _IntegerFormat() }
}

extension _FieldFormat where Self == _DecimalFormat {
  public static var number: _DecimalFormat { _DecimalFormat() }
}

/// `1234567` as `1,234,567`.
private func grouped(_ digits: String) -> String {
  var result: [Character] = []
  for (index, digit) in digits.reversed().enumerated() {
    if index > 0, index % 3 == 0, digit != "-" { result.append(",") }
    result.append(digit)
  }
  return String(result.reversed())
}

private func withoutGroups(_ text: String) -> String {
  text.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: ",", with: "")
}

extension TextField where Label == Text {
  /// A field for a number. What is typed and is none leaves the number as it is.
  public init<S: StringProtocol, Format: _FieldFormat>(
    _ title: S, value: Binding<Format.Input>, format: Format, prompt: Text? = nil
  ) {
    self.init(
      title,
      text: Binding(
        get: { format.text(of: value.wrappedValue) },
        set: { text in if let number = format.value(of: text) { value.wrappedValue = number } }),
      prompt: prompt)
  }
}
