import Checking
import Diagnostics
import Film
import Session
import Stage

/// A question about a script, asked before anything runs.
public struct Question {
  public enum Kind: String {
    /// What the code behind the file prints.
    case prints
    /// Which implementation runs.
    case runs
    /// What the cell looks like.
    case shows
    /// Whether it compiles, and where not.
    case compiles
  }

  public let kind: Kind
  /// What the learner sees of it, to be put behind the file.
  public let code: String
  /// The code stands for itself: nothing of the file is asked.
  let isAlone: Bool
  /// Of a look, the code of the others that may be taken for it.
  let others: [String]
  /// The line of the page that the code begins in.
  let line: Int

  /// Nil where the words above the code are not those of a question.
  init?(_ fence: Markdown.Fence) {
    let words = fence.words
    guard let kind = words.first.flatMap(Kind.init), words.dropFirst().allSatisfy({ $0 == "alone" }) else { return nil }
    self.kind = kind
    isAlone = words.count > 1
    line = fence.firstLine
    let parts = kind == .shows ? fence.lines.split { $0.hasPrefix("// or") } : [fence.lines[...]]
    let texts = parts.map { $0.joined(separator: "\n") }
    code = texts.first ?? ""
    others = Array(texts.dropFirst())
  }

  /// The code without the question itself: of `runs`, the lines before the last one.
  var script: String {
    guard kind == .runs else { return code }
    return code.split(separator: "\n", omittingEmptySubsequences: false).dropLast().joined(separator: "\n")
  }

  /// `Minion.textColor`, of `runs`.
  public var member: String { code.split(separator: "\n").last.map(String.init) ?? "" }
}

/// The truth about a question, found by running it.
public struct Truth {
  public enum Answer {
    case printed(String)
    /// Counted from 0, in the order of the choices.
    case choice(Int)
    /// The line of the question's code that is wrong, from 1; nil where it compiles.
    case wrongLine(Int?, headline: String)
  }

  public enum Choices {
    case none
    /// Where an implementation may stand.
    case places([Place])
    case pictures([Picture])
  }

  public struct Place {
    /// `TextPresentable.textColor`
    public let name: String
    /// Its line in the file; nil where it is shown nowhere, or is none.
    public let line: Span?
  }

  public struct Picture: Equatable {
    let scene: Scene
    /// As the terminal shows it.
    public func drawing(_ settings: StageSettings) -> String { scene.drawing(settings) }
  }

  public let answer: Answer
  public let choices: Choices
  public let explanation: Explanation?

  /// Whether an answer is right; nil where it is none.
  public func judge(_ given: String) -> Bool? {
    let given = given.trimmed
    switch answer {
    case .printed(let text):
      return given.isEmpty && !text.isEmpty ? nil : Truth.plain(given) == Truth.plain(text)
    case .choice(let right):
      guard let number = Int(given), (1...choices.count).contains(number) else { return nil }
      return number == right + 1
    case .wrongLine(let line, _):
      if ["y", "yes", "0", "ok", "是", "能", "可以"].contains(given.lowercased()) { return line == nil }
      return Int(given).map { $0 == line }
    }
  }

  /// Nobody who says what is printed is to fail by quotes and blanks.
  private static func plain(_ text: String) -> String {
    var text = text.trimmed
    if text.count > 1, let first = text.first, "\"“'`".contains(first), let last = text.last, "\"”'`".contains(last) {
      text = String(text.dropFirst().dropLast())
    }
    return text.split { $0 == " " }.joined(separator: " ")
  }
}

extension Truth.Choices {
  public var count: Int {
    switch self {
    case .none: 0
    case .places(let places): places.count
    case .pictures(let pictures): pictures.count
    }
  }
}

extension String {
  var trimmed: String {
    var text = self[...]
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text.drop { $0.isWhitespace })
  }
}

// MARK: Asking

extension Question {
  /// Why a question has no answer: words for who wrote it.
  public struct Unanswerable: Error {
    public let words: String
  }

  /// Runs what is asked, behind a file.
  public func truth(behind file: String, named name: String) throws(Unanswerable) -> Truth {
    let file = isAlone ? "" : file
    return switch kind {
    case .prints: try printedTruth(file, name)
    case .runs: try runningTruth(file, name)
    case .shows: try shownTruth(file, name)
    case .compiles: try compilingTruth(file, name)
    }
  }

  private func printedTruth(_ file: String, _ name: String) throws(Unanswerable) -> Truth {
    let whole = try Question.run(Question.joined(file, code), name)
    var printed = whole.printed
    if !code.isEmpty {
      let before = try Question.run(file, name).printed
      guard printed.hasPrefix(before) else { throw Unanswerable(words: "what the file prints is another time other") }
      printed = String(printed.dropFirst(before.count))
    }
    let lines = printed.split(separator: "\n")
    guard lines.count == 1 else { throw Unanswerable(words: "it prints \(lines.count) lines; ask for one") }
    return Truth(answer: .printed(String(lines[0])), choices: .none, explanation: nil)
  }

