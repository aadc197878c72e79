/// A piece of a text that is told apart by colour.
public struct SyntaxPiece {
  public enum Role {
    case keyword, type, member, literal, comment
    /// A name that stands alone, and what it declares or labels is not told apart from what it uses.
    case name
    case opening, closing
    case other
  }

  public let role: Role
  /// In bytes, the end excluded.
  public let range: Range<Int>
  /// The name is given here: what is declared, a label, a parameter.
  public fileprivate(set) var declares = false
}

/// A text as far as its words tell what it is, whether it can be read or not.
public struct SyntaxPieces {
  public private(set) var pieces: [SyntaxPiece] = []
  /// It declares a type, or members of one: then a name may stand for a member.
  public private(set) var hasMembers = false
  /// It makes names known that are not looked up here.
  public private(set) var imports = false

  private var previous: Token?
  /// The names between `let` and `=` are declared.
  private var isPattern = false
  /// Between the angle brackets behind a name that is declared.
  private var isGenericHead = false
  /// What the pieces behind the last opening brace or comma are, for `{ a, b in`.
  private var header: [Int] = []

  public init(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress, bytes.count < 1 << 24 else { return }
      var lexer = Lexer(bytes: start, count: bytes.count, position: 0)
      lexer.isQuiet = true
      read(&lexer, until: nil, depth: 0)
    }
  }

  /// - Parameter closing: where an interpolation is read, the parenthesis that ends it.
  private mutating func read(_ lexer: inout Lexer, until closing: TokenKind?, depth: Int) {
    var open = 0
    while true {
      let before = lexer.position
      var token = lexer.next()
      noteComments(lexer, before, Int(token.start))
      guard token.kind != .endOfText else { return }
      // A token that is none may end where it began.
      if lexer.position <= Int(token.start) { lexer.position = Int(token.start) + 1 }
      if closing != nil {
        if token.kind == .leftParen { open += 1 }
        if token.kind == .rightParen {
          if open == 0 { return }
          open -= 1
        }
      }
      let first = lexer.bytes[Int(token.start)]
      if token.kind == .string || token.kind == .invalid && (first == UInt8(ascii: "\"") || first == UInt8(ascii: "#"))
      {
        token.end = Int32(lexer.position)
        noteString(lexer, Int(token.start), Int(token.end), depth)
      } else {
        note(token, lexer)
      }
      previous = token
    }
  }

  /// Between two tokens there are only blanks and comments.
  private mutating func noteComments(_ lexer: Lexer, _ start: Int, _ end: Int) {
    var place = start
    while place < end {
      guard lexer.bytes[place] > 0x20 else {
        place += 1
        continue
      }
      // To the end of the line: whether it is one comment or several makes no difference.
      let from = place
      while place < end, lexer.bytes[place] != UInt8(ascii: "\n") { place += 1 }
      pieces.append(SyntaxPiece(role: .comment, range: from..<place))
    }
  }

  // MARK: Strings

  /// A literal, but for what is interpolated.
  private mutating func noteString(_ lexer: Lexer, _ start: Int, _ end: Int, _ depth: Int) {
    var hashes = 0
    while lexer.byte(start + hashes) == UInt8(ascii: "#") { hashes += 1 }
    var from = start
    var place = start + hashes + 1
    while place < end {
      guard lexer.bytes[place] == UInt8(ascii: "\\") else {
        place += 1
        continue
      }
      var after = place + 1
      while after < place + 1 + hashes, lexer.byte(after) == UInt8(ascii: "#") { after += 1 }
      guard after == place + 1 + hashes, lexer.byte(after) == UInt8(ascii: "("), depth < 8 else {
        place = after + (after == place + 1 + hashes ? 1 : 0)
        continue
      }
      pieces.append(SyntaxPiece(role: .literal, range: from..<(after + 1)))
      var inner = Lexer(bytes: lexer.bytes, count: end, position: after + 1)
      inner.isQuiet = true
      previous = nil
      read(&inner, until: .rightParen, depth: depth + 1)
      from = max(after + 1, min(end, inner.position - 1))
      place = max(after + 1, inner.position)
    }
    if from < end { pieces.append(SyntaxPiece(role: .literal, range: from..<end)) }
  }

  // MARK: Words

  private mutating func note(_ token: Token, _ lexer: Lexer) {
    let range = Int(token.start)..<max(Int(token.start) + 1, Int(token.end))
    let isMember = previous?.kind == .period
    if isPattern, token.followsNewline || token.kind == .equal || token.kind == .in || token.kind == .leftBrace {
      isPattern = false
    }
    if isGenericHead, token.kind == .leftParen || token.kind == .leftBrace { isGenericHead = false }
    switch token.kind {
    case .leftParen, .leftBracket, .leftBrace:
      if token.kind == .leftBrace { header = [] }
      pieces.append(SyntaxPiece(role: .opening, range: range))
    case .rightParen, .rightBracket, .rightBrace: pieces.append(SyntaxPiece(role: .closing, range: range))
    case .integer, .float, .regex, .true, .false, .nil: pieces.append(SyntaxPiece(role: .literal, range: range))
    case .identifier: noteName(token, range, lexer, isMember: isMember)
    case let kind where kind.isReservedWord: noteWord(token, range, lexer, isMember: isMember)
    case .at, .pound: pieces.append(SyntaxPiece(role: .keyword, range: range))
    default: pieces.append(SyntaxPiece(role: .other, range: range))
    }
  }

  private mutating func noteWord(_ token: Token, _ range: Range<Int>, _ lexer: Lexer, isMember: Bool) {
    let isLabel = isFollowed(token, by: ":", lexer) && (previous?.kind == .leftParen || previous?.kind == .comma)
    if isMember || isLabel {
      pieces.append(SyntaxPiece(role: isMember && !isLabel ? .member : .other, range: range))
      return
    }
    pieces.append(SyntaxPiece(role: token.kind == .anyType || token.kind == .selfType ? .type : .keyword, range: range))
    switch token.kind {
    case .let, .var, .for, .case, .inout: isPattern = true
    case .struct, .class, .enum, .protocol, .extension: hasMembers = true
    case .import: imports = true
    case .in: for index in header { pieces[index].declares = true }
    default: break
    }
  }

  private mutating func noteName(_ token: Token, _ range: Range<Int>, _ lexer: Lexer, isMember: Bool) {
    if previous?.kind == .at || previous?.kind == .pound {
      pieces.append(SyntaxPiece(role: .keyword, range: range))
      return
    }
    if token.word != .none, isModifier(token, lexer) {
      pieces.append(SyntaxPiece(role: .keyword, range: range))
      if token.word == .actor { hasMembers = true }
      return
    }
    let first = lexer.bytes[range.lowerBound]
    let isType = first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
    var piece = SyntaxPiece(role: isType ? .type : isMember ? .member : .name, range: range)
    switch previous?.kind {
    case .func, .struct, .class, .enum, .protocol, .extension, .typealias, .associatedtype, .operator,
      .precedencegroup, .import, .break, .continue:
      piece.declares = true
      isGenericHead = lexer.byte(Int(token.end)) == UInt8(ascii: "<")
    default:
      // A member is looked up in its type.
      piece.declares = isMember || isPattern || isFollowed(token, by: ":", lexer) || isParameterLabel(token, lexer)
      if isGenericHead, let first = previous.map({ lexer.byte(Int($0.start)) }) {
        piece.declares = first == UInt8(ascii: "<") || first == UInt8(ascii: ",")
      }
    }
    header.append(pieces.count)
    pieces.append(piece)
  }

  /// The next character that is no blank, on the same line.
  private func following(_ token: Token, _ lexer: Lexer) -> UInt8 {
    var place = Int(token.end)
    while lexer.byte(place) == UInt8(ascii: " ") { place += 1 }
    return lexer.byte(place)
  }

  private func isFollowed(_ token: Token, by character: Character, _ lexer: Lexer) -> Bool {
    following(token, lexer) == character.asciiValue
  }

  /// `to` in `(to place: Int)`.
  private func isParameterLabel(_ token: Token, _ lexer: Lexer) -> Bool {
    guard previous?.kind == .leftParen || previous?.kind == .comma else { return false }
    let next = following(token, lexer)
    return lexer.byte(Int(token.end)) == UInt8(ascii: " ") && (isIdentifierByte(next) || next >= 0x80)
  }

  /// Whether a word that is ordinary elsewhere means something special here: another word follows, or its body.
  private func isModifier(_ token: Token, _ lexer: Lexer) -> Bool {
    guard previous?.kind != .period else { return false }
    let next = following(token, lexer)
    switch token.word {
    case .get, .set, .willSet, .didSet:
      return next == UInt8(ascii: "{") || next == UInt8(ascii: "(") && previous?.kind == .rightBrace
        || next == UInt8(ascii: "}") || isIdentifierByte(next)
    case .type, .metatypeProtocol: return false
    default: return lexer.byte(Int(token.end)) == UInt8(ascii: " ") && (isIdentifierByte(next) || next >= 0x80)
    }
  }
}
