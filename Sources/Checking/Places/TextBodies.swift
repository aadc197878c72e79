import Diagnostics
import Syntax

/// The bodies of the functions that a script declares, and what is known of them from earlier versions of it.
///
/// What a body says changes nothing outside of it, so that one which was in order still is where the declarations are the same that it
/// can reach. Not so what changes global variables (others are then no constants), and what initialisers say that hand over to others (that
/// they do is asked elsewhere): these are always looked into.
final class TextBodies {
  private let bodies: [Occurrences.Place: ScriptParts.Body]
  private let known: SoundBodies
  private(set) var result = SoundBodies()
  /// Those that have not been looked into.
  private(set) var passedOver: [Function] = []
  /// How often a function has been found to change a global variable.
  private var globalChanges = 0

  /// - Parameter known: what is known of earlier versions.
  init(_ trees: [SourceTree], top: SourceTree?, known: SoundBodies) {
    bodies = ScriptParts(trees, top: top).bodies()
    self.known = known
  }

  private func body(of function: Function) -> ScriptParts.Body? {
    function.body.flatMap { bodies[Occurrences.Place($0.span)] }
  }

  /// True where a body need not be looked into now.
  func passOver(_ function: Function) -> Bool {
    guard function.checkedBody == nil, let body = body(of: function)?.number, known.wellTyped.contains(body) else {
      return false
    }
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
    take { span in bodies[Occurrences.Place(span)].map { !result.sound.contains($0.number) } ?? true }
  }

  // MARK: What is found

  func noteGlobalChange() { globalChanges += 1 }

  /// What to compare with once a body has been looked into.
  func progress(_ diagnostics: [Diagnostic]) -> (told: Int, globalChanges: Int) { (diagnostics.count, globalChanges) }

  func note(_ function: Function, since before: (told: Int, globalChanges: Int), _ diagnostics: [Diagnostic]) {
    guard let body = body(of: function), globalChanges == before.globalChanges else { return }
    if diagnostics.dropFirst(before.told).allSatisfy(\.isOfFlow) { result.wellTyped.insert(body.number) }
  }

  /// - Parameter diagnostics: all that is said of the script.
  func finish(_ diagnostics: [Diagnostic]) {
    let isWrong = diagnostics.contains { $0.severity == .error }
    for body in bodies.values where result.wellTyped.contains(body.number) {
      let own = diagnostics.filter { diagnostic in
        ([diagnostic.span] + diagnostic.repetitions).contains { body.declaration.contains($0) }
      }
      if own.isEmpty {
        if !isWrong { result.sound.insert(body.number) }
      } else {
        result.sound.remove(body.number)
        // A way through it is told of only where the types of all are right.
        if !own.allSatisfy(\.isOfFlow) { result.wellTyped.remove(body.number) }
      }
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
    guard let bodies, !diagnostics.contains(where: \.hidesFlow) else { return }
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
  public var soundBodies: SoundBodies { bodies?.result ?? SoundBodies() }
}

extension Diagnostic {
  fileprivate var isOfFlow: Bool {
    if case .check(let problem) = problem { problem.isOfFlow } else { false }
  }

  var isLimit: Bool {
    if severity == .error, case .check(let problem) = problem { problem.isLimit } else { false }
  }

  /// An error because of which the ways through bodies are not followed. What Zoetrope does not support is none of the script's.
  var hidesFlow: Bool {
    guard severity == .error else { return false }
    guard case .check(let problem) = problem else { return true }
    return !problem.isLimit && !problem.isOfFlow
  }
}
