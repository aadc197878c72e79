import Diagnostics
import Syntax

/// Functions within functions: when they are looked at, and what they see.
extension Checker {
  func checkStatements(_ statements: [Statement], in context: Context) -> [CheckedStatement] {
    // Functions and types within a block may speak of one another in any order.
    declareLocals(statements, in: context)
    let waiting = waitingFunctions(in: statements)
    if waiting.isEmpty { return statements.compactMap { check($0, in: context) } }
    var checked: [CheckedStatement] = []
    let late = Set(waiting.values.joined())
    var accessors: [Int: [Function]] = [:]
    for (index, statement) in statements.enumerated() {
      let isLate = late.contains(index)
      if isLate, statement.declaresFunction { continue }
      // A computed variable is there from its place on; only what it does is looked at later.
      context.lateAccessors = isLate ? [] : nil
      if let result = check(statement, in: context) { checked.append(result) }
      accessors[index] = context.lateAccessors
      context.lateAccessors = nil
      for waiting in waiting[index] ?? [] {
        if let late = accessors[waiting] {
          checked += late.map { accessor in
            place(accessor, in: context.scope)
            checkBody(of: accessor)
            return CheckedStatement(.localFunction(accessor), statements[waiting].span)
          }
        } else if let result = check(statements[waiting], in: context) {
          checked.append(result)
        }
      }
    }
    return checked
  }

  /// A function may speak of variables that are declared after it in the same block, as long as it is used only after them; so
  /// may a computed variable. Those that do, by their places in the block, behind the place of the statement that they wait for.
  private func waitingFunctions(in statements: [Statement]) -> [Int: [Int]] {
    var functions: [(index: Int, name: String, words: Set<String>)] = []
    var variables: [(index: Int, name: String)] = []
    for (index, statement) in statements.enumerated() {
      guard case .declaration(let declaration) = statement.kind, !declaration.span.source.isLibrary else { continue }
      switch declaration.kind {
      case .function(let node):
        if let body = node.body { functions.append((index, node.name.text, Self.words(in: body.span))) }
      case .variable(let node):
        if let binding = node.bindings.first, !isStored(binding.accessors), case .name(let name) = binding.pattern.kind
        {
          functions.append((index, name.text, Self.words(in: declaration.span)))
        }
        if functions.isEmpty { continue }
        variables += node.bindings.flatMap { names(in: $0.pattern) }.map { (index, $0.text) }
      default: break
      }
    }
    if variables.isEmpty { return [:] }
    var waits: [Int: Int] = [:]
    for function in functions {
      waits[function.index] = variables.last { $0.index > function.index && function.words.contains($0.name) }?.index
    }
    // Who speaks of one that waits waits too.
    var isStable = waits.isEmpty
    while !isStable {
      isStable = true
      for function in functions {
        let latest = functions.filter { function.words.contains($0.name) }.compactMap { waits[$0.index] }.max() ?? 0
        if latest > max(function.index, waits[function.index] ?? 0) {
          waits[function.index] = latest
          isStable = false
        }
      }
    }
    return Dictionary(grouping: waits.keys.sorted()) { waits[$0] ?? 0 }
  }

  /// All that looks like a name in a stretch of text, comments and strings included: more than there is does no harm.
  private static func words(in span: Span) -> Set<String> {
    var result: Set<String> = []
    var word: [UInt8] = []
    for byte in span.text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        word.append(byte)
      default:
        if !word.isEmpty { result.insert(String(decoding: word, as: UTF8.self)) }
        word.removeAll(keepingCapacity: true)
      }
    }
    return result
  }

  /// A local function sees what is seen where it stands: what a `guard` before it binds lies in a scope of its own.
  func place(_ function: Function, in scope: Scope) {
    guard let first = function.scope else { return }
    let around = Set(sequence(first: scope, next: \.parent).map { ObjectIdentifier($0) })
    // From its own scope outwards to one that the place lies in, which that of the place takes the place of.
    var inner: Scope?
    var current: Scope? = first
    while let here = current, !around.contains(ObjectIdentifier(here)) {
      inner = here
      current = here.parent
    }
    if let inner { inner.parent = scope } else { function.scope = scope }
  }
}

extension Statement {
  fileprivate var declaresFunction: Bool {
    if case .declaration(let declaration) = kind, case .function = declaration.kind { true } else { false }
  }
}
