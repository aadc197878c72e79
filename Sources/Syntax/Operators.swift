import Diagnostics

/// How tightly an infix operator binds: its precedence group.
struct Precedence: Equatable {
  enum Associativity { case left, right, none }
  /// Of the library's groups the higher binds tighter; those that a script declares come behind, in no order.
  var level: UInt8
  var associativity: Associativity
  var name: String

  static let assignment = Precedence(level: 1, associativity: .right, name: "AssignmentPrecedence")
  static let ternary = Precedence(level: 2, associativity: .right, name: "TernaryPrecedence")
  /// Of operators declared without a precedence: unrelated to all that bind tighter.
  static let standard = Precedence(level: 3, associativity: .none, name: "DefaultPrecedence")
  static let disjunction = Precedence(level: 4, associativity: .left, name: "LogicalDisjunctionPrecedence")
  static let conjunction = Precedence(level: 5, associativity: .left, name: "LogicalConjunctionPrecedence")
  static let comparison = Precedence(level: 6, associativity: .none, name: "ComparisonPrecedence")
  static let nilCoalescing = Precedence(level: 7, associativity: .right, name: "NilCoalescingPrecedence")
  static let casting = Precedence(level: 8, associativity: .none, name: "CastingPrecedence")
  static let range = Precedence(level: 9, associativity: .none, name: "RangeFormationPrecedence")
  static let addition = Precedence(level: 10, associativity: .left, name: "AdditionPrecedence")
  static let multiplication = Precedence(level: 11, associativity: .left, name: "MultiplicationPrecedence")
  static let shift = Precedence(level: 12, associativity: .none, name: "BitwiseShiftPrecedence")

  static func == (left: Precedence, right: Precedence) -> Bool { left.level == right.level }

  static let all = [
    assignment, ternary, standard, disjunction, conjunction, comparison, nilCoalescing, casting, range, addition,
    multiplication, shift,
  ]
}

/// A `precedencegroup`, as it is written.
public struct PrecedenceGroup {
  var name: String
  var associativity = Precedence.Associativity.none
  var higherThan: [String] = []
  var lowerThan: [String] = []
  /// A module of the library declares it.
  var isOfLibrary = false
}

/// The operators that stand between operands, with their precedence: the standard ones and those a script declares.
public struct OperatorTable {
  private(set) var infix: [String: Precedence]
  /// The groups that scripts declare; their level is their place here, behind the library's.
  private var groups: [PrecedenceGroup] = []
  /// Operators whose group was not known when they were declared.
  private var waiting: [(name: String, group: String)] = []
  private(set) var prefix: Set<String> = ["-", "+", "!", "~", "..<", "..."]
  private(set) var postfix: Set<String> = ["..."]

  public static let standard = OperatorTable()

  private init() {
    let groups: [(Precedence, [String])] = [
      (.assignment, ["+=", "-=", "*=", "/=", "%=", "<<=", ">>=", "&=", "|=", "^="]),
      (.assignment, ["&<<=", "&>>=", "&+=", "&-=", "&*="]),
      (.disjunction, ["||", ".|", ".^"]), (.conjunction, ["&&", ".&"]),
      (.comparison, ["<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=", ".==", ".!=", ".<", ".<=", ".>", ".>="]),
      (.nilCoalescing, ["??"]), (.range, ["..<", "..."]), (.addition, ["+", "-", "&+", "&-", "|", "^"]),
      (.multiplication, ["*", "/", "%", "&*", "&"]), (.shift, ["<<", ">>", "&<<", "&>>"]),
    ]
    infix = [:]
    for (precedence, operators) in groups {
      for name in operators { infix[name] = precedence }
    }
  }

  // MARK: Groups

  func precedence(named name: String) -> Precedence? {
    if let index = groups.lastIndex(where: { $0.name == name }) {
      return Precedence(
        level: UInt8(truncatingIfNeeded: Precedence.all.count + 1 + index), associativity: groups[index].associativity,
        name: name)
    }
    return Precedence.all.first { $0.name == name }
  }

  /// Whether a group is one of the script's own.
  func isOwn(_ name: String) -> Bool { groups.last { $0.name == name }?.isOfLibrary == false }

  /// Whether operators of one group bind tighter than those of another; nil where nobody has said so.
  func isTighter(_ one: Precedence, than other: Precedence) -> Bool? {
    let standard = Precedence.standard.level
    if Int(max(one.level, other.level)) <= Precedence.all.count {
      if min(one.level, other.level) == standard, max(one.level, other.level) > standard { return nil }
      return one.level > other.level
    }
    if isReached(other.name, from: one.name) { return true }
    return isReached(one.name, from: other.name) ? false : nil
  }

  /// Whether one goes down from group to group to another.
  private func isReached(_ target: String, from start: String) -> Bool {
    var seen: Set<String> = [start]
    var work = [start]
    while let name = work.popLast() {
      var below: [String] = []
      if let group = groups.last(where: { $0.name == name }) { below += group.higherThan }
      if let index = Precedence.all.firstIndex(where: { $0.name == name }), index > 0 {
        // The default group stands beside those above it.
        let next = Precedence.all[index - 1]
        below.append(next == .standard ? Precedence.ternary.name : next.name)
      }
      for group in groups where group.lowerThan.contains(name) { below.append(group.name) }
      for next in below where seen.insert(next).inserted {
        if next == target { return true }
        work.append(next)
      }
    }
    return false
  }

