import Diagnostics
import Session

/// A page with code in it, whose code does what stands beside it.
///
/// Swift blocks that follow one another are one script, and one that begins with an `import` begins another script; what a block
/// prints stands in the block right behind it, where there is one. Lines `$ zoetrope …` are commands, with what they print below.
public struct Handout {
  /// Something that is not as the page has it.
  public struct Finding {
    public let line: Int
    public let words: String
    /// What the page has, and what came, where these are two texts.
    public let difference: (expected: [String], got: [String])?
  }

  /// What a command prints, errors as well; nil where it can't be run.
  public typealias Runner = (_ words: [String]) -> String?

  /// How many blocks were run, and how many texts compared.
  public private(set) var blockCount = 0
  public private(set) var outputCount = 0
  public private(set) var findings: [Finding] = []
  /// The page with what came in the place of what it has.
  public private(set) var recorded: String

  private let name: String
  private let runner: Runner
  private var lines: [String]
  private let ending: String
  /// The lines of the page that become others.
  private var changes: [(range: Range<Int>, lines: [String])] = []

  /// The script so far, and what it has printed.
  private var script = ""
  private var printed = ""

  private enum Word: String {
    /// A script by itself.
    case alone
    /// It does not compile.
    case wrong
    /// It stops half-way.
    case traps
    /// It is not looked at.
    case ignore
  }

  /// - Parameter name: the page's, without folder and ending: scripts are spoken of by it.
  public init(_ text: String, named name: String, runner: @escaping Runner) {
    self.name = name
    self.runner = runner
    lines = Markdown.lines(of: text)
    ending = text.contains("\r\n") ? "\r\n" : "\n"
    recorded = text
    let blocks = Markdown(text).blocks
    for (index, (line, block)) in blocks.enumerated() {
      guard case .code(let fence) = block else { continue }
      if !fence.isClosed { find(line, "the code that begins here has no end") }
      var output: Markdown.Fence?
      if index + 1 < blocks.count, case .code(let next) = blocks[index + 1].block, next.isOutput, !next.isCommands {
        output = next
      }
      if fence.words.first == "swift" {
        test(fence, line, output)
      } else if fence.isCommands {
        testCommands(fence)
      }
    }
    record()
  }

  private mutating func find(_ line: Int, _ words: String, _ difference: ([String], [String])? = nil) {
    findings.append(Finding(line: line, words: words, difference: difference))
  }

  // MARK: Swift

  private mutating func test(_ fence: Markdown.Fence, _ line: Int, _ output: Markdown.Fence?) {
    var words: Set<Word> = []
    for text in fence.words.dropFirst() {
      guard let word = Word(rawValue: text) else {
        return find(line, "`\(text)` says nothing about Swift; known are alone, wrong, traps and ignore")
      }
      words.insert(word)
    }
    if words.contains(.ignore) { return }
    blockCount += 1
    let isNew = words.contains(.alone) || fence.beginsWithImport
    let before = isNew ? ("", "") : (script, printed)
    let text = Question.joined(before.0, fence.text) + "\n"
    let run = QuietScript(Source(name: "\(name).swift", text: Array(text.utf8)))
    var got = run.printed.hasPrefix(before.1) ? String(run.printed.dropFirst(before.1.count)) : run.printed
    if words.contains(.wrong) {
      guard case .rejected = run.outcome.ending else { return find(line, "the code compiles, and is said to be wrong") }
      got = run.errors.map { Picture.draw($0, color: false, ascii: false) + "\n" }.joined()
    } else if words.contains(.traps) {
      guard case .trapped(let trap) = run.outcome.ending else { return find(line, "it does not stop, and is said to") }
      got += "fatal error: \(trap.message)\n"
    } else if let obstacle = Judgement.Obstacle(run) {
      return find(line, obstacle.words)
    } else if !words.contains(.alone) {
      (script, printed) = (text, run.printed)
    }
    if let output { compare(got, output) }
  }

  // MARK: Commands

  /// Each line `$ zoetrope …`, and what stands below it up to the next one.
  private mutating func testCommands(_ fence: Markdown.Fence) {
    var answer: [String] = []
    for line in fence.lines where line.hasPrefix("$ ") {
      guard let words = Handout.words(of: line.dropFirst(2)), words.first == "zoetrope" else { return }
      guard let said = runner(Array(words.dropFirst())) else {
        return find(fence.firstLine, "the command can't be run")
      }
      answer.append(line)
      answer += said.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if answer.last?.isEmpty == true { answer.removeLast() }
    }
    blockCount += 1
    compare(answer.joined(separator: "\n"), fence)
  }

  /// As a shell would part them, as far as quotes are concerned; nil where it is asked for more.
  private static func words(of line: Substring) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        word.map { words.append($0) }
        word = nil
      } else if "|&;<>$`\\".contains(character) {
        return nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    word.map { words.append($0) }
    return quote == nil ? words : nil
  }

  // MARK: Comparing

  private mutating func compare(_ text: String, _ fence: Markdown.Fence) {
    outputCount += 1
    var got = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0.trimmedEnd) }
    while got.last?.isEmpty == true { got.removeLast() }
    var expected = fence.lines.map { String($0[...].trimmedEnd) }
    while expected.last?.isEmpty == true { expected.removeLast() }
    guard got != expected else { return }
    find(fence.firstLine, "something else comes", (expected, got))
    let indent = lines[fence.firstLine - 2].prefix { $0 == " " }
    changes.append(
      (fence.firstLine - 1..<fence.firstLine - 1 + fence.lines.count, got.map { $0.isEmpty ? "" : indent + $0 }))
  }

  private mutating func record() {
    guard !changes.isEmpty else { return }
    for change in changes.reversed() { lines.replaceSubrange(change.range, with: change.lines) }
    recorded = lines.joined(separator: ending)
  }
}

extension Markdown.Fence {
  fileprivate var isOutput: Bool { info.isEmpty || info == "text" || info == "output" }
  fileprivate var isCommands: Bool { lines.first?.hasPrefix("$ ") == true }
  fileprivate var beginsWithImport: Bool {
    lines.first { !$0.trimmed.isEmpty && !$0.trimmed.hasPrefix("//") }?.trimmed.hasPrefix("import ") == true
  }
}
