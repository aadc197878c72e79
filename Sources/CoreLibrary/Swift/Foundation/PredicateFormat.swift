// Conditions that are written as text. Those about a text itself are known.

extension NSPredicate {
  public convenience init(format predicateFormat: String, _ args: CVarArg...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let words = predicateFormat.split(separator: " ").map { String($0) }
    let test =
      words.count == 3 && words[0].uppercased() == "SELF" ? NSPredicate._test(words[1], words[2], arguments) : nil
    self.init(block: { object, _ in
      guard let test else { fatalError("Zoetrope does not support a predicate of the format \"\(predicateFormat)\"") }
      return test(object as? String ?? (object as? NSString)?._text ?? "")
    })
  }

  /// What a comparison with what stands behind it, in quotes or for `%@`, says of a text.
  private static func _test(_ comparison: String, _ operand: String, _ arguments: [Any]?) -> ((String) -> Bool)? {
    var wanted = operand
    if operand == "%@" {
      guard let text = arguments?.first as? String else { return nil }
      wanted = text
    } else if operand.count >= 2, let quote = operand.first, quote == operand.last, quote == "'" || quote == "\"" {
      wanted = String(operand.dropFirst().dropLast())
    } else {
      return nil
    }
    let parts = comparison.uppercased().split(separator: "[")
    let ignoresCase = parts.count > 1 && parts[1].contains("C")
    let other = ignoresCase ? wanted.lowercased() : wanted
    func folded(_ text: String) -> String { ignoresCase ? text.lowercased() : text }
    switch parts[0] {
    case "MATCHES":
      let options: NSRegularExpression.Options = ignoresCase ? [.caseInsensitive] : []
      guard let pattern = try? NSRegularExpression(pattern: "\\A(?:" + wanted + ")\\z", options: options) else {
        return nil
      }
      return { text in
        let all = NSRange(location: 0, length: text.utf16.count)
        return pattern.firstMatch(in: text, options: [], range: all) != nil
      }
    case "CONTAINS": return { folded($0).contains(other) }
    case "BEGINSWITH": return { folded($0).hasPrefix(other) }
    case "ENDSWITH": return { folded($0).hasSuffix(other) }
    case "==", "=": return { folded($0) == other }
    case "!=": return { folded($0) != other }
    default: return nil
    }
  }
}
