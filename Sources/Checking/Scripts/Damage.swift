import Diagnostics

/// What the mistakes of a file have cost it: the lines whose text could not be read, what was declared there, and what is in doubt
/// because it depends on that. Where text was lost the tree cannot be trusted, and the layout is what there is to go by.
struct Damage {
  private let source: Source
  /// Lines that could not be read, and those on which anything is wrong with the syntax.
  private var lost: Set<Int> = []
  private var wrong: Set<Int> = []
  /// Those of the first kind that are told to be so; not where the bracket stands that is not closed.
  private var toldLost: Set<Int> = []
  /// The blocks that such lines begin.
  private var blocks: [ClosedRange<Int>] = []
  /// All that is named on those lines where they declare something.
  private var words: Set<String> = []
  /// What is not known to be as it was written: declared on those lines, with members there, or made from such.
  private var doubtful: Set<String> = []
  private var doubtfulOperators: [String] = []
  /// Those names that such lines use, and those that are missing there: the first unknown one after each.
  private var used: Set<String> = []
  private var lostNames: Set<String> = []
  /// Where it begins to be unknown which braces belong together: the line that is told so, and that of the brace itself.
  private var toldNesting = Int.max
  private var unpaired = Int.max

  init(of source: Source, by diagnostics: [Diagnostic], isOfLibrary: (String) -> Bool) {
    self.source = source
    var nesting = Int.max
    for (index, diagnostic) in diagnostics.enumerated() where diagnostic.severity == .error {
      let line = diagnostic.span.line
      switch diagnostic.problem {
      case .syntax(let problem):
        if !problem.leavesLine { wrong.insert(line) }
        if problem.isOfNesting { nesting = min(nesting, line) }
        noteBraces(of: problem, onLine: line)
        if problem.losesMembers, let type = typeAround(line) { doubt(type) }
        if problem.losesText { noteLoss(onLine: line, isOfLibrary) }
        if problem.losesName { noteLostName(onLine: line, missedBy: diagnostics[index...]) }
      case .check(.cannotFind(_, isType: true, suggestion: _)): noteNames(onLine: line, isOfLibrary)
      case .check(.unknownAttribute):
        // It may stand above what it is for.
        let isAlone = !identifiers(onLine: line).contains(where: Self.declaring.contains)
        noteNames(onLine: isAlone && line < source.lineStarts.count ? line + 1 : line, isOfLibrary)
      case .check(.cannotFind) where isInHead(diagnostic.span): noteNames(onLine: line, isOfLibrary)
      default: break
      }
    }
    if unpaired != .max {
      toldNesting = min(toldNesting, nesting)
      unpaired = min(unpaired, toldNesting)
    }
    blocks = lost.compactMap(block)
    if !doubtful.isEmpty { spreadDoubt(isOfLibrary) }
  }

  /// Whether it stands in the head of a function, and not in what that does.
  private func isInHead(_ span: Span) -> Bool {
    let before = source.lineText(span.line).utf8.prefix(column(of: span))
    return !before.contains(UInt8(ascii: "{"))
      && Self.identifiers(in: String(decoding: Array(before), as: UTF8.self)).contains("func")
  }

  private mutating func noteBraces(of problem: SyntaxProblem, onLine line: Int) {
    switch problem {
    case .unclosed(let bracket, let opened, found: _):
      lost.insert(opened.line)
      if bracket == .curly { unpaired = min(unpaired, opened.line) }
    case .expected(.typeBody, found: _): if block(begunBy: line) != nil { unpaired = min(unpaired, line) }
    case .extraneousBrace:
      unpaired = min(unpaired, line)
      wrong.formUnion(linesOfBlock(endingAt: line))
    default: break
    }
  }

  private mutating func noteLoss(onLine line: Int, _ isOfLibrary: (String) -> Bool) {
    lost.insert(line)
    toldLost.insert(line)
    wrong.formUnion(linesOfOpenBrackets(above: line))
    toldNesting = min(toldNesting, line)
    let identifiers = identifiers(onLine: line)
    used.formUnion(identifiers)
    if identifiers.contains(where: Self.declaring.contains) {
      words.formUnion(identifiers.filter { !isOfLibrary($0) && !Self.declaring.contains($0) })
    }
    noteNames(onLine: line, isOfLibrary)
  }

  /// A name that was lost is the next one that cannot be found; but not the one in front of the braces that it was lost in, which only
  /// lacks its keyword.
  private mutating func noteLostName(onLine line: Int, missedBy diagnostics: ArraySlice<Diagnostic>) {
    for diagnostic in diagnostics {
      guard case .check(let problem) = diagnostic.problem, let name = problem.nameUnknownInScope.map(Self.property)
      else { continue }
      if let block = block(begunBy: diagnostic.span.line), block.contains(line) { return }
      if lostNames.insert(name).inserted { return }
    }
  }

