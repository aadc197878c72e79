import Checking
import Diagnostics
import Syntax

/// What may be typed at a place in an entry of several rows: the entry is read as it would be with all that is open closed.
extension Interpreter {
  /// - Parameters:
  ///   - before: what stands before the cursor.
  ///   - behind: what stands behind it.
  ///   - showsNear: where nothing is typed yet, the names that the text itself declares are wanted as well.
  public func completion(before: String, behind: String, showsNear: Bool = false) -> Completion {
    let place = TypingPlace(before, behind)
    guard !place.isOutsideCode else { return Completion(prefix: "", candidates: []) }
    if place.isImport { return modules(place.prefix) }
    switch place.sign {
    case UInt8(ascii: "#"):
      return Completion(prefix: place.prefix, candidates: Checker.completions(behindHash: place.prefix))
    case UInt8(ascii: "@"):
      let tree = parseEntry(place.text(with: Checker.markName).text)
      return Completion(prefix: place.prefix, candidates: checker.completions(ofAttributes: place.prefix, in: tree))
    default: break
    }
    if let members = memberDeclarations(at: place) { return members }
    if !place.isMember, place.prefix.first?.isNumber == true { return Completion(prefix: place.prefix, candidates: []) }
    let (text, offset) = place.text(with: Checker.markName)
    guard
      var found =
        checker.completions(of: place.prefix, at: offset, in: parseEntry(text), showsNear: showsNear)
    else {
      return completion(of: place.row)
    }
    if !place.isMember, !place.prefix.isEmpty {
      let known = Set(found.map(\.name))
      found += place.keywords.filter { $0.hasPrefix(place.prefix) && !known.contains($0) }.map(keyword)
    }
    return Completion(prefix: place.prefix, candidates: found)
  }

  /// The labels that the call can take next which a text ends in.
  public func labels(behind text: String) -> [CompletionCandidate] {
    let place = TypingPlace(text, "")
    guard place.prefix.isEmpty, !place.isMember, !place.isOutsideCode else { return [] }
    return found(at: place, isWhole: false).filter { $0.closing == ": " }
  }

  /// The functions that a call may be of, where what stands before the cursor ends in the midst of its arguments.
  public func callSignatures(before: String, behind: String) -> [CallSignature] {
    guard let start = TypingPlace.startOfArgument(in: before) else { return [] }
    let rest = behind.drop { $0 != "\n" }
    let place = TypingPlace(String(decoding: before.utf8.prefix(start), as: UTF8.self), String(rest))
    guard !place.isOutsideCode else { return [] }
    let (text, offset) = place.text(with: Checker.markName)
    return checker.callSignatures(at: offset, in: parseEntry(text))
  }

  /// The type of the name or member in which a text ends; nil where nothing is known of it.
  public func valueType(endOf text: String) -> String? {
    let place = TypingPlace(text, "")
    guard !place.prefix.isEmpty, !place.isOutsideCode else { return nil }
    let same = found(at: place, isWhole: true).filter { !$0.closing.hasPrefix("(") }
    guard same.count == 1, let detail = same.first?.detail, detail.hasPrefix(place.prefix + ": ") else { return nil }
    return String(detail.dropFirst(place.prefix.count + 2))
  }

  private func found(at place: TypingPlace, isWhole: Bool) -> [CompletionCandidate] {
    let (text, offset) = place.text(with: Checker.markName)
    return checker.completions(of: place.prefix, at: offset, in: parseEntry(text), isWhole: isWhole) ?? []
  }

  private func memberDeclarations(at place: TypingPlace) -> Completion? {
    guard let (text, offset) = place.textWithoutRow, let stubs = checker.stubs(at: offset, in: parseEntry(text)) else {
      return nil
    }
    let typed = place.declarationBegun
    let fitting = stubs.filter { $0.name.hasPrefix(typed) && (!typed.isEmpty || !$0.name.hasPrefix("override ")) }
    if !fitting.isEmpty { return Completion(prefix: typed, candidates: fitting) }
    guard place.isOfWords else { return nil }
    // By its name alone, it takes the place of what is typed.
    let named = stubs.filter { TypingPlace.name(of: $0.name).hasPrefix(typed) }
    if !typed.isEmpty, !named.isEmpty { return Completion(prefix: typed, candidates: named) }
    let words = TypingPlace.memberKeywords.filter { $0.hasPrefix(place.prefix) && !place.prefix.isEmpty }
    return Completion(prefix: place.prefix, candidates: words.map(keyword))
  }

  private func modules(_ prefix: String) -> Completion {
    let fitting = checker.importableModules.filter { $0.hasPrefix(prefix) && !$0.hasPrefix("_") }.sorted()
    return Completion(
      prefix: prefix, candidates: fitting.map { CompletionCandidate(.module, name: $0, detail: "import \($0)") })
  }

  private func keyword(_ word: String) -> CompletionCandidate {
    let isWhole = ["true", "false", "nil", "self", "super", "break", "continue", "return", "init", "default"].contains(
      word)
    return CompletionCandidate(.keyword, name: word, detail: word, closing: isWhole ? "" : " ")
  }

  private func parseEntry(_ text: String) -> SourceTree {
    Parser.parse(
      Source(name: "<prompt>", text: Array(text.utf8)), ParserOptions(isPrompt: true, operators: operators))
  }
}

/// A place in a text at which something is being typed.
private struct TypingPlace {
  private let before: String
  private let behind: String
  /// The beginning of the name before the cursor.
  let prefix: String
  /// The row up to the cursor.
  let row: String
  private let isRestOfRowBlank: Bool
  private let nesting: Nesting

