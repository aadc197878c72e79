import Diagnostics
import enum Machine.TrapKind
import Session
import Stage

/// How an entry has ended, for other programs.
struct OutcomeJSON {
  /// Whether the pictures of what is wrong are coloured, as for a terminal.
  var color = false
  var showsNotes = true

  /// A file of garbage has more errors than anyone reads.
  private static let mostDiagnostics = 100
  /// A value may be a million lines long.
  private static let longestValue = 1 << 20

  func value(of outcome: Outcome) -> JSONValue {
    var value: JSONValue = ["status": .string(status(of: outcome.ending))]
    switch outcome.ending {
    case .trapped(let trap):
      if let limit = limit(trap.kind) { value.add("limit", .string(limit)) }
      value.add("trap", self.value(of: trap))
    case .interrupted where HostTimeLimit.isReached:
      value.add("limit", "time")
      value.add("words", .string(HostTimeLimit.words))
    case .exited(let code): value.add("code", .integer(Int(code)))
    case .fault(let words), .outputFailed(let words): value.add("words", .string(words))
    default: break
    }
    if let result = outcome.value { value.add("value", self.value(of: result)) }
    add(outcome.diagnostics, to: &value)
    if outcome.isForgotten { value.add("forgotten", true) }
    return value
  }

  func add(_ diagnostics: [Diagnostic], to value: inout JSONValue) {
    let wanted = diagnostics.filter { showsNotes || $0.severity != .note }
    value.add("diagnostics", .array(wanted.prefix(OutcomeJSON.mostDiagnostics).map(self.value)))
    let hidden = wanted.count - OutcomeJSON.mostDiagnostics
    if hidden > 0 { value.add("moreDiagnostics", .integer(hidden)) }
  }

  private func value(of result: Outcome.Value) -> JSONValue {
    var value: JSONValue = ["name": .string(result.name), "type": .string(result.type)]
    guard let text = result.text else { return value }
    let beginning = text.prefix(OutcomeJSON.longestValue)
    value.add("text", .string(String(beginning)))
    if beginning.endIndex < text.endIndex { value.add("characters", .integer(text.count)) }
    return value
  }

  /// As `check --format=json` has it, and drawn.
  func value(of diagnostic: Diagnostic) -> JSONValue {
    var value = DiagnosticJSON.value(of: diagnostic)
    let theme = StageSettings.standard.theme
    value.add(
      "picture",
      .string(
        Picture.draw(
          diagnostic, color: color, avoidsYellow: theme.avoidsYellow, ascii: StageSettings.standard.ascii,
          width: StageSettings.standard.width)))
    return value
  }

  private func value(of trap: TrapReport) -> JSONValue {
    let calls = trap.frames.map { frame -> JSONValue in
      [
        "function": .string(frame.function), "file": .string(frame.span.source.name),
        "range": DiagnosticJSON.range(frame.span),
      ]
    }
    let picture = Picture.draw(
      trap: trap.message, calls: trap.frames, color: color, ascii: StageSettings.standard.ascii)
    return [
      "kind": .string("\(trap.kind)"), "message": .string(trap.message), "calls": .array(calls),
      "picture": .string(picture),
    ]
  }

  private func status(of ending: Outcome.Ending) -> String {
    switch ending {
    case .finished: "finished"
    case .incomplete: "incomplete"
    case .rejected: "rejected"
    case .trapped(let trap): limit(trap.kind) == nil ? "trapped" : "limit"
    case .interrupted: HostTimeLimit.isReached ? "limit" : "interrupted"
    case .outputFailed: "outputFailed"
    case .exited: "exited"
    case .fault: "fault"
    }
  }

  private func limit(_ kind: TrapKind) -> String? {
    switch kind {
    case .timeLimit: "time"
    case .memoryLimit: "memory"
    case .outputLimit: "output"
    case .depthLimit: "depth"
    default: nil
    }
  }
}
