import Foundation

/// Texts written in Markdown. Of Foundation's, but only Apple's has it. What stands between marks is kept, and links are.
extension AttributedString {
  public struct MarkdownParsingOptions {
    public enum InterpretedSyntax {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    public enum FailurePolicy {
      case throwError, returnPartiallyParsedIfPossible
    }
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    var rest = Substring(markdown)
    var plain = ""
    func unmarked(_ text: Substring, _ mark: String) -> (inner: Substring, behind: Substring)? {
      guard text.hasPrefix(mark), let next = text.dropFirst(mark.count).first, !next.isWhitespace else { return nil }
      let inner = text.dropFirst(mark.count)
      guard let end = inner.range(of: mark) else { return nil }
      return (inner[..<end.lowerBound], inner[end.upperBound...])
    }
    while let first = rest.first {
      if first == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
        plain.append(next)
        rest = rest.dropFirst(2)
      } else if first == "[", let close = rest.range(of: "]("), let end = rest[close.upperBound...].firstIndex(of: ")")
      {
        append(AttributedString(plain))
        plain = ""
        var link = AttributedString(String(rest[rest.index(after: rest.startIndex)..<close.lowerBound]))
        link.link = URL(string: String(rest[close.upperBound..<end]))
        append(link)
        rest = rest[rest.index(after: end)...]
      } else if let (inner, behind) = ["**", "__", "~~", "*", "_", "`"].lazy.compactMap({ unmarked(rest, $0) }).first {
        append(AttributedString(plain))
        plain = ""
        append(first == "`" ? AttributedString(String(inner)) : try AttributedString(markdown: String(inner)))
        rest = behind
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
    }
    append(AttributedString(plain))
  }
}
