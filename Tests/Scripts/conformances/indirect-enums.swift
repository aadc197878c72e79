// Indirect enums: expression trees, linked lists, binary trees; recursion by pattern matching and transformation.
indirect enum Expression {
  case number(Int)
  case variable(String)
  case negate(Expression)
  case binary(Expression, Character, Expression)

  static func + (a: Expression, b: Expression) -> Expression { .binary(a, "+", b) }
  static func * (a: Expression, b: Expression) -> Expression { .binary(a, "*", b) }

  func evaluated(_ values: [String: Int] = [:]) -> Int? {
    switch self {
    case .number(let n): return n
    case .variable(let name): return values[name]
    case .negate(let inner): return inner.evaluated(values).map { -$0 }
    case .binary(let left, let sign, let right):
      guard let l = left.evaluated(values), let r = right.evaluated(values) else { return nil }
      return sign == "+" ? l + r : l * r
    }
  }

  var simplified: Expression {
    switch self {
    case .binary(.number(0), "+", let e), .binary(let e, "+", .number(0)): return e.simplified
    case .binary(.number(1), "*", let e), .binary(let e, "*", .number(1)): return e.simplified
    case .binary(.number(0), "*", _), .binary(_, "*", .number(0)): return .number(0)
    case .negate(.negate(let e)): return e.simplified
    case .binary(let l, let sign, let r): return .binary(l.simplified, sign, r.simplified)
    default: return self
    }
  }
}

extension Expression: CustomStringConvertible {
  var description: String {
    switch self {
    case .number(let n): "\(n)"
    case .variable(let name): name
    case .negate(let e): "-\(e)"
    case .binary(let l, let sign, let r): "(\(l) \(sign) \(r))"
    }
  }
}

let x = Expression.variable("x")
let formula = (x + .number(0)) * .negate(.negate(.number(1) * (x + .number(3))))
print(formula)
print(formula.simplified, "/", formula.simplified.simplified)
print(formula.evaluated(["x": 4]) ?? -1, formula.evaluated() as Any)

// Only one case indirect, generic, with mutation.
enum List<Element> {
  case end
  indirect case node(Element, next: List)

  init(_ items: some BidirectionalCollection<Element>) {
    self = items.reversed().reduce(.end) { .node($1, next: $0) }
  }
  mutating func push(_ item: Element) { self = .node(item, next: self) }
  mutating func pop() -> Element? {
    guard case .node(let item, let next) = self else { return nil }
    self = next
    return item
  }
  var length: Int { if case .node(_, let next) = self { 1 + next.length } else { 0 } }
}
extension List: Sequence {
  func makeIterator() -> AnyIterator<Element> {
    var rest = self
    return AnyIterator { rest.pop() }
  }
}
extension List: Equatable where Element: Equatable {}

var list = List(["b", "c"])
let old = list
list.push("a")
print(Array(list), Array(old), list.length, list.map(\.self).reduce("", +), list == List(["a", "b", "c"]), list == old)
print(list.pop() ?? "-", list == old, List(1...3))
