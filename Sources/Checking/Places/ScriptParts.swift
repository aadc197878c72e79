import Diagnostics
import Syntax

/// A script's declarations, apart from the bodies in them, and which of them a body can reach.
///
/// Whatever a body has to do with has a name in it, or is spoken of by the declaration of something that has. So a body stands for the
/// same as before if its text is the same, and all declarations are that are reached in this way.
struct ScriptParts {
  struct Body {
    /// A number made of its text, and of all that it can reach.
    let number: Int
    /// The whole of what it is the body of, or one of them.
    let declaration: Span
  }

  /// A declaration at the top of a file, without the bodies in it.
  fileprivate struct Part {
    var text = TextHash()
    var names: Set<String> = []
    /// Bodies with what they are of, in the order of the text.
    var bodies: [(body: Span, declaration: Span)] = []
  }

  private var parts: [Part] = []
  /// What each of them reaches.
  private var reached: [PartSet] = []
  private var partsByName: [String: [Int]] = [:]

  /// What has a say everywhere, without being named, is the first part: what declares operators, what extends the library's types, and the
  /// like.
  init(_ trees: [SourceTree], top: SourceTree?) {
    parts = [Part()]
    let own = Set(trees.flatMap(\.statements).compactMap(\.typeName))
    for tree in trees {
      parts[0].text.add(tree.source.name.utf8)
      parts[0].text.add([tree === top ? 1 : 0, tree.waits ? 1 : 0])
      // What follows a `guard` sees what that binds, and nothing else does.
      var isBehindGuard = false
      for statement in tree.statements {
        add(statement, own, isBehindGuard)
        if case .guardStatement = statement.kind { isBehindGuard = true }
      }
    }
    let named = parts.map { part in part.names.flatMap { partsByName[$0] ?? [] } }
    reached = parts.indices.map { index in
      var found = PartSet()
      var open = [0, index]
      while let next = open.popLast() { if found.insert(next) { open += named[next] } }
      return found
    }
  }

  /// - Parameter own: the types that the script declares.
  private mutating func add(_ statement: Statement, _ own: Set<String>, _ isBehindGuard: Bool) {
    switch statement.kind {
    case .expression, .ifStatement, .whileStatement, .repeatStatement, .forStatement, .asyncFor, .switchStatement,
      .doStatement:
      // Nobody can reach what these declare.
      return
    case .declaration(let declaration):
      var collector = BodyCollector()
      collector.add(declaration)
      guard !collector.hasOperators, let names = declaration.reachableNames(own) else {
        parts[0].add(declaration.wholeSpan, without: collector.bodies)
        return
      }
      for name in names { partsByName[name, default: []].append(parts.count) }
      var part = Part()
      // What is private is so to a file, and each file has its imports.
      part.text.add(declaration.span.source.name.utf8)
      part.text.add([isBehindGuard ? 1 : 0])
      part.add(declaration.wholeSpan, without: collector.bodies)
      parts.append(part)
    default: parts[0].add(statement.span, without: [])
    }
  }

  func bodies() -> [Occurrences.Place: Body] {
    var result: [Occurrences.Place: Body] = [:]
    for (index, part) in parts.enumerated() {
      for (turn, (span, declaration)) in part.bodies.enumerated() {
        let text = span.source.text[Int(span.start)..<Int(span.end)]
        var found = reached[index]
        for name in words(in: text) {
          for named in partsByName[name] ?? [] where !found.contains(named) { found.formUnion(reached[named]) }
        }
        var number = TextHash()
        number.add(text)
        number.add(turn)
        number.add(part.text.value)
        number.add(found.reduce(0) { $0 &+ parts[$1].text.value })
        result[Occurrences.Place(span)] = Body(number: number.value, declaration: declaration)
      }
    }
    return result
  }
}

/// Numbers of parts.
private struct PartSet: Sequence {
  private var words: [UInt64] = []

  func contains(_ number: Int) -> Bool { number / 64 < words.count && words[number / 64] & 1 << (number % 64) != 0 }

  /// True where it was not there.
  mutating func insert(_ number: Int) -> Bool {
    if contains(number) { return false }
    if words.count <= number / 64 { words += Array(repeating: 0, count: number / 64 + 1 - words.count) }
    words[number / 64] |= 1 << (number % 64)
    return true
  }

  mutating func formUnion(_ other: PartSet) {
    if words.count < other.words.count { words += Array(repeating: 0, count: other.words.count - words.count) }
    for (index, word) in other.words.enumerated() { words[index] |= word }
  }

  func makeIterator() -> AnyIterator<Int> {
    var index = 0
    var rest = words.first ?? 0
    return AnyIterator {
      while rest == 0 {
        index += 1
        if index >= words.count { return nil }
        rest = words[index]
      }
      defer { rest &= rest - 1 }
      return index * 64 + rest.trailingZeroBitCount
    }
  }
}

