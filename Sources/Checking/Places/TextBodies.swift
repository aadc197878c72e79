import Diagnostics
import Syntax

/// The bodies of the functions that a script declares, what stands around them, and what is known of them from earlier versions.
///
/// What a body says changes nothing outside of it, so that those which were in order still are where nothing around has changed. Not so
/// what initialisers say (whether they delegate is asked elsewhere), what changes global variables (others are then no constants), and
/// what a protocol's extensions say (notes are made of it): these are always looked into.
final class TextBodies {
  private struct Place {
    let body: SoundBodies.Body
    /// All of the declaration: what is said of it is said of its body.
    let declaration: Span
  }

  private var places: [Occurrences.Place: Place] = [:]
  private let known: SoundBodies?
  private(set) var result: SoundBodies
  /// Those that have not been looked into.
  private(set) var passedOver: [Function] = []
  /// How often a function has been found to change a global variable.
  private var globalChanges = 0

  /// - Parameter known: what is known of earlier versions.
  init(_ trees: [SourceTree], top: SourceTree?, known: [SoundBodies]) {
    var text = TextHash()
    var places: [Occurrences.Place: Place] = [:]
    for tree in trees {
      text.add(tree.source.name.utf8)
      text.add(tree === top ? 1 : 0)
      // Then its variables are the main actor's.
      text.add(tree.waits ? 1 : 0)
      var parts = Parts()
      for statement in tree.statements { parts.add(statement) }
      var start = 0
      for (inner, declaration) in parts.found.sorted(by: { $0.inner.start < $1.inner.start }) {
        // What is not read as it is written may lie in something else.
        guard inner.source === tree.source, Int(inner.start) >= start else { continue }
        text.addLines(tree.source.text[start..<Int(inner.start)])
        start = Int(inner.end)
        guard let declaration else { continue }
        var own = TextHash()
        own.add(tree.source.text[Int(inner.start)..<Int(inner.end)])
        let body = SoundBodies.Body(turn: places.count, text: own.value)
        places[Occurrences.Place(inner)] = Place(body: body, declaration: declaration)
        text.add(2)
      }
      text.addLines(tree.source.text[start...])
    }
    self.places = places
    self.known = known.first { $0.surroundings == text.value }
    result = SoundBodies(surroundings: text.value)
  }

  private func place(of function: Function) -> Place? {
    guard function.parent?.kind != .protocol, let body = function.body else { return nil }
    return places[Occurrences.Place(body.span)]
  }

  /// True where a body need not be looked into now.
  func passOver(_ function: Function) -> Bool {
    guard function.checkedBody == nil, let known, let body = place(of: function)?.body, known.wellTyped.contains(body)
    else { return false }
    result.wellTyped.insert(body)
    if known.sound.contains(body) { result.sound.insert(body) }
    passedOver.append(function)
    return true
  }

  /// Those passed over that are wanted now.
  func take(where isWanted: (Span) -> Bool) -> [Function] {
    let taken = passedOver.filter { $0.body.map { isWanted($0.span) } ?? false }
    passedOver.removeAll { $0.body.map { isWanted($0.span) } ?? false }
    return taken
  }

  /// Those passed over of which only the types are known to be right.
  func takeWellTyped() -> [Function] {
    take { span in places[Occurrences.Place(span)].map { !result.sound.contains($0.body) } ?? true }
  }

  // MARK: What is found

  func noteGlobalChange() { globalChanges += 1 }

  /// What to compare with once a body has been looked into.
  func progress(_ diagnostics: [Diagnostic]) -> (told: Int, globalChanges: Int) { (diagnostics.count, globalChanges) }

  func note(_ function: Function, since before: (told: Int, globalChanges: Int), _ diagnostics: [Diagnostic]) {
    guard let body = place(of: function)?.body, globalChanges == before.globalChanges else { return }
    if diagnostics.dropFirst(before.told).allSatisfy(\.isOfFlow) { result.wellTyped.insert(body) }
  }

