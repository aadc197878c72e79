import Diagnostics

/// What a text is read as.
public struct ParserOptions {
  /// The bodies of functions are skipped and parsed when they are first asked for. Only for text that is known to be
  /// right: an error in such a body goes unnoticed.
  public var lazyBodies: Bool
  /// The text was typed at a prompt and may go on.
  public var isPrompt: Bool
  /// The operators declared before this text; its own are added.
  public var operators: OperatorTable
  /// The modules that the text can import, of which `canImport` holds.
  public var importable: [String]

  public init(
    lazyBodies: Bool = false, isPrompt: Bool = false, operators: OperatorTable = .standard, importable: [String]
  ) {
    self.lazyBodies = lazyBodies
    self.isPrompt = isPrompt
    self.operators = operators
    self.importable = importable
  }
}

/// Reads Swift into a tree, by recursive descent.
///
/// A function named `parse…` leaves `token` at the first token it did not use. Where something is missing it says so once
/// and hands back a node of kind `error`; whoever reads a list of statements or members finds the next one.
public struct Parser {
  let source: Source
  let options: ParserOptions
  var operatorTable: OperatorTable
  var lexer: Lexer
  var token: Token
  /// Where the last used token ends.
  var previousEnd = 0
  var context = Context()
  var diagnostics: [Diagnostic] = []
  /// How many blocks of statements the current place is in.
  var openBlocks = 0
  /// How many `#if` the current place is in.
  var openConditions = 0
  /// The text ended where more was needed.
  var endedEarly = false

  /// How deep the current place is in the tree, and the deepest place of what was parsed since the last operand began.
  var depth = 0
  var deepest = 0
  /// What was begun as elements in parentheses can only be the parameters of a function's type.
  var meetsParameterTypes = false
  /// Nothing more is parsed, nor complained of.
  var isAborted = false

  /// Operands and operators of the expressions that are being read; each reader uses what it put on top.
  var operands: [Expression] = []
  var pending: [PendingOperator] = []
  /// The largest `$n` in the closure that is being read.
  var highestShorthand = -1
  /// Whether the closure around has named its parameters, so that it has no `$0`.
  var namesParameters = false
  /// Whether an error can come out of the closure that is being read, by its `try` and `throw`.
  var mayThrow = false
  /// Something is waited for, in the closure that is read.
  var mayAwait = false
  /// Patterns that stand where the reader of expressions found them, until the reader of patterns takes them out.
  var embeddedPatterns: [ObjectIdentifier: Pattern] = [:]
  /// What stood between the parentheses of a type, should an arrow follow them.
  var lastTuple: (node: TypeNode, parameters: [ParameterType])?
  var lookaheadDepth = 0
  /// Kept alive so that no later node has the identity of one of them.
  var embeddedNodes: [Expression] = []
  /// Whether angle brackets that open at an offset hold generic arguments, so that no place is tried twice.
  var genericArgumentsEnd: [Int32: Int32] = [:]
  /// The ends of brackets that were looked up ahead of reading them.
  var bracketEnds: [Int32: Int32] = [:]
  /// A `where` inside angle brackets, waiting for the end of the signature to say how it is written today.
  var oldWhere: OldWhere?
  /// The declaration that is being read is provided by the machine: `@_intrinsic`.
  var mayLackBodies = false
  /// The text is one declaration of the library: where it ends with a brace, that closes the declaration's body.
  var endsWithText = false
  /// Where a statement begins that is a bare expression.
  var expressionStatementStart: Int32 = -1

  /// How deep a tree may be: those who walk it later do so by recursion.
  static let deepestTree = 1_000

  /// Nobody reads more than that, and a text that earns them is not Swift.
  static let mostDiagnostics = 500

  /// What the surroundings of an expression allow.
  struct Context {
    /// In the head of `if`, `while`, `for`, `switch`, `guard`: a brace opens the body, not a trailing closure.
    var isHead = false
    /// `let x`, `_` and `is T` may stand among the operands.
    var isPattern = false
    /// Names in the pattern are bound: it stands under `let` or `var`.
    var isBinding = false
    /// The initial value of a variable, behind which a brace may hold `didSet`.
    var isVariableValue = false
  }

  struct OldWhere {
    /// From the white space before `where` up to the closing angle bracket.
    var start: Int
    var keyword: Span
    var end: Int
    var clause: String
  }

  public static func parse(_ source: Source, _ options: ParserOptions = ParserOptions(importable: [])) -> SourceTree {
    source.text.withUnsafeBufferPointer { text in
      guard let bytes = text.baseAddress, text.count < Int32.max else {
        return SourceTree(source: source, statements: [], diagnostics: [], isIncomplete: false)
      }
      if let offset = firstInvalidUTF8(bytes, text.count) {
        let problem = Problem.syntax(.invalidUTF8(bytes[offset]))
        let diagnostic = Diagnostic(problem, at: Span(source, offset, offset + 1))
        return SourceTree(source: source, statements: [], diagnostics: [diagnostic], isIncomplete: false)
      }
      var parser = Parser(source, options, bytes, text.count, position: 0)
      parser.operatorTable.addDeclarations(in: source)
      let tree = parser.parseSource()
      guard tree.diagnostics.contains(where: { $0.severity == .error }) else { return tree }
      return parseLookAlikes(source, options, bytes, text.count, insteadOf: tree) ?? tree
    }
  }

