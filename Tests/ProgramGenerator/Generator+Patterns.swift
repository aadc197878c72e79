/// Shapes of program that do not come about by chance: trees, lists with references back, sequences, subscripts, operators,
/// lazy and static properties, associated types. What is in the holes is up to chance.
struct Pattern {
  let name: String
  let declare: (Generator) -> String
  let uses: [(Generator) -> String]
}

extension Generator {
  func declarePattern() {
    let rest = Pattern.all.filter { one in !patterns.contains { $0.name == one.name } }
    guard !rest.isEmpty else { return }
    let pattern = chance.pick(rest)
    patterns.append(pattern)
    emit("")
    scope = Surroundings()
    emitLines(pattern.declare(self))
  }

  /// False where there is none.
  func usePattern() -> Bool {
    guard !patterns.isEmpty else { return false }
    let pattern = chance.pick(patterns)
    let text = nested { () -> String in
      scope.variables.removeAll { isUnplain($0.kind) }
      return chance.pick(pattern.uses)(self)
    }
    block("do") { emitLines(text) }
    return true
  }

  private func isUnplain(_ kind: Kind) -> Bool {
    switch kind {
    case .int, .string, .double, .bool, .array(.int), .array(.string), .optional(.int): false
    default: true
    }
  }

  private func emitLines(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { emit(String(line)) }
  }

  // The holes.
  var int: String { expression(.int, 1) }
  var near: String { small(1) }
  var text: String { expression(.string, 1) }
  var truth: String { expression(.bool, 1) }
  var ints: String { expression(.array(.int), 1) }
  var texts: String { expression(.array(.string), 1) }
  func count(_ range: ClosedRange<Int>) -> String { "\(chance.number(range))" }
  func either(_ choices: String...) -> String { chance.pick(choices) }
}

extension Pattern {
  static let all: [Pattern] = values + references + generics + inference

