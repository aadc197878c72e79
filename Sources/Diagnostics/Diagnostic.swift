/// One thing that is to be said about a script: facts and the place. Words come from `Problem.message`, the picture from `Picture`.
public struct Diagnostic {
  public enum Severity { case error, warning, note }

  public let severity: Severity
  public let problem: Problem
  /// The place that the headline speaks of; `swiftc` names the same line.
  public let span: Span
  private let openTypes: OpenTypes
  /// Where else the same is wrong, by the same mistake.
  public private(set) var repetitions: [Span] = []

  public init(_ problem: Problem, at span: Span, severity: Severity = .error, openTypes: OpenTypes = .none) {
    self.problem = problem
    self.span = span
    self.severity = severity
    self.openTypes = openTypes
  }

  public mutating func addRepetition(at span: Span) { repetitions.append(span) }

  /// One for each place, where the same is not drawn once for all of them.
  public var apart: [Diagnostic] {
    ([span] + repetitions).map { Diagnostic(problem, at: $0, severity: severity, openTypes: openTypes) }
  }

  /// Whether the text could not be read.
  public var isOfSyntax: Bool { if case .syntax = problem { severity == .error } else { false } }

  public var message: Message {
    var message = if case .check(let problem) = problem { openTypes.message(of: problem) } else { problem.message }
    if message.fix == nil { message.fix = message.mend?.fix(at: span) }
    let lines = Set(repetitions.map(\.line)).subtracting([span.line]).sorted().map(String.init)
    if let last = lines.last {
      let others = lines.dropLast().joined(separator: ", ")
      message.notes.append("the same on line" + (others.isEmpty ? " " : "s \(others) and ") + last)
    }
    return message
  }
}

/// The facts of a diagnostic, by the floor that finds them. Each floor's cases stand in a file of their own, their words
/// in another beside it.
public enum Problem {
  case syntax(SyntaxProblem)
  case check(CheckProblem)
  case warning(Warning)
  case teaching(TeachingNote)

  public var message: Message {
    switch self {
    case .syntax(let problem): problem.message
    case .check(let problem): problem.message
    case .warning(let warning): warning.message
    case .teaching(let note): note.message
    }
  }
}

/// What a diagnostic says, in words, before it is drawn.
public struct Message {
  /// Lower case, plain words, no full stop: what is wrong and not what to do.
  public var headline: String
  /// Stands beside the underline; says why this very place.
  public var label: String?
  /// Other places involved, each with a word on its part.
  public var related: [(span: Span, label: String)] = []
  /// Lines under the picture: further facts, expected and found.
  public var notes: [String] = []
  /// How to mend it.
  public var help: [String] = []
  /// The edit that mends it, where there is exactly one.
  public var fix: Fix?
  /// The same, where it follows from the diagnostic's place.
  var mend: Mend?
  /// A stable code, for errors that have a page.
  public var code: String?

  init(
    _ headline: String, label: String? = nil, related: [(span: Span, label: String)] = [], notes: [String] = [],
    help: [String] = [], fix: Fix? = nil, mend: Mend? = nil, code: String? = nil
  ) {
    self.headline = headline
    self.label = label
    self.related = related
    self.notes = notes
    self.help = help
    self.fix = fix
    self.mend = mend
    self.code = code
  }
}

/// An edit: the text at `span` is replaced.
public struct Fix {
  public let span: Span
  public let replacement: String
  /// Lines come below the one that it is made in, which itself stays as it is.
  public var addsLinesBelow: Bool { replacement.hasPrefix("\n") }

  public init(_ span: Span, _ replacement: String) {
    self.span = span
    self.replacement = replacement
  }
}