  init(_ source: Source, _ options: ParserOptions, _ bytes: UnsafePointer<UInt8>, _ count: Int, position: Int) {
    self.source = source
    self.options = options
    operatorTable = options.operators
    lexer = Lexer(bytes: bytes, count: count, position: position, source: source)
    token = lexer.next()
  }

  mutating func parseSource() -> SourceTree {
    var statements: [Statement] = []
    while token.kind != .endOfText {
      statements += parseStatements(isCase: false)
      if token.kind == .rightBrace {
        error(.extraneousBrace)
        advance()
      }
    }
    for problem in lexer.problems {
      let span = Span(source, problem.start, problem.end)
      diagnostics.append(Diagnostic(.syntax(problem.problem), at: span, severity: problem.severity))
    }
    diagnostics.sort { $0.span.start < $1.span.start }
    let isWrong = diagnostics.contains { diagnostic in
      guard diagnostic.severity == .error else { return false }
      if case .syntax(let problem) = diagnostic.problem, problem.wouldBeMendedByMoreText { return false }
      return true
    }
    let isIncomplete = (endedEarly || lexer.endsInsideToken) && !isAborted && !isWrong
    return SourceTree(
      source: source, statements: statements, diagnostics: diagnostics, isIncomplete: isIncomplete, waits: mayAwait)
  }

  // MARK: Tokens

  @inline(__always)
  mutating func advance() {
    previousEnd = Int(token.end)
    token = lexer.next()
  }

  /// The token behind the current one.
  mutating func peek() -> Token {
    let position = lexer.position
    let next = lexer.next()
    lexer.position = position
    return next
  }

  @inline(__always)
  mutating func take(_ kind: TokenKind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  struct Place {
    var token: Token
    var previousEnd: Int
  }

  var place: Place { Place(token: token, previousEnd: previousEnd) }

  mutating func go(to place: Place) {
    token = place.token
    previousEnd = place.previousEnd
    lexer.position = Int(token.end)
  }

  /// Uses the first `length` bytes of the current token, and makes a token of what is left.
  mutating func split(_ length: Int) {
    previousEnd = Int(token.start) + length
    lexer.position = previousEnd
    token = lexer.next()
  }

  func text(_ token: Token) -> String {
    String(decoding: UnsafeBufferPointer(start: lexer.bytes + Int(token.start), count: token.length), as: UTF8.self)
  }

  func span(_ token: Token) -> Span { Span(source, Int(token.start), Int(token.end)) }

  /// From `start` to the end of the last used token.
  func span(from start: Int32) -> Span { Span(source, Int(start), max(Int(start), previousEnd)) }

  /// The name that a token spells, without backticks.
  func name(_ token: Token) -> Name {
    var start = Int(token.start)
    var end = Int(token.end)
    if lexer.bytes[start] == UInt8(ascii: "`"), end - start > 2 {
      start += 1
      end -= 1
    }
    let text = String(decoding: UnsafeBufferPointer(start: lexer.bytes + start, count: end - start), as: UTF8.self)
    return Name(text, span(token))
  }

  mutating func takeName() -> Name {
    let result = name(token)
    advance()
    return result
  }

  func isByte(_ offset: Int32, _ byte: Unicode.Scalar) -> Bool { lexer.byte(Int(offset)) == UInt8(ascii: byte) }

  /// Whether the token is an operator that begins with this character.
  func startsWith(_ character: Unicode.Scalar) -> Bool {
    switch token.kind {
    case .operatorSymbol, .prefixAmpersand, .arrow, .equal, .postfixQuestion, .postfixExclamation:
      isByte(token.start, character)
    default: false
    }
  }

  /// Whether the token is exactly this operator.
  func isOperator(_ text: StaticString) -> Bool {
    guard token.kind == .operatorSymbol, token.length == text.utf8CodeUnitCount else { return false }
    for index in 0..<token.length where text.utf8Start[index] != lexer.bytes[Int(token.start) + index] { return false }
    return true
  }

  // MARK: Depth

  /// Goes one level down the tree; false where that is too deep, and then the rest of the text is given up.
  @inline(__always)
  mutating func enter() -> Bool {
    depth += 1
    if depth > deepest { deepest = depth }
    if depth > Parser.deepestTree {
      abortTooDeep()
      return false
    }
    return true
  }

  @inline(__always)
  mutating func leave() { depth -= 1 }

  /// What was parsed since `deepest` was set becomes a child of a new node.
  @inline(__always)
  mutating func wrap() {
    deepest += 1
    if deepest > Parser.deepestTree { abortTooDeep() }
  }

  mutating func abortTooDeep() {
    guard !isAborted else { return }
    error(.tooDeep)
    abort()
  }
}