  /// - Parameter diagnostics: all that is said of the script.
  func finish(_ diagnostics: [Diagnostic]) {
    let all = places.values.filter { result.wellTyped.contains($0.body) }
    let spans = diagnostics.flatMap { [$0.span] + $0.repetitions }
    for place in all where spans.contains(where: { place.declaration.contains($0) }) {
      result.sound.remove(place.body)
      // A way through it is told of only where the types of all are right.
      if diagnostics.contains(where: { !$0.isOfFlow && place.declaration.contains($0.span) }) {
        result.wellTyped.remove(place.body)
      }
    }
    if diagnostics.contains(where: { $0.severity == .error }) { return }
    for place in all where !spans.contains(where: { place.declaration.contains($0) }) {
      result.sound.insert(place.body)
    }
  }
}

extension Checker {
  /// Looks into a body because it is there, not because somebody asks for what is in it.
  func visitBody(of function: Function) {
    if bodies?.passOver(function) != true { checkBody(of: function) }
  }

  /// What is said of ways and values is said where all types are right, of all bodies.
  func visitWellTypedBodies() {
    guard let bodies, diagnostics.allSatisfy({ $0.severity != .error || $0.isOfFlow }) else { return }
    for function in bodies.takeWellTyped() { checkBody(of: function) }
  }

  /// Looks into bodies that were passed over. True where there were any.
  public func visitBodies(where isWanted: (Span) -> Bool) -> Bool {
    let functions = bodies?.take(where: isWanted) ?? []
    for function in functions { checkBody(of: function) }
    runLaterChecks()
    foldable = []
    return !functions.isEmpty
  }

  /// What may be known of the next version of the script that was checked last.
  public var soundBodies: SoundBodies? { bodies?.result }
}

extension Diagnostic {
  fileprivate var isOfFlow: Bool {
    if case .check(let problem) = problem { problem.isOfFlow } else { false }
  }
}

/// What is left out of a text when its surroundings are compared.
private struct Parts {
  /// Bodies with the declarations that they are of, and statements, which nothing declares.
  private(set) var found: [(inner: Span, declaration: Span?)] = []

  mutating func add(_ statement: Statement) {
    switch statement.kind {
    case .declaration(let declaration): add(declaration)
    case .expression, .ifStatement, .whileStatement, .repeatStatement, .forStatement, .asyncFor, .switchStatement,
      .doStatement:
      if !statement.isPreview { found.append((statement.span, nil)) }
    default: break
    }
  }

  private mutating func add(_ declaration: Declaration) {
    func leaveOut(_ bodies: [LazyBlock?]) {
      found += bodies.compactMap { $0 }.map { ($0.span, declaration.span) }
    }
    func leaveOut(_ accessors: Accessors) { leaveOut(accessors.accessors.map(\.body)) }
    switch declaration.kind {
    case .function(let node), .deinitializer(let node): leaveOut([node.body])
    case .subscriptDeclaration(_, let accessors): leaveOut(accessors)
    case .variable(let node): for binding in node.bindings { binding.accessors.map(leaveOut) }
    case .type(let node): for member in node.members { add(member) }
    case .extensionDeclaration(let node): for member in node.members { add(member) }
    default: break
    }
  }
}

/// A number that two texts share as good as never (FNV-1a).
private struct TextHash {
  private var state: UInt64 = 14_695_981_039_346_656_037

  var value: Int { Int(bitPattern: UInt(state)) }

  mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 1_099_511_628_211 }

  mutating func add(_ bytes: some Sequence<UInt8>) { for byte in bytes { add(byte) } }

  /// Empty lines say nothing, nor do spaces at the ends of lines.
  mutating func addLines(_ bytes: ArraySlice<UInt8>) {
    var place = bytes.startIndex
    while place < bytes.endIndex {
      let end = bytes[place...].firstIndex { !TextHash.isSpace($0) } ?? bytes.endIndex
      if bytes[place..<end].contains(UInt8(ascii: "\n")) { add(UInt8(ascii: "\n")) } else { add(bytes[place..<end]) }
      place = bytes[end...].firstIndex(where: TextHash.isSpace) ?? bytes.endIndex
      add(bytes[end..<place])
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
