// A case and a property may share a name: asked of the type, it is the case that is meant.

enum Value {
  case string(String), number(Int)

  var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  static func all(_ texts: [String]) -> [Value] { texts.map(Self.string) + texts.map(string) }
}

enum Either<Left, Right> {
  case left(Left), right(Right)
  var right: Right? { if case .right(let value) = self { value } else { nil } }
}

let values = ["a", "b"].map(Value.string) + [1].map(Value.number)
print(values, values.map(\.string), Value.all(["c"]))
let make: (String) -> Value = Value.string
print(make("d"), make("e").string ?? "none")
let right = Either<Int, Int>.right
print(right(1), right(2).right!, Optional(3).map(Either<Int, Int>.right) as Any)

struct Shape {
  static func size() -> Int { 1 }
  var size: Int { 2 }
}
let size = Shape.size
print(size(), Shape().size)
