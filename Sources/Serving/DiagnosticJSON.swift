import Diagnostics

/// Diagnostics for other programs.
public enum DiagnosticJSON {
  /// Lines and columns begin at 1, columns are counted in bytes, and an end stands behind the last byte.
  public static func value(of diagnostic: Diagnostic) -> JSONValue {
    let message = diagnostic.message
    var value: JSONValue = [
      "file": .string(diagnostic.span.source.name), "range": range(diagnostic.span),
      "severity": .string(word(for: diagnostic.severity)), "message": .string(message.headline),
    ]
    if let code = message.code { value.add("code", .string(code)) }
    if let label = message.label { value.add("label", .string(label)) }
    value.add("notes", .array(message.notes.map(JSONValue.string)))
    value.add("help", .array(message.help.map(JSONValue.string)))
    value.add("related", .array(message.related.map(related)))
    if let fix = message.fix { value.add("edit", edit(fix)) }
    return value
  }

  /// `file:line:column: error: words` in a line, as compilers say it.
  public static func short(_ diagnostic: Diagnostic) -> String {
    let (line, column) = place(Int(diagnostic.span.start), in: diagnostic.span.source)
    let words = diagnostic.message.headline.split(separator: "\n").joined(separator: " ")
    let name = visible(diagnostic.span.source.name, keeping: "")
    return "\(name):\(line):\(column): \(word(for: diagnostic.severity)): \(visible(words, keeping: ""))\n"
  }

  private static func related(_ mark: (span: Span, label: String)) -> JSONValue {
    [
      "file": .string(mark.span.source.name), "range": range(mark.span), "message": .string(mark.label),
    ]
  }

  private static func edit(_ fix: Fix) -> JSONValue {
    [
      "file": .string(fix.span.source.name), "range": range(fix.span), "text": .string(fix.replacement),
    ]
  }

  static func range(_ span: Span) -> JSONValue {
    let (line, column) = place(Int(span.start), in: span.source)
    let (endLine, endColumn) = place(Int(span.end), in: span.source)
    return [
      "line": .integer(line), "column": .integer(column), "endLine": .integer(endLine),
      "endColumn": .integer(endColumn),
    ]
  }

  private static func place(_ offset: Int, in source: Source) -> (line: Int, column: Int) {
    let line = source.line(at: offset)
    return (line, offset - source.lineStarts[line - 1] + 1)
  }

  private static func word(for severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }
}
