import Words

extension Picture {
  /// How many calls are told at either end of a long chain.
  private static let mostCalls = 8

  /// Of a very deep chain only the ends are known, so that there were more than can be counted.
  private static let endlessRecursion = 30

  /// The picture of a run that was broken off: what happened, where, and the calls that led there, innermost first.
  public static func draw(
    trap message: String, calls: [(function: String, span: Span)], color: Bool = false, ascii: Bool = false
  ) -> String {
    func ink(_ text: String, _ code: String) -> String { color ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text }
    var result = ink("error", "1;31") + ink(": " + visible(message), "1") + "\n"
    if let translation = Language.translation(ofTrap: message) {
      result += ink("  " + visible(translation), "1") + "\n"
    }
    guard let first = calls.first else { return result }
    result += draw(placeOnly: first.span, color: color, ascii: ascii)
    guard calls.count > 1 else { return result }
    let indent = String(repeating: " ", count: String(first.span.line).count + 1)
    for line in chain(of: calls) { result += indent + ink("=", "1;34") + " " + visible(spoken(line)) + "\n" }
    return result
  }

  private static func chain(of calls: [(function: String, span: Span)]) -> [String] {
    var lines = ["in \(name(calls[0].function))"]
    var index = 1
    while index < calls.count {
      // A recursion is told once, with how often.
      var end = index + 1
      while end < calls.count, isSame(calls[end], calls[index]) { end += 1 }
      let span = calls[index].span
      let column = Int(span.start) - span.source.lineStarts[span.line - 1] + 1
      let count = end - index
      lines.append(
        "called from \(name(calls[index].function)) at \(span.source.name):\(span.line):\(column)"
          + (count >= endlessRecursion ? ", again and again" : count > 1 ? ", \(count) times" : ""))
      index = end
    }
    guard lines.count > 2 * mostCalls else { return lines }
    let hidden = lines.count - 2 * mostCalls
    return lines.prefix(mostCalls) + ["… \(hidden) more"] + lines.suffix(mostCalls)
  }

  /// Only what the script itself has named stands in quotes.
  private static func name(_ function: String) -> String {
    function == "top level" ? "the top level" : "`\(function)`"
  }

  private static func isSame(_ left: (function: String, span: Span), _ right: (function: String, span: Span)) -> Bool {
    left.span.source === right.span.source && left.span.start == right.span.start && left.function == right.function
  }
}