  private func runningTruth(_ file: String, _ name: String) throws(Unanswerable) -> Truth {
    let whole = try Question.run(Question.joined(file, script), name)
    let (found, diagnostics) = whole.explain(member)
    guard let found else {
      let why = diagnostics.first { $0.severity == .error }?.message.headline
      throw Unanswerable(words: why ?? "`\(member)` can't be asked for")
    }
    if case .requirement = found.winner.kind {
      throw Unanswerable(words: "which one runs is only known when it runs")
    }
    if !found.overloads.isEmpty { throw Unanswerable(words: "which one runs, only its arguments tell") }
    // What would be taken for other values, or stands in the library and does not fit, is nobody's guess.
    let losers = found.losers.filter { loser in
      if case .doesNotFit = loser.reason { return loser.candidate.span?.source.isLibrary == false }
      return true
    }
    var places: [Explanation.Candidate] = []
    for place in [found.winner] + losers.map(\.candidate) + found.tables.map(\.winner)
    where !places.contains(where: { $0.isSame(as: place) }) { places.append(place) }
    places.sort { ($0.order, $0.name) < ($1.order, $1.name) }
    let isOnlyOne = places.count < 2
    var choices = places.map { place in
      // Where others are made up, a line would tell which are not.
      Truth.Place(name: place.name, line: isOnlyOne || place.span?.source.isLibrary != false ? nil : place.span)
    }
    var right = places.firstIndex { $0.isSame(as: found.winner) } ?? 0
    if isOnlyOne {
      let truth = choices.removeLast()
      choices = whole.otherPlaces(than: found.winner, of: found.subject)
      right = place(among: choices.count + 1)
      choices.insert(truth, at: right)
    }
    guard choices.count > 1 else { throw Unanswerable(words: "only one implementation comes into question") }
    return Truth(answer: .choice(right), choices: .places(choices), explanation: found)
  }

  private func shownTruth(_ file: String, _ name: String) throws(Unanswerable) -> Truth {
    var pictures: [Truth.Picture] = []
    for code in [code] + others {
      let film = try Question.run(Question.joined(file, code), name).film
      guard let scene = film.reels.last?.frames.last?.scene else { throw Unanswerable(words: "no cell is shown") }
      pictures.append(Truth.Picture(scene: scene))
    }
    for index in pictures.indices.dropFirst() {
      guard let same = pictures[..<index].firstIndex(where: { $0.looks == pictures[index].looks }) else { continue }
      throw Unanswerable(words: "the looks \(same + 1) and \(index + 1) are drawn alike")
    }
    guard (2...4).contains(pictures.count) else {
      throw Unanswerable(words: "there are two to four looks to choose from")
    }
    let truth = pictures.removeFirst()
    let right = place(among: pictures.count + 1)
    pictures.insert(truth, at: right)
    return Truth(answer: .choice(right), choices: .pictures(pictures), explanation: nil)
  }

  /// Where the truth stands among choices that have no order of their own: anywhere, and for the same question always there.
  private func place(among count: Int) -> Int {
    code.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFFFF } / 3 % count
  }

  private func compilingTruth(_ file: String, _ name: String) throws(Unanswerable) -> Truth {
    let text = Question.joined(file, code)
    let source = Source(name: name, text: Array(text.utf8))
    guard let error = Interpreter().check(source).first(where: { $0.severity == .error }) else {
      return Truth(answer: .wrongLine(nil, headline: ""), choices: .none, explanation: nil)
    }
    let line = error.span.line - (text.split(separator: "\n", omittingEmptySubsequences: false).count - codeLines)
    guard error.span.source === source, line > 0 else {
      throw Unanswerable(words: "not the question but the file does not compile: \(error.message.headline)")
    }
    return Truth(answer: .wrongLine(line, headline: error.message.headline), choices: .none, explanation: nil)
  }

  private var codeLines: Int { code.split(separator: "\n", omittingEmptySubsequences: false).count }

  /// A file, and a text that begins on the line behind it.
  static func joined(_ file: String, _ code: String) -> String {
    code.isEmpty ? file : file + (file.hasSuffix("\n") || file.isEmpty ? "" : "\n") + code
  }

  /// Runs a text that has to come to its end.
  private static func run(_ text: String, _ name: String) throws(Unanswerable) -> QuietScript {
    let script = QuietScript(Source(name: name, text: Array(text.utf8)))
    if script.isFinished { return script }
    if script.isEndless { throw Unanswerable(words: "it does not come to an end") }
    if case .trapped(let trap) = script.outcome.ending { throw Unanswerable(words: "it stops: \(trap.message)") }
    guard let error = script.errors.first else { throw Unanswerable(words: "it ends with an exit code") }
    throw Unanswerable(words: "it does not compile: line \(error.span.line): \(error.message.headline)")
  }
}

extension QuietScript {
  /// Where a member might stand that stands in one place only: in the type itself and in the traits that it has.
  fileprivate func otherPlaces(than winner: Explanation.Candidate, of subject: String) -> [Truth.Place] {
    guard let dot = subject.lastIndex(of: ".") else { return [] }
    let (type, member) = (String(subject[..<dot]), subject[subject.index(after: dot)...])
    let traits = conformances(of: type).map(\.proto)
    return ([type] + traits).filter { $0 != winner.place }.prefix(3).map {
      Truth.Place(name: "\($0).\(member)", line: nil)
    }
  }
}

extension Explanation.Candidate {
  /// What stands in the script comes in its order, and then the library's.
  fileprivate var order: Int32 { span.map { $0.source.isLibrary ? .max : $0.start } ?? .max }

  func isSame(as other: Explanation.Candidate) -> Bool {
    name == other.name && span?.start == other.span?.start && span?.source === other.span?.source
  }
}

extension Truth.Picture {
  /// What can be told apart without colours and without the caption, which may tell a type's name.
  fileprivate var looks: [Part] { scene.parts }
}