  /// Whether what an error says may be no more than a consequence.
  func mayHaveCaused(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.severity == .error else { return false }
    if case .syntax(let problem) = diagnostic.problem { return mayHaveCaused(problem, at: diagnostic.span) }
    guard case .check(let problem) = diagnostic.problem else { return false }
    let line = diagnostic.span.line
    if wrong.contains(line) || line > unpaired || isIn(blocks, line) { return true }
    let message = diagnostic.message
    if message.related.contains(where: { $0.span.source === source && lost.contains($0.span.line) }) { return true }
    if !words.isDisjoint(with: Self.quoted(message.headline)) { return true }
    if let name = problem.nameUnknownInScope { return lostNames.contains(Self.property(name)) || used.contains(name) }
    if !doubtful.isDisjoint(with: identifiers(onLine: line)) { return true }
    if doubtfulOperators.contains(where: { source.lineText(line).range(of: $0) != nil }) { return true }
    // What is missing in a block that lost something may be what was lost.
    return block(begunBy: line).map { block in lost.contains { block.contains($0) } } ?? false
  }

  /// The same for an error of the syntax.
  private func mayHaveCaused(_ problem: SyntaxProblem, at span: Span) -> Bool {
    let line = span.line
    if problem.isOfNesting, line > toldNesting { return true }
    // A line that went wrong may have lost its end to the next one.
    return problem.losesText && toldLost.contains(line - 1) && indentation(ofLine: line) == column(of: span)
  }

  private func column(of span: Span) -> Int { Int(span.start) - source.lineStarts[span.line - 1] }

  private func isIn(_ blocks: [ClosedRange<Int>], _ line: Int) -> Bool { blocks.contains { $0.contains(line) } }

  // MARK: Names

  private static let declaring: Set<String> = [
    "func", "var", "let", "class", "struct", "enum", "protocol", "case", "init", "subscript", "typealias",
    "associatedtype", "operator", "extension", "actor",
  ]
  private static let declaringTypes: Set<String> = ["class", "struct", "enum", "protocol", "extension", "actor"]

  private mutating func doubt(_ name: String) {
    words.insert(name)
    doubtful.insert(name)
  }

  private mutating func noteNames(onLine line: Int, _ isOfLibrary: (String) -> Bool) {
    let identifiers = identifiers(onLine: line)
    guard identifiers.contains(where: Self.declaring.contains) else { return }
    if identifiers.contains(where: ["init", "subscript"].contains), let type = typeAround(line) {
      doubtful.insert(type)
    }
    doubtful.formUnion(declared(by: identifiers).filter { !isOfLibrary($0) })
    let text = source.lineText(line)
    for keyword in ["func ", "operator "] {
      guard let start = text.range(of: keyword) else { continue }
      let name = text[start...].dropFirst(keyword.count).prefix { "/=-+!*%<>&|^~?.".contains($0) }
      if !name.isEmpty { doubtfulOperators.append(String(name)) }
    }
    if let start = text.firstIndex(of: "<"), let end = text[start...].firstIndex(of: ">") {
      let generics = text[start..<end].split(separator: ":").dropLast()
      doubtful.formUnion(generics.compactMap { Self.identifiers(in: String($0)).last })
    }
  }

  private func declared(by identifiers: [String]) -> [String] {
    zip(identifiers, identifiers.dropFirst()).filter { Self.declaring.contains($0) && !Self.declaring.contains($1) }
      .map(\.1)
  }

  /// What is made from something doubtful is doubtful too.
  private mutating func spreadDoubt(_ isOfLibrary: (String) -> Bool) {
    for line in 1...source.lineStarts.count {
      let identifiers = identifiers(onLine: line)
      guard let keyword = identifiers.firstIndex(where: { $0 == "for" || Self.declaring.contains($0) }),
        !doubtful.isDisjoint(with: identifiers[keyword...])
      else { continue }
      guard ["let", "var", "for"].contains(identifiers[keyword]) else {
        doubtful.formUnion(declared(by: identifiers).filter { !isOfLibrary($0) })
        continue
      }
      doubtful.formUnion(bound(onLine: line))
    }
  }

