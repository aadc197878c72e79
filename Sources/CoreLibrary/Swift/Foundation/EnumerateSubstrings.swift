extension NSString {
  public struct EnumerationOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let byLines = EnumerationOptions([])
    public static let byParagraphs = EnumerationOptions(rawValue: 1)
    public static let byComposedCharacterSequences = EnumerationOptions(rawValue: 2)
    public static let reverse = EnumerationOptions(rawValue: 256)
    public static let substringNotRequired = EnumerationOptions(rawValue: 512)
    public static let localized = EnumerationOptions(rawValue: 1024)
  }
}

extension String {
  public typealias EnumerationOptions = NSString.EnumerationOptions
}

/// A part of a text, and that with what sets it apart from the next.
struct _TextPart {
  let range: Range<String.Index>
  let enclosing: Range<String.Index>
}

extension StringProtocol {
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options opts: String.EnumerationOptions = [],
    _ body:
      @escaping (
        _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool
      ) -> Void
  ) where R.Bound == Index {
    let kind = opts.rawValue & 255
    // On Linux all of the text is gone through, whatever the range; words and sentences are Apple's alone.
    var parts = _parts(in: kind < 3 ? startIndex..<endIndex : range.relative(to: self), kind)
    if opts.contains(.reverse) { parts.reverse() }
    var stops = false
    for part in parts {
      let text = opts.contains(.substringNotRequired) ? nil : String(self[part.range])
      body(text, part.range, part.enclosing, &stops)
      if stops { return }
    }
  }

  func _parts(in range: Range<Index>, _ kind: UInt) -> [_TextPart] {
    switch kind {
    case 0: return _lines(in: range) { $0.isNewline && $0 != "\u{B}" && $0 != "\u{C}" }
    case 1: return _lines(in: range) { "\n\r\r\n\u{2029}".contains($0) }
    case 2: return _characters(in: range)
    case 3: return _words(in: range)
    case 4: return _sentences(in: range)
    default: fatalError("Zoetrope does not support parts of a text of this kind")
    }
  }

  private func _lines(in range: Range<Index>, endingIn isEnd: (Character) -> Bool) -> [_TextPart] {
    var start = range.lowerBound
    var parts: [_TextPart] = []
    while start < range.upperBound {
      var end = start
      while end < endIndex, !isEnd(self[end]) { end = index(after: end) }
      let next = end < endIndex ? index(after: end) : end
      parts.append(_TextPart(range: start..<end, enclosing: start..<next))
      start = next
    }
    return parts
  }

  private func _characters(in range: Range<Index>) -> [_TextPart] {
    var parts: [_TextPart] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let next = index(after: place)
      parts.append(_TextPart(range: place..<next, enclosing: place..<next))
      place = next
    }
    return parts
  }

  /// Letters and digits, with an apostrophe or a point that stands between two of them.
  private func _words(in range: Range<Index>) -> [_TextPart] {
    var words: [Range<Index>] = []
    var place = range.lowerBound
    while place < range.upperBound {
      guard self[place]._isOfWord else {
        place = index(after: place)
        continue
      }
      let start = place
      while place < range.upperBound {
        if !self[place]._isOfWord {
          let next = index(after: place)
          guard "'’.".contains(self[place]), next < range.upperBound, self[next]._isOfWord else { break }
        }
        place = index(after: place)
      }
      words.append(start..<place)
    }
    return words.enumerated().map { number, word in
      let start = number == 0 ? range.lowerBound : word.lowerBound
      return _TextPart(
        range: word, enclosing: start..<(number + 1 < words.count ? words[number + 1].lowerBound : range.upperBound))
    }
  }

  /// Up to a sign that ends one, with the blanks behind it, before what does not begin small.
  private func _sentences(in range: Range<Index>) -> [_TextPart] {
    var parts: [_TextPart] = []
    var start = range.lowerBound
    var place = start
    while place < range.upperBound {
      let sign = self[place]
      place = index(after: place)
      guard ".!?…".contains(sign) || sign.isNewline else { continue }
      while place < range.upperBound, ".!?…\"”')".contains(self[place]) { place = index(after: place) }
      let isSetApart = sign.isNewline || place == range.upperBound || self[place].isWhitespace
      while place < range.upperBound, self[place].isWhitespace { place = index(after: place) }
      guard isSetApart, place == range.upperBound || sign != "." || !self[place].isLowercase else { continue }
      parts.append(_TextPart(range: start..<place, enclosing: start..<place))
      start = place
    }
    if start < range.upperBound {
      parts.append(_TextPart(range: start..<range.upperBound, enclosing: start..<range.upperBound))
    }
    return parts
  }
}

extension Character {
  fileprivate var _isOfWord: Bool { isLetter || isNumber || self == "_" }
}
