/// Writes one well-typed program. What it writes nearly always compiles; where it does not, the compiler says so, and then
/// Zoetrope must not run it either.
final class Generator {
  /// Stands at the end of every name that the whole module sees, so that many programs can be compiled as one module.
  let suffix: String
  var chance: Chance
  var lines: [String] = []
  var indentation = 0

  var vocabulary: [Member] = []
  var traits: [Trait] = []
  var provided: [Provided] = []
  var nominals: [Nominal] = []
  var functions: [FreeFunction] = []
  var patterns: [Pattern] = []
  /// A generic parameter without a name, in the function that is being written.
  var opaque: String?
  var scope = Surroundings()
  private var names = 0
  fileprivate var lookedAt: Set<String> = []

  init(seed: UInt64) {
    suffix = "\(seed)"
    chance = Chance(seed: seed)
  }

  /// The text of the program: declarations, a function `program…` that does everything, and a call of it.
  func program() -> String {
    chooseVocabulary()
    for _ in 0..<chance.number(1...3) { declareTrait() }
    for index in 0..<chance.number(2...4) { declareNominal(index) }
    for _ in 0..<chance.number(0...3) { declarePattern() }
    for _ in 0..<chance.number(1...3) { declareFunction() }
    emit("")
    block("func program\(suffix)()") {
      scope = Surroundings()
      scope.callsLeft = 40
      scope.memberRank = .max
      scope.functionRank = .max
      statements(chance.number(7...16), depth: 0)
    }
    emit("")
    emit("program\(suffix)()")
    return lines.joined(separator: "\n") + "\n"
  }

  func emit(_ line: String) {
    lines.append(line.isEmpty ? "" : String(repeating: "  ", count: indentation) + line)
  }

  func block(_ head: String, _ tail: String = "}", _ body: () -> Void) {
    emit("\(head) {")
    indented(body)
    emit(tail)
  }

  func indented(_ body: () -> Void) {
    indentation += 1
    body()
    indentation -= 1
  }

  func fresh(_ stem: String = "v") -> String {
    names += 1
    return "\(stem)\(names)"
  }

  func nominal(_ name: String) -> Nominal? { nominals.first { $0.name == name } }

  func traits(named names: some Sequence<String>) -> [Trait] { traits.filter { names.contains($0.name) } }

  /// The names of all that is refined by these, and of themselves.
  func closure(of names: some Sequence<String>) -> Set<String> {
    Set(traits(named: names).flatMap(\.closure).map(\.name))
  }

  /// Calls the body with a scope that it may add to.
  func nested<Result>(_ body: () -> Result) -> Result {
    let saved = scope
    defer {
      let callsLeft = scope.callsLeft
      scope = saved
      scope.callsLeft = callsLeft
    }
    return body()
  }
}

struct Variable {
  var path: String
  var kind: Kind
  var isMutable: Bool
  /// `inout`, or a part of what is: no closure that may outlive the call has it.
  var isLent = false
}

/// What may be written where the generator stands.
struct Surroundings {
  var variables: [Variable] = []
  /// The traits that generic parameters in scope have.
  var constraints: [String: [String]] = [:]
  var memberRank = 0
  var functionRank = 0
  /// Bounds how much a program does: calls call others, which call others.
  var callsLeft = 0
  var isInLoop = false
  var mayThrow = false
}

extension Generator {
  /// Whether `print` shows such values the same on every run.
  func isOrdered(_ kind: Kind) -> Bool {
    switch kind {
    case .set, .dictionary: false
    case .optional(let wrapped), .array(let wrapped): isOrdered(wrapped)
    case .tuple(let elements): elements.allSatisfy(isOrdered)
    // What is in it may be any of these.
    case .existential: nominals.allSatisfy { isOrdered($0.name) }
    case .nominal(let name, let arguments): isOrdered(name) && arguments.allSatisfy(isOrdered)
    default: true
    }
  }

