// The bare name of a generic type means, inside of it and its extensions, the type itself, and not one whose arguments are found out.
struct Matrix<Element> {
  var rows: [[Element]]
  init(_ count: Int, repeating value: Element) {
    rows = Array(repeating: Array(repeating: value, count: count), count: count)
  }
}

extension Matrix where Element: Numeric {
  static func unit(_ count: Int) -> Matrix {
    var made = Matrix(count, repeating: 0)
    for index in 0..<count { made.rows[index][index] = 1 }
    return made
  }
}
print(Matrix<Double>.unit(2))

final class Node<Value: Numeric> {
  var value: Value
  init(value: Value) { self.value = value }
  func doubled() -> Node { Node(value: value * 2) }
  func one() { print(Node(value: 1).value, type(of: Node(value: 1))) }
}
Node<Double>(value: 3).one()
print(Node(value: 4).doubled().value)

indirect enum Chain<Value> {
  case end
  case link(Value, Chain)
  static func of(_ values: Value...) -> Chain { values.reversed().reduce(Chain.end) { Chain.link($1, $0) } }
  func map<Other>(_ change: (Value) -> Other) -> Chain<Other> {
    switch self {
    case .end: return .end
    case .link(let value, let rest): return .link(change(value), rest.map(change))
    }
  }
}
print(Chain.of(1.5, 2).map { Int($0) })

extension Array where Element: Numeric {
  func ones() -> Self {
    let made = Array(repeating: 1, count: count)
    return made
  }
  func keyed() -> [(Int, Element)] { Array<(Int, Element)>(enumerated().map { ($0.offset, $0.element) }) }
}
print([2.5, 3].ones(), [2.5].keyed())

struct Outer<Value> {
  struct Inner {
    let value: Value
    func around() -> Outer { Outer(value: value) }
  }
  let value: Value
}
print(Outer<Int>.Inner(value: 1).around())