  var isOutsideCode: Bool { nesting.isOutsideCode }
  /// Behind `import` stands the name of a module.
  var isImport: Bool { row.dropLast(prefix.count).drop { $0 == " " } == "import " }
  var isMember: Bool { row.dropLast(prefix.count).hasSuffix(".") }
  /// What stands right before the name.
  var sign: UInt8? { row.dropLast(prefix.count).utf8.last }

  init(_ before: String, _ behind: String) {
    let bytes = Array(before.utf8)
    var start = bytes.count
    while start > 0, ScriptWords.isPart(bytes[start - 1]) { start -= 1 }
    prefix = String(decoding: bytes[start...], as: UTF8.self)
    let rowStart = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    row = String(decoding: bytes[rowStart...], as: UTF8.self)
    self.before = before
    // The rest of the name that the cursor stands in.
    self.behind = String(decoding: behind.utf8.drop(while: ScriptWords.isPart), as: UTF8.self)
    isRestOfRowBlank = self.behind.prefix { $0 != "\n" }.allSatisfy { $0 == " " }
    nesting = Nesting(before)
  }

  /// Where the argument begins that a text ends in, behind its label; nil where it ends in none.
  static func startOfArgument(in text: String) -> Int? {
    let bytes = Array(text.utf8)
    var opened: [(byte: UInt8, start: Int)] = []
    let pieces = SyntaxPieces(bytes).pieces
    for piece in pieces {
      let byte = bytes[piece.range.lowerBound]
      switch piece.role {
      case .opening: opened.append((byte, piece.range.upperBound))
      case .closing: _ = opened.popLast()
      case .other where byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":"):
        if let last = opened.indices.last, opened[last].byte == UInt8(ascii: "(") {
          opened[last].start = piece.range.upperBound
        }
      default: break
      }
    }
    guard let last = opened.last(where: { $0.byte != UInt8(ascii: "[") }), last.byte == UInt8(ascii: "(") else {
      return nil
    }
    return last.start
  }

  /// The text with a name in the place of the one that is typed, and all that is open closed.
  func text(with name: String) -> (text: String, offset: Int) {
    let head = before.dropLast(prefix.count)
    var text = head + name
    if isRestOfRowBlank { text += rowEnding }
    text += behind
    return (closed(String(text)), head.utf8.count)
  }

  /// The text without a row that may be the beginning of a member's declaration; nil where it is none.
  var textWithoutRow: (text: String, offset: Int)? {
    let begins = ["var", "func", "init", "static", "mutating", "override", "required"]
    guard nesting.depth > 0, isRestOfRowBlank,
      isOfWords
        || begins.contains(where: { declarationBegun.hasPrefix($0 + " ") || declarationBegun.hasPrefix($0 + "(") })
    else { return nil }
    let head = before.dropLast(row.count)
    return (closed(head + " " + behind), head.utf8.count)
  }

  /// Nothing in the row but words: it may be the beginning of anything.
  var isOfWords: Bool { row.utf8.allSatisfy { ScriptWords.isPart($0) || $0 == UInt8(ascii: " ") } }

  /// What stands in the row of the declaration.
  var declarationBegun: String { String(row.drop { $0 == " " }) }

  /// `text` of `var text: String`
  static func name(of declaration: String) -> Substring {
    let words = declaration.prefix { $0 != "(" && $0 != ":" }
    return words.split(separator: " ").last ?? ""
  }

  /// What the row lacks, closed before the rows below go on.
  private var rowEnding: String {
    let open = Nesting(row).closings
    // The body has begun.
    if open.last == "}" { return String(open.prefix { $0 != "}" }) }
    let word = row.drop { $0 == " " || $0 == "}" }.prefix { $0 != " " }
    switch word {
    case "if", "while", "switch", "for": return open + " {}"
    case "else" where row.contains("else if"): return open + " {}"
    case "guard": return open + " else {}"
    case "case" where !row.contains(":"): return open + ":"
    default: return String(open.prefix { $0 != "}" })
    }
  }

  private func closed(_ text: String) -> String {
    let closings = Nesting(text).closings
    return text + (closings.hasPrefix("\"") ? "" : "\n") + closings
  }

  /// The words of the language that can stand here.
  var keywords: [String] {
    let head = row.dropLast(prefix.count).reversed().drop { $0 == " " }
    let isStart = head.isEmpty || head.first == "{" || head.first == ";" || head.first == "}"
    guard isStart else { return TypingPlace.expressionKeywords }
    return TypingPlace.statementKeywords + (nesting.depth == 0 ? TypingPlace.fileKeywords : [])
  }

  static let memberKeywords = [
    "var", "let", "func", "init", "static", "mutating", "override", "private", "struct", "enum", "class", "case",
    "typealias", "subscript", "deinit", "lazy", "weak", "final", "required", "convenience", "fileprivate", "indirect",
  ]
  private static let statementKeywords = [
    "let", "var", "if", "for", "while", "guard", "switch", "case", "default", "return", "func", "struct", "enum",
    "class", "do", "defer", "repeat", "throw", "break", "continue", "fallthrough", "else", "catch", "try", "await",
    "self", "super", "typealias", "true", "false", "nil",
  ]
  private static let fileKeywords = ["import", "protocol", "extension"]
  private static let expressionKeywords = [
    "try", "await", "true", "false", "nil", "self", "super", "as", "is", "in", "where", "some", "any", "inout", "else",
    "throws", "let", "var",
  ]
}