  private func isOrdered(_ name: String) -> Bool {
    guard let nominal = nominal(name) else { return true }
    if nominal.isDescribed || nominal.sort == .reference { return true }
    // A type may hold an existential that holds it again.
    guard lookedAt.insert(name).inserted else { return true }
    defer { lookedAt.remove(name) }
    return nominal.fields.allSatisfy { isOrdered($0.kind) }
      && nominal.cases.allSatisfy { $0.payload.allSatisfy { isOrdered($0.kind) } }
  }

  func isComparable(_ kind: Kind) -> Bool {
    switch kind {
    case .int, .double, .string, .character, .sized: true
    case .nominal(let name, let arguments): arguments.isEmpty && nominal(name)?.isComparable == true
    default: false
    }
  }

  func isHashable(_ kind: Kind) -> Bool {
    switch kind {
    case .int, .double, .bool, .string, .character, .sized: true
    case .optional(let wrapped), .array(let wrapped), .set(let wrapped): isHashable(wrapped)
    case .dictionary(_, let value): isHashable(value)
    case .nominal(let name, let arguments):
      nominal(name)?.isHashable == true && arguments.allSatisfy(isHashable)
    default: false
    }
  }

  func isEquatable(_ kind: Kind) -> Bool {
    switch kind {
    case .int, .double, .bool, .string, .character, .sized: true
    case .optional(let wrapped), .array(let wrapped), .set(let wrapped): isEquatable(wrapped)
    case .dictionary(_, let value): isEquatable(value)
    case .nominal(let name, let arguments):
      nominal(name)?.isEquatable == true && arguments.allSatisfy(isEquatable)
    default: false
    }
  }

  /// An expression that shows a value, in the same order on every run.
  func shown(_ path: String, _ kind: Kind) -> String {
    switch kind {
    case .set(let element) where isComparable(element): "\(path).sorted()"
    case .dictionary(let key, let value) where isComparable(key) && isOrdered(value):
      "\(path).sorted { $0.key < $1.key }"
    case .set, .dictionary: "\(path).count"
    case .optional(let wrapped) where !isOrdered(wrapped):
      wrapped == .set(.int) ? "\(path)?.sorted() as Any" : "\(path) == nil"
    case .array(let element) where !isOrdered(element): "\(path).count"
    case _ where !isOrdered(kind): "\"unordered\""
    default: path
    }
  }

  /// A type made of what the language brings, for members' signatures.
  func plainKind(_ depth: Int = 2) -> Kind {
    switch chance.number(0...(depth > 0 ? 15 : 8)) {
    case 0...2: .int
    case 3...5: .string
    case 6: .bool
    case 7: .double
    case 8: chance.percent(50) ? .character : .sized(chance.pick(Kind.widths))
    case 9, 10: .array(plainKind(depth - 1))
    case 11, 12: .optional(plainKind(0))
    case 13: .tuple([plainKind(depth - 1), plainKind(depth - 1)])
    case 14: .dictionary(chance.percent(50) ? .string : .int, plainKind(depth - 1))
    default: .set(chance.percent(50) ? .string : .int)
    }
  }

  /// Any type that there is so far.
  func anyKind(_ depth: Int = 2) -> Kind {
    guard chance.percent(45) else { return plainKind(depth) }
    switch chance.number(0...9) {
    case 0...4: return nominals.isEmpty ? .int : ready(chance.pick(nominals))
    case 5, 6:
      let trait = traits.isEmpty ? nil : chance.pick(traits)
      return trait.map(existential) ?? .string
    case 7: return depth > 0 ? .array(anyKind(depth - 1)) : .int
    case 8: return depth > 0 ? .optional(anyKind(depth - 1)) : .string
    default: return .function([plainKind(0)], plainKind(0))
    }
  }

  /// `any P`, if a value of it can be made; otherwise an `Int`.
  private func existential(_ trait: Trait) -> Kind {
    nominals.contains { $0.closure().contains { $0 === trait } } ? .existential([trait.name]) : .int
  }

  /// The type with its parameters filled in.
  func ready(_ nominal: Nominal) -> Kind {
    .nominal(nominal.name, nominal.parameters.map { _ in plainKind(0) })
  }
}
