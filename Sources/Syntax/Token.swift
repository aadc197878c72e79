/// A token: what it is and where it stands. Its text stays in the source until somebody asks for it.
struct Token {
  var kind: TokenKind
  /// For identifiers that mean something special in some places.
  var word: Word
  var start: Int32
  var end: Int32
  /// A line break stands before it.
  var followsNewline: Bool
  /// Whether something other than white space or an opening bracket touches it on the left, and likewise on the right:
  /// Swift decides by this whether an operator is prefix, postfix or between two operands.
  var isLeftBound: Bool
  var isRightBound: Bool

  var isInfix: Bool { isLeftBound == isRightBound }
  var isPrefix: Bool { !isLeftBound && isRightBound }
  var isPostfix: Bool { isLeftBound && !isRightBound }
  var length: Int { Int(end - start) }
}

enum TokenKind: UInt8 {
  case endOfText
  case identifier
  /// `$0`
  case shorthand
  case integer, float, string, regex
  case operatorSymbol
  /// A `?` or `!` that touches the operand before it.
  case postfixQuestion, postfixExclamation
  case prefixAmpersand
  case equal, arrow, period
  case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, colon, semicolon, at, pound, backslash, underscore
  /// What the lexer could make nothing of; it has said so.
  case invalid

  // Reserved words. All of them may be argument labels, and members behind a dot.
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`, initializer, `inout`
  case `internal`, `let`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `rethrows`, `static`
  case `struct`, `subscript`, `typealias`, `var`
  case `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`, `for`, `guard`, `if`, `in`
  case `repeat`, `return`, `throw`, `switch`, `where`, `while`
  case anyType, `as`, `false`, `is`, `nil`, selfValue, selfType, `super`, `throws`, `true`, `try`

  var isReservedWord: Bool { rawValue >= TokenKind.associatedtype.rawValue }
}

/// Words that are ordinary identifiers except in certain places.
enum Word: UInt8 {
  case none
  case any, some, each, await, async, actor, macro
  case get, set, willSet, didSet, read, modify
  case final, override, required, convenience, mutating, nonmutating, lazy, weak, unowned, indirect, optional, dynamic
  case prefix, postfix, infix, open, package, isolated, nonisolated, consuming, borrowing, sending, distributed
  case type, metatypeProtocol, yield, consume, copy
  /// `__owned` and its kin, which say nothing that changes what a script does.
  case oldOwnership
}

/// Finds reserved and special words by a hash that the lexer makes while it reads the letters.
struct WordTable: @unchecked Sendable {
  struct Entry {
    var text: StaticString
    var kind: TokenKind
    var word: Word
  }

  /// Open addressing; a slot holds an index into `entries`, or 255.
  private let slots: UnsafeMutablePointer<UInt8>
  private let entries: UnsafeMutablePointer<Entry>

  static let shared = WordTable()

  @inline(__always)
  static func mix(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 0x0100_0193 }
  static let seed: UInt32 = 0x811c_9dc5

  private init() {
    let reserved: [(StaticString, TokenKind)] = [
      ("associatedtype", .associatedtype), ("class", .class), ("deinit", .deinit), ("enum", .enum),
      ("extension", .extension), ("fileprivate", .fileprivate), ("func", .func), ("import", .import),
      ("init", .initializer), ("inout", .inout), ("internal", .internal), ("let", .let), ("operator", .operator),
      ("precedencegroup", .precedencegroup), ("private", .private), ("protocol", .protocol), ("public", .public),
      ("rethrows", .rethrows), ("static", .static), ("struct", .struct), ("subscript", .subscript),
      ("typealias", .typealias), ("var", .var), ("break", .break), ("case", .case), ("catch", .catch),
      ("continue", .continue), ("default", .default), ("defer", .defer), ("do", .do), ("else", .else),
      ("fallthrough", .fallthrough), ("for", .for), ("guard", .guard), ("if", .if), ("in", .in), ("repeat", .repeat),
      ("return", .return), ("throw", .throw), ("switch", .switch), ("where", .where), ("while", .while),
      ("Any", .anyType), ("as", .as), ("false", .false), ("is", .is), ("nil", .nil), ("self", .selfValue),
      ("Self", .selfType), ("super", .super), ("throws", .throws), ("true", .true), ("try", .try), ("_", .underscore),
    ]
    let special: [(StaticString, Word)] = [
      ("any", .any), ("some", .some), ("each", .each), ("await", .await), ("async", .async), ("actor", .actor),
      ("macro", .macro), ("get", .get), ("set", .set), ("willSet", .willSet), ("didSet", .didSet), ("_read", .read),
      ("_modify", .modify), ("final", .final), ("override", .override), ("required", .required),
      ("convenience", .convenience), ("mutating", .mutating), ("nonmutating", .nonmutating), ("lazy", .lazy),
      ("weak", .weak), ("unowned", .unowned), ("indirect", .indirect), ("optional", .optional), ("dynamic", .dynamic),
      ("prefix", .prefix), ("postfix", .postfix), ("infix", .infix), ("open", .open), ("package", .package),
      ("isolated", .isolated), ("nonisolated", .nonisolated), ("consuming", .consuming), ("borrowing", .borrowing),
      ("sending", .sending), ("distributed", .distributed), ("Type", .type), ("Protocol", .metatypeProtocol),
      ("yield", .yield), ("consume", .consume), ("copy", .copy), ("__owned", .oldOwnership),
      ("__shared", .oldOwnership), ("__consuming", .oldOwnership),
    ]
    slots = .allocate(capacity: 512)
    slots.initialize(repeating: 255, count: 512)
    entries = .allocate(capacity: reserved.count + special.count)
    var count = 0
    for (text, kind) in reserved { add(Entry(text: text, kind: kind, word: .none), at: &count) }
    for (text, word) in special { add(Entry(text: text, kind: .identifier, word: word), at: &count) }
  }

  private func add(_ entry: Entry, at count: inout Int) {
    var hash = WordTable.seed
    for index in 0..<entry.text.utf8CodeUnitCount { hash = WordTable.mix(hash, entry.text.utf8Start[index]) }
    (entries + count).initialize(to: entry)
    var slot = Int(hash & 511)
    while slots[slot] != 255 { slot = (slot + 1) & 511 }
    slots[slot] = UInt8(count)
    count += 1
  }

  /// What a word of Swift's is to the parser.
  func entry(of word: StaticString) -> (kind: TokenKind, word: Word) {
    var hash = WordTable.seed
    for index in 0..<word.utf8CodeUnitCount { hash = WordTable.mix(hash, word.utf8Start[index]) }
    return find(word.utf8Start, word.utf8CodeUnitCount, hash: hash)
  }

  /// The entry for these letters, whose hash is `hash`.
  @inline(__always)
  func find(_ start: UnsafePointer<UInt8>, _ length: Int, hash: UInt32) -> (kind: TokenKind, word: Word) {
    var slot = Int(hash & 511)
    while true {
      let index = slots[slot]
      if index == 255 { return (.identifier, .none) }
      let text = entries[Int(index)].text
      if text.utf8CodeUnitCount == length {
        var same = true
        let letters = text.utf8Start
        for offset in 0..<length where letters[offset] != start[offset] {
          same = false
          break
        }
        if same { return (entries[Int(index)].kind, entries[Int(index)].word) }
      }
      slot = (slot + 1) & 511
    }
  }
}