  private static let values: [Pattern] = [
    Pattern(
      name: "Tree",
      declare: { g in
        let n = g.suffix
        return """
          indirect enum Tree\(n)\(g.either("", ": Equatable")) {
            case leaf(Int), both(Tree\(n), Tree\(n)), named(String, of: Tree\(n)), none
            var total: Int {
              switch self {
              case .leaf(let n): return n
              case let .both(a, b): return a.total \(g.either("&+", "&-", "&*")) b.total
              case .named(\(g.literal(.string)), _) where \(g.truth): return \(g.int)
              case .named(_, of: let inner): return inner.total &+ 1
              case .none: return 0
              }
            }
            func mapped(_ f: (Int) -> Int) -> Tree\(n) {
              switch self {
              case .leaf(let n): return .leaf(f(n))
              case .both(let a, let b): return .both(\(g.either("a.mapped(f), b.mapped(f)", "b.mapped(f), a.mapped(f)")))
              case .named(let s, let t): return .named(s + "'", of: t.mapped(f))
              case .none: return self
              }
            }
            mutating func grow() { self = .both(self, .leaf(total)) }
          }
          """
      },
      uses: [
        { g in
          let n = g.suffix
          return """
            var tree = Tree\(n).both(.leaf(\(g.int)), .named(\(g.text), of: .\(g.either("none", "leaf(3)"))))
            let before = tree
            for _ in 0..<\(g.count(0...3)) { tree.grow() }
            print(tree.total, before.total, tree)
            print(tree.mapped { $0 &* \(g.int) }.total, before.mapped { _ in \(g.int) })
            if case .both(.leaf(let n), let rest) = tree { print(n, rest) }
            """
        }
      ]),
    Pattern(
      name: "Vector",
      declare: { g in
        let n = g.suffix
        return """
          struct Vector\(n): \(g.either("Hashable", "Equatable, Comparable", "Hashable, CustomStringConvertible")) {
            var x = \(g.int), y: Int
            static let zero = Vector\(n)(y: 0)
            static var made = 0
            static func + (a: Self, b: Self) -> Self { made += 1; return Self(x: a.x &+ b.x, y: a.y &+ b.y) }
            static func += (a: inout Self, b: Self) { a = a + b }
            static prefix func - (a: Self) -> Self { Self(x: 0 &- a.x, y: 0 &- a.y) }
            static func < (a: Self, b: Self) -> Bool { \(g.either("(a.x, a.y) < (b.x, b.y)", "a.y < b.y", "a.x &* a.x < b.x &* b.x")) }
            subscript(_ i: Int) -> Int {
              get { i == 0 ? x : y }
              set { if i == 0 { x = newValue } else { y = newValue } }
            }
            subscript(name name: String, or other: Int = \(g.int)) -> Int { name == "x" ? x : other }
            var description: String { "<\\(x) \\(y)>" }
            func moved(by d: Int = \(g.int), times: Int...) -> Vector\(n) { var c = self; for t in times { c.x &+= d &* t }; return c }
          }
          """
      },
      uses: [
        { g in
          let n = g.suffix
          return """
            var v = Vector\(n)(\(g.either("", "x: \(g.int), "))y: \(g.int))
            let w = v
            v += -w + \(g.either(".zero", "w", "Vector\(n)(x: 1, y: 2)"))
            v[\(g.count(0...1))] \(g.either("&+=", "&*=", "^=")) \(g.int)
            print(v, w, v == w, v < w, v[0], w[name: \(g.either("\"x\"", g.text))], Vector\(n).made)
            print(v.moved(), v.moved(times: 1, 2), v.moved(by: \(g.int), times: \(g.int)))
            """
        },
        { g in
          let n = g.suffix
          return """
            var all = \(g.ints).enumerated().map { Vector\(n)(x: $0.offset, y: $0.element) }
            all.sort { \(g.either("$0.y > $1.y", "$0 < $1", "($0.y & 3, $0.x) < ($1.y & 3, $1.x)")) }
            print(all, all.map(\\.y), all.map { $0[1] })
            for i in all.indices { all[i].x = i; all[i][1] &-= \(g.int) }
            print(all.reduce(.zero, +), all.min { $0.y < $1.y }.map { "\\($0)" } ?? "nothing")
            """
        },
      ]),
    Pattern(
      name: "Suit",
      declare: { g in
        let n = g.suffix
        return """
          enum Suit\(n): \(g.either("Int", "String")), CaseIterable {
            case clubs, diamonds\(g.either("", ", hearts")), spades
            init?(letter: Character) {
              switch letter { case "c", "C": self = .clubs; case "s": self = .spades; default: return nil }
            }
            var next: Self { let all = Self.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] }
            static func of(_ x: Int) -> Suit\(n) { allCases[abs(x % allCases.count)] }
          }
          """
      },
      uses: [
        { g in
          let n = g.suffix
          return """
            var suit = Suit\(n).of(\(g.near))
            print(suit, suit.rawValue, suit.next, Suit\(n).allCases.map(\\.rawValue))
            suit = suit.next
            if let named = Suit\(n)(letter: (\(g.text).first ?? "s")), named != suit { print("is", named) } else { print("no") }
            switch suit { case .clubs: print("black"); case .diamonds, .spades: print("other") \(g.either("default: break", "@unknown default: break")) }
            let counts = \(g.ints).reduce(into: [Suit\(n): Int]()) { $0[.of($1), default: \(g.int)] &+= $1 }
            print(Suit\(n).allCases.map { counts[$0] ?? -1 })
            """
        }
      ]),
    Pattern(
      name: "Steps",
      declare: { g in
        let n = g.suffix
        return """
          struct Steps\(n): Sequence, IteratorProtocol {
            var from: Int, left: Int
            mutating func next() -> Int? { guard left > 0 else { return nil }; left -= 1; defer { from = from \(g.either("&+ 3", "/ 2", "&* -2")) }; return from }
            func makeIterator() -> \(g.either("Self", "Steps\(n)")) { self }
          }
          extension Steps\(n)\(g.either("", ": CustomStringConvertible")) { var description: String { "from \\(from)" } }
          """
      },
      uses: [
        { g in
          let n = g.suffix
          return """
            let steps = Steps\(n)(from: \(g.int), left: \(g.count(0...5)))
            print(Array(steps), steps.map { $0 % 5 }, steps.filter { $0 > \(g.int) }, steps.contains(\(g.int)))
            for s in steps where s != 3 { print(s) }
            print(steps.reduce(\(g.int), \(g.either("&+", "max"))), steps.sorted(), steps.prefix(2).map { $0 }, Array(steps.dropFirst()))
            print(zip(steps, \(g.texts)).map { "\\($1)\\($0)" }, steps.first { $0 < 0 } ?? 0, steps.lazy.map { $0 &+ 1 }.first ?? -1)
            var again = steps
            while let s = again.next() { if s > \(g.int) { break }; print("s", s) }
            print(again, steps.enumerated().map { $0.offset &* $0.element }, steps.min() ?? 0)
            """
        }
      ]),
  ]
}
