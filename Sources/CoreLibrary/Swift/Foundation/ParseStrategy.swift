// How text becomes a value, as a value of its own.

public protocol ParseStrategy<ParseInput, ParseOutput>: Decodable, Encodable, Hashable {
  associatedtype ParseInput
  associatedtype ParseOutput
  func parse(_ value: ParseInput) throws -> ParseOutput
}

extension ParseStrategy where Self == Date.ISO8601FormatStyle {
  @_disfavoredOverload
  public static var iso8601: Self { Date.ISO8601FormatStyle() }
}

extension ParseStrategy where Self == Date.FormatStyle {
  @_disfavoredOverload
  public static var dateTime: Self { Date.FormatStyle() }
}

extension Date {
  public init<T: ParseStrategy>(_ value: T.ParseInput, strategy: T) throws where T.ParseOutput == Date {
    self = try strategy.parse(value)
  }
}
