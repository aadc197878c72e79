import Diagnostics
import Film
import Syntax

/// One thing that happened in a session: an entry that was typed, or an event on a cell.
public struct SessionStep {
  public enum Kind { case entry, event }

  public let kind: Kind
  public let source: Source
  /// Of an event: the command that it was asked for by.
  public let command: String?
  /// What it printed when it was last computed.
  public internal(set) var output = ""
  /// The frames in that.
  public internal(set) var frames: [PrintedFrame] = []
  /// The lines that it read.
  var lines: [String?] = []
  /// It stopped half-way; what came before that counts.
  public internal(set) var isTrapped = false
  /// It has just been typed, or its text has changed, and it has not run yet.
  public internal(set) var isNew = true
  /// The name of its value: `$0`.
  public internal(set) var result: String?
  /// What `debugPrint` shows of its value; nil where that was drawn.
  var value: String?
  /// A cell, a sheet or a frame: it draws itself.
  var drawsItself = false
  /// A view, which is drawn as a whole screen.
  var isView = false
  /// The value was drawn, as what is on the stage is.
  var isDrawn = false
  /// The terminal's width at that time; 0 before it has run for the first time.
  var width = 0
  var isFirstTime: Bool { width == 0 }
  /// How many cells there were behind it.
  var cellCount = 0
  let contents: Contents

  init(_ kind: Kind, _ source: Source, operators: OperatorTable = .standard, command: String? = nil) {
    self.kind = kind
    self.source = source
    self.command = command
    contents = Contents(source, operators)
  }

  /// As it was typed.
  public var text: String { command ?? String(decoding: source.text, as: UTF8.self) }

  /// A frame of it, as it was printed.
  func text(of frame: PrintedFrame) -> String {
    let bytes = output.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: frame.range.lowerBound)
    return String(output[start..<bytes.index(start, offsetBy: frame.range.count)])
  }

  /// As it runs.
  var script: String { String(decoding: source.text, as: UTF8.self) }

  /// What an entry declares, and what it speaks of.
  final class Contents {
    private let source: Source
    /// It can be parsed, to its end.
    let isSound: Bool
    let declarations: [Declared]
    /// It can stand anywhere among the other entries, as nothing of it runs.
    let onlyDeclares: Bool
    /// Every word in the text, a few too many.
    private(set) lazy var words = ScriptWords.all(in: source.text)
    /// The cells among them. Of most entries nobody asks for more, and the words are not kept.
    private(set) lazy var cells = ScriptWords.all(in: source.text).filter { $0.hasPrefix("_cell") }.compactMap {
      Int($0.dropFirst(5))
    }

    /// With the operators that were known before it.
    let operators: OperatorTable

    init(_ source: Source, _ operators: OperatorTable) {
      self.source = source
      self.operators = operators
      let tree = Parser.parse(source, ParserOptions(isPrompt: true, operators: operators))
      isSound = !tree.isIncomplete && tree.diagnostics.isEmpty
      declarations = tree.statements.compactMap { Declared($0) }
      onlyDeclares = tree.statements.allSatisfy { statement in
        guard case .declaration(let declaration) = statement.kind else { return false }
        if case .variable = declaration.kind { return false }
        return true
      }
    }
  }

  /// The cells that it speaks of by number.
  var cells: [Int] { contents.cells }

  /// The names it gives to anything, results included.
  public var names: Set<String> {
    var names = Set(contents.declarations.flatMap(\.names))
    if let result { names.insert(result) }
    return names
  }
}
