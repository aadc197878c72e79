// What a regular expression asks for.

public indirect enum _RegexNode {
  /// Scalars one after the other.
  case text([Int], ignoresCase: Bool)
  case one(_RegexRule)
  case sequence([_RegexNode])
  case choice([_RegexNode])
  case group(_RegexNode, Int)
  case repeated(_RegexNode, least: Int, most: Int, _RegexGreed)
  case look(_RegexNode, isAhead: Bool, isWanted: Bool)
  /// Once it matches, no other way to match is tried.
  case atomic(_RegexNode)
  case again(Int, ignoresCase: Bool)
  case assertion(_RegexAssertion)
  /// The end of a line as one, or one scalar where all are taken.
  case lineEnd
  case anything

  /// How many scalars it takes at least and at most; `Int.max` where there is no end.
  public var lengths: (least: Int, most: Int) {
    switch self {
    case .text(let values, let ignoresCase):
      return ignoresCase ? ((values.count + 2) / 3, values.count) : (values.count, values.count)
    case .one: return (1, 1)
    case .lineEnd, .anything: return (1, 2)
    case .sequence(let parts):
      var (least, most) = (0, 0)
      for part in parts {
        let lengths = part.lengths
        least += lengths.least
        most = most == Int.max || lengths.most == Int.max ? Int.max : most + lengths.most
      }
      return (least, most)
    case .choice(let parts):
      var (least, most) = (Int.max, 0)
      for part in parts {
        let lengths = part.lengths
        least = Swift.min(least, lengths.least)
        most = Swift.max(most, lengths.most)
      }
      return (least, most)
    case .group(let inner, _), .atomic(let inner): return inner.lengths
    case .repeated(let inner, let least, let most, _):
      let lengths = inner.lengths
      if most == 0 || lengths.most == 0 { return (0, 0) }
      return (lengths.least * least, most == Int.max || lengths.most == Int.max ? Int.max : lengths.most * most)
    case .look(let inner, _, _): return (0, inner.lengths.most == Int.max ? Int.max : 0)
    case .assertion: return (0, 0)
    case .again: return (0, Int.max)
    }
  }
}

public enum _RegexGreed: Hashable {
  case greedy
  case lazy
  case possessive
}

public enum _RegexAssertion: Hashable {
  case start
  case end
  case lineStart
  case lineEnd
  case textEnd
  case lastEnd
  case boundary
  case noBoundary
  /// `^` and `$` of Swift, which stand at lines where that is asked for.
  case caret
  case dollar
  /// Swift's `^` in lines, which stands at the very end too where the last line has ended.
  case behindLineEnd
  /// Where looking for this match began.
  case searchStart
  /// Where a word of Unicode's begins or ends.
  case wordBoundary
  case noWordBoundary
}

/// What a pattern's letters mean at a place in it.
public struct _RegexFlags {
  public var ignoresCase = false
  public var skipsSpace = false
  public var dotTakesAll = false
  public var anchorsLines = false
  public var isUnix = false
  public var onlyNamed = false
  /// As few as there may be, unless a question mark asks for many.
  public var isLazy = false
  public var asciiDigits = false
  public var asciiSpaces = false
  public var asciiWords = false

  public init() {}
}
