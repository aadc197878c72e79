// Lists as text: `a, b, and c`.

/// Text as it is.
public struct StringStyle: FormatStyle {
  init() {}
  public func format(_ value: String) -> String { value }
}

/// The members of a sequence, each in a style of its own, with what stands between them.
public struct ListFormatStyle<Style: FormatStyle, Base: Sequence>: FormatStyle
where Style.FormatInput == Base.Element, Style.FormatOutput == String {
  public enum Width: Int, Codable {
    case standard
    case short
    case narrow
  }

  public enum ListType: Int, Codable {
    case and
    case or
  }

  private let _memberStyle: Style
  public var width: Width = .standard
  public var listType: ListType = .and
  public var locale: Locale = .autoupdatingCurrent

  public init(memberStyle: Style) { _memberStyle = memberStyle }
  public init(from decoder: any Decoder) throws { fatalError("Zoetrope does not support coding styles of lists") }
  public func encode(to encoder: any Encoder) throws { fatalError("Zoetrope does not support coding styles of lists") }

  public func locale(_ locale: Locale) -> Self {
    var result = self
    result.locale = locale
    return result
  }

  public func format(_ value: Base) -> String {
    let members = value.map { _memberStyle.format($0) }
    if members.count < 2 { return members.first ?? "" }
    let words = locale._listWords(isOr: listType == .or, width: width.rawValue)
    if members.count == 2 { return members[0] + words.pair + members[1] }
    return members.dropLast().joined(separator: words.between) + words.last + members[members.count - 1]
  }
}

extension Locale {
  /// What stands between two members, between several, and before the last of several.
  func _listWords(isOr: Bool, width: Int) -> (pair: String, between: String, last: String) {
    let customs = _customs
    switch customs.prefix(2) {
    case "en" where customs != "en_US_POSIX":
      if !isOr && width == 2 { return (", ", ", ", ", ") }
      let isAmerican = customs == "en" || customs == "en_US"
      let word = isOr ? " or " : width == 1 && isAmerican ? " & " : " and "
      let hasComma = isAmerican || customs == "en_001" && !isOr && width == 0
      return (word, ", ", hasComma ? "," + word : word)
    case "zh":
      let word = isOr ? "或" : "和"
      return (word, "、", word)
    case "de":
      let word = isOr ? " oder " : " und "
      return (word, ", ", word)
    case "fr":
      let word = isOr ? " ou " : width == 2 ? ", " : " et "
      return (word, ", ", word)
    case "ja": return isOr ? ("または", "、", "、または") : ("、", "、", "、")
    default: fatalError("Zoetrope does not support lists in the locale \(identifier)")
    }
  }
}

extension Sequence {
  public func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self { style.format(self) }
}

extension Sequence where Element == String {
  public func formatted() -> String { ListFormatStyle<StringStyle, Self>(memberStyle: StringStyle()).format(self) }
}

extension FormatStyle where Self == ListFormatStyle<StringStyle, [String]> {
  public static func list(
    type: ListFormatStyle<StringStyle, [String]>.ListType,
    width: ListFormatStyle<StringStyle, [String]>.Width = .standard
  ) -> Self {
    var result = ListFormatStyle<StringStyle, [String]>(memberStyle: StringStyle())
    result.listType = type
    result.width = width
    return result
  }
}

extension FormatStyle where Self == ListFormatStyle<IntegerFormatStyle<Int>, [Int]> {
  public static func list(
    memberStyle: IntegerFormatStyle<Int>, type: ListFormatStyle<IntegerFormatStyle<Int>, [Int]>.ListType,
    width: ListFormatStyle<IntegerFormatStyle<Int>, [Int]>.Width = .standard
  ) -> Self {
    var result = ListFormatStyle<IntegerFormatStyle<Int>, [Int]>(memberStyle: memberStyle)
    result.listType = type
    result.width = width
    return result
  }
}

extension FormatStyle where Self == ListFormatStyle<FloatingPointFormatStyle<Double>, [Double]> {
  public static func list(
    memberStyle: FloatingPointFormatStyle<Double>,
    type: ListFormatStyle<FloatingPointFormatStyle<Double>, [Double]>.ListType,
    width: ListFormatStyle<FloatingPointFormatStyle<Double>, [Double]>.Width = .standard
  ) -> Self {
    var result = ListFormatStyle<FloatingPointFormatStyle<Double>, [Double]>(memberStyle: memberStyle)
    result.listType = type
    result.width = width
    return result
  }
}