extension ScriptParts.Part {
  fileprivate mutating func add(_ whole: Span, without inner: [(body: Span, declaration: Span)]) {
    let source = whole.source.text
    var start = Int(whole.start)
    func piece(to end: Int) -> ArraySlice<UInt8> { source[min(start, end)..<end] }
    for (body, declaration) in inner where body.source === whole.source && Int(body.start) >= start {
      add(piece(to: Int(body.start)))
      // No text has that: there is a body.
      text.add([0xFF])
      start = Int(body.end)
      bodies.append((body, declaration))
    }
    add(piece(to: max(start, Int(whole.end))))
  }

  private mutating func add(_ text: ArraySlice<UInt8>) {
    self.text.add(text)
    names.formUnion(words(in: text))
  }
}

extension Statement {
  fileprivate var typeName: String? {
    guard case .declaration(let declaration) = kind, case .type(let node) = declaration.kind else { return nil }
    return node.name.text
  }
}

extension Declaration {
  /// With what stands in front of its first word.
  fileprivate var wholeSpan: Span {
    let spans = [span] + attributes.map(\.span) + modifiers.map(\.span)
    return Span(span.source, Int(spans.map(\.start).min() ?? span.start), Int(span.end))
  }

  /// The names without which nobody has to do with it; nil for what has a say where it is not named.
  fileprivate func reachableNames(_ own: Set<String>) -> [String]? {
    let names: [String]
    switch kind {
    case .type(let node): names = [node.name.text]
    case .function(let node): names = [node.name.text]
    case .variable(let node): names = node.bindings.flatMap { $0.pattern.names }
    case .extensionDeclaration(let node):
      guard let name = node.type.firstName, own.contains(name) else { return nil }
      names = [name]
    default: return nil
    }
    // A name between backquotes may have several words.
    return names.flatMap { words(in: Array($0.utf8)[...]) }
  }
}

extension TypeNode {
  /// `Outer` of `Outer.Inner`; nil where it is no name.
  fileprivate var firstName: String? {
    guard case .name(let base, let name, _) = kind else { return nil }
    return base.map { $0.firstName } ?? name.text
  }
}

extension Pattern {
  fileprivate var names: [String] {
    switch kind {
    case .name(let name): [name.text]
    case .tuple(let parts): parts.flatMap(\.pattern.names)
    case .typed(let inner, _), .binding(_, let inner), .optional(let inner), .asType(let inner, _): inner.names
    case .enumCase(_, _, let parts): (parts ?? []).flatMap(\.pattern.names)
    case .wildcard, .isType, .expression, .error: []
    }
  }
}

extension Name {
  fileprivate var isOperator: Bool {
    text.unicodeScalars.first.map { !isIdentifierHead($0.value) && $0 != "`" } ?? false
  }
}

/// The bodies in a declaration, but for those of initialisers that hand over to others.
private struct BodyCollector {
  private(set) var bodies: [(body: Span, declaration: Span)] = []
  /// Which are used without their type being named.
  private(set) var hasOperators = false

  mutating func add(_ declaration: Declaration) {
    func bodies(of accessors: Accessors) -> [LazyBlock?] { accessors.accessors.map(\.body) }
    switch declaration.kind {
    case .function(let node):
      if node.name.isOperator { hasOperators = true }
      add([node.body], of: declaration)
    case .initializer(let node):
      if node.body?.span.text.contains("self.init") != true { add([node.body], of: declaration) }
    case .deinitializer(let node): add([node.body], of: declaration)
    case .subscriptDeclaration(_, let accessors): add(bodies(of: accessors), of: declaration)
    case .variable(let node): add(node.bindings.compactMap(\.accessors).flatMap(bodies), of: declaration)
    case .type(let node): for member in node.members { add(member) }
    case .extensionDeclaration(let node): for member in node.members { add(member) }
    default: break
    }
  }

  private mutating func add(_ found: [LazyBlock?], of declaration: Declaration) {
    bodies += found.compactMap { $0 }.map { ($0.span, declaration.wholeSpan) }.sorted { $0.0.start < $1.0.start }
  }
}

/// A number that two texts share as good as never (FNV-1a).
private struct TextHash {
  private var state: UInt64 = 14_695_981_039_346_656_037

  var value: Int { Int(bitPattern: UInt(state)) }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 1_099_511_628_211 }
  }

  mutating func add(_ number: Int) { withUnsafeBytes(of: number) { add($0) } }
}

/// All that may be names in a text, also in comments and strings: what is interpolated has names as well.
private func words(in text: ArraySlice<UInt8>) -> Set<String> {
  var result: Set<String> = []
  var place = text.startIndex
  while let start = text[place...].firstIndex(where: \.isOfName) {
    let end = text[start...].firstIndex { !$0.isOfName } ?? text.endIndex
    let run = String(decoding: text[start..<end], as: UTF8.self)
    if text[start..<end].allSatisfy({ $0 < 0x80 }) {
      result.insert(run)
    } else {
      // An operator may stand in the midst of it.
      for word in run.unicodeScalars.split(whereSeparator: { isOperatorScalar($0.value) }) {
        result.insert(String(word))
      }
    }
    place = end
  }
  return result
}

extension UInt8 {
  fileprivate var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...: true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }
}
