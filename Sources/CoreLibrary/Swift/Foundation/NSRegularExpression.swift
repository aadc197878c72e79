/// A regular expression that has been read.
open class NSRegularExpression: NSObject {
  public struct Options: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let caseInsensitive = Options(rawValue: 1)
    public static let allowCommentsAndWhitespace = Options(rawValue: 2)
    public static let ignoreMetacharacters = Options(rawValue: 4)
    public static let dotMatchesLineSeparators = Options(rawValue: 8)
    public static let anchorsMatchLines = Options(rawValue: 16)
    public static let useUnixLineSeparators = Options(rawValue: 32)
  }
  public struct MatchingOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let anchored = MatchingOptions(rawValue: 4)
    public static let withTransparentBounds = MatchingOptions(rawValue: 8)
    public static let withoutAnchoringBounds = MatchingOptions(rawValue: 16)
  }
  public struct MatchingFlags: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let progress = MatchingFlags(rawValue: 1)
    public static let completed = MatchingFlags(rawValue: 2)
    public static let hitEnd = MatchingFlags(rawValue: 4)
    public static let requiredEnd = MatchingFlags(rawValue: 8)
    public static let internalError = MatchingFlags(rawValue: 16)
  }

  public let pattern: String
  public let options: Options
  let _program: _RegexProgram

  public init(pattern: String, options: Options = []) throws {
    self.pattern = pattern
    self.options = options
    do {
      if pattern.isEmpty { throw _RegexMistake() }
      _program = try _RegexProgram(
        pattern, _RegexFlags(options), isLiteral: options.contains(.ignoreMetacharacters))
    } catch {
      throw NSError(domain: "NSCocoaErrorDomain", code: 2048, userInfo: ["NSInvalidValue": pattern])
    }
    super.init()
  }

  public var numberOfCaptureGroups: Int { _program.groups }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSRegularExpression else { return false }
    return pattern == other.pattern && options == other.options
  }
  open override var hash: Int { pattern.hashValue }

  public func matches(in string: String, options: MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
    matches(_RegexText(string), options, range)
  }
  public func enumerateMatches(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let stop = UnsafeMutablePointer<ObjCBool>(_lending: false)
    for match in matches(in: string, options: options, range: range) where !stop.pointee.boolValue {
      block(match, [], stop)
    }
  }

  public func firstMatch(in string: String, options: MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
    matches(_RegexText(string), options, range, most: 1).first
  }
  public func numberOfMatches(in string: String, options: MatchingOptions = [], range: NSRange) -> Int {
    matches(_RegexText(string), options, range).count
  }
  public func rangeOfFirstMatch(in string: String, options: MatchingOptions = [], range: NSRange) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }

  private func matches(
    _ text: _RegexText, _ options: MatchingOptions, _ range: NSRange, most: Int = Int.max
  ) -> [NSTextCheckingResult] {
    let matcher = _RegexMatcher(
      _program, text.values, text.place(unit: range.location), text.place(unit: range.upperBound),
      seesBeyond: options.contains(.withTransparentBounds),
      isUnanchored: options.contains(.withoutAnchoringBounds))
    return matcher.matches(isAnchored: options.contains(.anchored), most: most).map { match in
      NSTextCheckingResult(
        match.bounds.map { low, high in
          if low < 0 { return NSRange(location: NSNotFound, length: 0) }
          let start = text.unit(low)
          return NSRange(location: start, length: text.unit(high) - start)
        }, self)
    }
  }

  public func stringByReplacingMatches(
    in string: String, options: MatchingOptions = [], range: NSRange, withTemplate templ: String
  ) -> String {
    let text = _RegexText(string)
    var result = ""
    var place = 0
    for match in matches(text, options, range) {
      let start = text.place(unit: match.range.location)
      result += text.text(place, start) + _filled(templ, match, text)
      place = text.place(unit: match.range.upperBound)
    }
    return result + text.text(place, text.values.count)
  }
  public func replacementString(
    for result: NSTextCheckingResult, in string: String, offset: Int, template templ: String
  ) -> String {
    if offset != 0 { fatalError("Zoetrope does not support the replacement of a match that has moved") }
    return _filled(templ, result, _RegexText(string))
  }

  /// `$1` in a template is what the first group matched; a backslash takes the meaning from what follows it.
  private func _filled(_ template: String, _ match: NSTextCheckingResult, _ text: _RegexText) -> String {
    var most = 1
    var bound = 10
    while bound < match.numberOfRanges {
      most += 1
      bound *= 10
    }
    let values = template.unicodeScalars.map { $0._value }
    var result = ""
    var index = 0
    while index < values.count {
      let value = values[index]
      index += 1
      if value == 0x5c {
        if index < values.count {
          result += String._fromScalar(values[index])
          index += 1
        }
        continue
      }
      var number = -1
      if value == 0x24 {
        var count = 0
        while count < most, index < values.count, values[index] >= 48, values[index] <= 57 {
          number = Swift.max(number, 0) * 10 + values[index] - 48
          index += 1
          count += 1
        }
      }
      if number < 0 {
        result += String._fromScalar(value)
      } else if number < match.numberOfRanges {
        let range = match.range(at: number)
        if range.location != NSNotFound {
          result += text.text(text.place(unit: range.location), text.place(unit: range.upperBound))
        }
      }
    }
    return result
  }

  /// With a backslash before all that means more than itself.
  public class func escapedPattern(for string: String) -> String {
    var result = ""
    for scalar in string.unicodeScalars {
      if "*?+[(){}^$|\\./".unicodeScalars.contains(scalar) { result += "\\" }
      result += String(scalar)
    }
    return result
  }
  public class func escapedTemplate(for string: String) -> String { escapedPattern(for: string) }
}