  /// Adds what `source` declares (`infix operator <>: AdditionPrecedence`), so that a use may stand before its declaration.
  public mutating func addDeclarations(in source: Source) {
    source.text.withUnsafeBufferPointer { text in
      guard let bytes = text.baseAddress,
        mentions("operator", bytes, text.count) || mentions("precedencegroup", bytes, text.count)
      else { return }
      guard firstInvalidUTF8(bytes, text.count) == nil else { return }
      var lexer = Lexer(bytes: bytes, count: text.count, position: 0)
      var previous = Word.none
      while true {
        let token = lexer.next()
        if token.kind == .endOfText { break }
        if token.kind == .operator { declare(previous, &lexer) }
        if token.kind == .precedencegroup { declareGroup(&lexer, isOfLibrary: source.isLibrary) }
        previous = token.word
      }
      for (name, group) in waiting { infix[name] = precedence(named: group) ?? .standard }
      // Another file may declare the group.
      waiting = waiting.filter { precedence(named: $0.group) == nil }
    }
  }

  /// Whether a file declares operators or groups of them.
  public static func hasDeclarations(_ source: Source) -> Bool {
    var table = standard
    table.addDeclarations(in: source)
    func counts(_ table: OperatorTable) -> [Int] {
      [table.infix.count, table.prefix.count, table.postfix.count, table.groups.count]
    }
    return counts(table) != counts(standard)
  }

  /// Reads what stands behind the word `precedencegroup`; the parser reads it once more, and complains.
  private mutating func declareGroup(_ lexer: inout Lexer, isOfLibrary: Bool) {
    func text(_ token: Token) -> String {
      String(
        decoding: UnsafeBufferPointer(start: lexer.bytes + Int(token.start), count: token.length), as: UTF8.self)
    }
    var group = PrecedenceGroup(name: text(lexer.next()), isOfLibrary: isOfLibrary)
    guard lexer.next().kind == .leftBrace else { return }
    var key = ""
    while true {
      let token = lexer.next()
      switch token.kind {
      case .rightBrace, .endOfText:
        groups.append(group)
        return
      case .colon, .comma: continue
      default:
        let word = text(token)
        switch word {
        case "higherThan", "lowerThan", "associativity", "assignment": key = word
        default:
          switch key {
          case "higherThan": group.higherThan.append(word)
          case "lowerThan": group.lowerThan.append(word)
          case "associativity": group.associativity = word == "left" ? .left : word == "right" ? .right : .none
          default: break
          }
        }
      }
    }
  }

  /// Reads what stands behind the word `operator`.
  private mutating func declare(_ fixity: Word, _ lexer: inout Lexer) {
    func text(_ token: Token) -> String {
      String(
        decoding: UnsafeBufferPointer(start: lexer.bytes + Int(token.start), count: token.length), as: UTF8.self)
    }
    let position = lexer.position
    let symbol = lexer.next()
    guard isOperator(symbol) else {
      lexer.position = position
      return
    }
    let name = text(symbol)
    switch fixity {
    case .prefix: prefix.insert(name)
    case .postfix: postfix.insert(name)
    case .infix:
      waiting.removeAll { $0.name == name }
      var precedence = Precedence.standard
      let end = lexer.position
      if lexer.next().kind == .colon {
        let group = text(lexer.next())
        if let known = self.precedence(named: group) { precedence = known } else { waiting.append((name, group)) }
      } else {
        lexer.position = end
      }
      infix[name] = precedence
    default: break
    }
  }

  /// A quick look whether a word stands there at all: from the last letter of where it might stand, as far ahead as that letter allows.
  private func mentions(_ word: StaticString, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let last = word.utf8CodeUnitCount - 1
    var steps = [Int](repeating: last + 1, count: 256)
    for index in 0..<last { steps[Int(word.utf8Start[index])] = last - index }
    var offset = last
    while offset < count {
      var index = last
      while index >= 0, bytes[offset - last + index] == word.utf8Start[index] { index -= 1 }
      if index < 0 { return true }
      offset += steps[Int(bytes[offset])]
    }
    return false
  }

  func isDeclared(_ name: String) -> Bool { infix[name] != nil || prefix.contains(name) || postfix.contains(name) }
}

extension Source {
  /// The modules that lines of the text import: known before it is read, as their operators say how.
  public var importedModules: [String] {
    text.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard line.starts(with: "import ".utf8) else { return nil }
      let name = line.dropFirst(7).prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }
      return String(decoding: name, as: UTF8.self)
    }
  }
}

func isOperator(_ token: Token) -> Bool {
  switch token.kind {
  case .operatorSymbol, .prefixAmpersand, .postfixExclamation, .postfixQuestion: true
  default: false
  }
}
