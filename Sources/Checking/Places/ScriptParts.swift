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

  /// What has a say everywhere, without being named, is the first part: operators, what extends the library's types, and the like.
  init(_ trees: [SourceTree], top: SourceTree?) {
    parts = [Part()]
    let own = Set(trees.flatMap(\.statements).compactMap(\.typeName))
    for tree in trees {
      parts[0].text.add(tree.source.name.utf8)
      parts[0].text.add([tree === top ? 1 : 0, tree.waits ? 1 : 0])
      for statement in tree.statements { add(statement, own) }
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
  private mutating func add(_ statement: Statement, _ own: Set<String>) {
    switch statement.kind {
    case .expression, .ifStatement, .whileStatement, .repeatStatement, .forStatement, .asyncFor, .switchStatement,
      .doStatement:
      // Nobody can reach what these declare.
      return
    case .declaration(let declaration):
      var collector = BodyCollector()
      collector.add(declaration)
      guard let names = declaration.reachableNames(own) else {
        parts[0].add(declaration.wholeSpan, without: collector.bodies)
        return
      }
      for name in names { partsByName[name, default: []].append(parts.count) }
      parts.append(Part())
      parts[parts.count - 1].add(declaration.wholeSpan, without: collector.bodies)
    default: parts[0].add(statement.span, without: [])
    }
  }

  func bodies() -> [Occurrences.Place: Body] {
    var result: [Occurrences.Place: Body] = [:]
    for (index, part) in parts.enumerated() {
      for (turn, (span, declaration)) in part.bodies.enumerated() {
        let text = span.source.text[Int(span.start)..<Int(span.end)]
        var found = reached[index]
        for name in TextHash.names(in: text) {
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
      start = Int(body.end)
      bodies.append((body, declaration))
    }
    add(piece(to: max(start, Int(whole.end))))
  }

  private mutating func add(_ text: ArraySlice<UInt8>) {
    self.text.add(text)
    names.formUnion(TextHash.names(in: text))
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
    switch kind {
    case .type(let node): return [node.name.text]
    case .function(let node):
      // An operator is a name too, but any text has those.
      guard let first = node.name.text.first, first.isLetter || first == "_" else { return nil }
      return [node.name.text]
    case .variable(let node): return node.bindings.flatMap { $0.pattern.names }
    case .extensionDeclaration(let node):
      let type = node.type.span
      let names = TextHash.names(in: type.source.text[Int(type.start)..<Int(type.end)])
      return own.isDisjoint(with: names) ? nil : Array(names)
    default: return nil
    }
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

/// The bodies in a declaration, but for those of initialisers.
private struct BodyCollector {
  private(set) var bodies: [(body: Span, declaration: Span)] = []

  mutating func add(_ declaration: Declaration) {
    func bodies(of accessors: Accessors) -> [LazyBlock?] { accessors.accessors.map(\.body) }
    switch declaration.kind {
    case .function(let node), .deinitializer(let node): add([node.body], of: declaration)
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

  /// All that might be one, also in comments and texts: what is interpolated has names as well.
  static func names(in text: ArraySlice<UInt8>) -> Set<String> {
    var result: Set<String> = []
    var place = text.startIndex
    while let start = text[place...].firstIndex(where: isOfName) {
      let end = text[start...].firstIndex { !isOfName($0) } ?? text.endIndex
      result.insert(String(decoding: text[start..<end], as: UTF8.self))
      place = end
    }
    return result
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...: true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }
}