extension _RegexFlags {
  init(_ options: NSRegularExpression.Options) {
    ignoresCase = options.contains(.caseInsensitive)
    skipsSpace = options.contains(.allowCommentsAndWhitespace)
    dotTakesAll = options.contains(.dotMatchesLineSeparators)
    anchorsLines = options.contains(.anchorsMatchLines)
    isUnix = options.contains(.useUnixLineSeparators)
  }
}

/// What a regular expression matched.
open class NSTextCheckingResult: NSObject {
  private let _ranges: [NSRange]
  private let _expression: NSRegularExpression

  init(_ ranges: [NSRange], _ expression: NSRegularExpression) {
    _ranges = ranges
    _expression = expression
    super.init()
  }
  public var range: NSRange { _ranges[0] }
  public var numberOfRanges: Int { _ranges.count }
  public func range(at idx: Int) -> NSRange {
    if idx < 0 || idx >= _ranges.count { fatalError("Index \(idx) out of bounds; there are \(_ranges.count) ranges") }
    return _ranges[idx]
  }
  public func range(withName: String) -> NSRange {
    _expression._program.names[withName].map { _ranges[$0] } ?? NSRange(location: NSNotFound, length: 0)
  }
  public var regularExpression: NSRegularExpression? { _expression }
}

extension String {
  /// The expression that searching with an option means; nil where the pattern is none.
  private static func _expression(_ pattern: String, _ options: CompareOptions) -> _RegexProgram? {
    var flags = _RegexFlags()
    flags.ignoresCase = options.contains(.caseInsensitive)
    return pattern.isEmpty ? nil : try? _RegexProgram(pattern, flags)
  }

  func _find(pattern: String, _ low: Int, _ high: Int, _ options: CompareOptions) -> (Int, Int)? {
    guard let program = String._expression(pattern, options) else { return nil }
    let text = _RegexText(self)
    let matcher = _RegexMatcher(program, text.values, text.place(byte: low), text.place(byte: high))
    guard let match = matcher.matches(isAnchored: options.contains(.anchored), most: 1).first else { return nil }
    return (text.byte(match.start), text.byte(match.end))
  }

  func _replacing(
    _ pattern: String, with template: String, _ options: CompareOptions, _ low: Int, _ high: Int
  ) -> String {
    // Foundation leaves nothing where the pattern is none.
    let flags: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
    guard let expression = try? NSRegularExpression(pattern: pattern, options: flags) else { return "" }
    let start = _unit(atByte: low)
    return expression.stringByReplacingMatches(
      in: self, options: options.contains(.anchored) ? .anchored : [],
      range: NSRange(location: start, length: _unit(atByte: high) - start), withTemplate: template)
  }
}