  /// The names that a line gives to values, where their types are not written down.
  private func bound(onLine line: Int) -> ArraySlice<String> {
    let text = source.lineText(line)
    guard let border = text.firstIndex(of: "=") ?? text.range(of: " in "), !text[..<border].contains(":") else {
      return []
    }
    let pattern = Self.identifiers(in: String(text[..<border]))
    guard let start = pattern.firstIndex(where: { ["let", "var", "for"].contains($0) }) else { return [] }
    return pattern[(start + 1)...]
  }

  /// The property that a name stands for: `_word` and `$word` are its wrapper's.
  private static func property(_ name: String) -> String {
    name.count > 1 && (name.hasPrefix("_") || name.hasPrefix("$")) ? String(name.dropFirst()) : name
  }

  private func identifiers(onLine line: Int) -> [String] { Self.identifiers(in: source.lineText(line)) }

  /// The identifiers in what a message quotes.
  private static func quoted(_ text: String) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
      index % 2 == 1 ? identifiers(in: String(part)) : []
    }
  }

  /// Those of comments and of texts do not count, but for what is interpolated.
  private static func identifiers(in text: String) -> [String] {
    var words: [String] = [""]
    /// For each text that was begun, how many parentheses are open in the interpolation that the place is in.
    var texts: [Int?] = []
    var previous: Character = " "
    for character in text {
      if let depth = texts.last, depth == nil {
        if previous == "\\", character == "(" { texts[texts.count - 1] = 0 }
        if character == "\"", previous != "\\" { texts.removeLast() }
      } else if character.isLetter || character.isNumber || character == "_" {
        words[words.count - 1].append(character)
      } else {
        if !words[words.count - 1].isEmpty { words.append("") }
        if character == "\"" { texts.append(nil) }
        if character == "/", previous == "/" { break }
        if let depth = texts.last ?? nil {
          if character == "(" { texts[texts.count - 1] = depth + 1 }
          if character == ")" { texts[texts.count - 1] = depth == 0 ? nil : depth - 1 }
        }
      }
      previous = character
    }
    return words.filter { $0.first.map { !$0.isNumber } ?? false }
  }

  // MARK: Layout

  /// The lines of the block that a line begins: those that stand further right, or all up to the brace that stands as far left.
  private func block(begunBy line: Int) -> ClosedRange<Int>? {
    guard let own = indentation(ofLine: line) else { return nil }
    let opensBrace = source.lineText(line).utf8.last { $0 != UInt8(ascii: " ") } == UInt8(ascii: "{")
    var end = line
    for below in (line + 1)..<max(line + 1, source.lineStarts.count + 1) {
      guard let indentation = indentation(ofLine: below) else { continue }
      if indentation < own { break }
      if indentation == own {
        let first = source.lineText(below).utf8.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        guard opensBrace, first != UInt8(ascii: "}") else { break }
      }
      end = below
    }
    return end > line ? line + 1...end : nil
  }

  /// The lines whose parentheses or brackets are open yet where a line begins.
  private func linesOfOpenBrackets(above line: Int) -> [Int] {
    var result: [Int] = []
    var closed = 0
    for above in (max(1, line - Self.longestExpression)..<max(line, 1)).reversed() {
      let text = source.lineText(above).utf8
      closed += text.filter { $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: "]") }.count
      closed -= text.filter { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") }.count
      guard closed < 0 else { continue }
      closed = 0
      result.append(above)
    }
    return result
  }

  private static let longestExpression = 20

  /// The type in whose braces a line stands.
  private func typeAround(_ line: Int) -> String? {
    if let type = typeDeclared(onLine: line) { return type }
    guard var own = indentation(ofLine: line) else { return nil }
    for above in (1..<max(line, 1)).reversed() {
      guard own > 0 else { return nil }
      guard let indentation = indentation(ofLine: above), indentation < own else { continue }
      own = indentation
      if let type = typeDeclared(onLine: above) { return type }
    }
    return nil
  }

  private func typeDeclared(onLine line: Int) -> String? {
    let identifiers = identifiers(onLine: line)
    return zip(identifiers, identifiers.dropFirst()).first { Self.declaringTypes.contains($0.0) }?.1
  }

  /// From the line that stands as far left as a closing brace to the brace.
  private func linesOfBlock(endingAt line: Int) -> ClosedRange<Int> {
    guard let own = indentation(ofLine: line) else { return line...line }
    for above in (1..<max(line, 1)).reversed() {
      if let indentation = indentation(ofLine: above), indentation <= own { return above...line }
    }
    return line...line
  }

  /// Nil for a blank line.
  private func indentation(ofLine line: Int) -> Int? {
    let text = source.lineText(line).utf8
    let blank = text.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    return blank == text.count ? nil : blank
  }
}

extension String {
  fileprivate func range(of text: String) -> Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}
