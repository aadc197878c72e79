let text = "3"
let one = Int(text) + 1  // error: value of optional type `Int?` must be unwrapped to a value of type `Int`
let two = Int(readLine() ?? "") + 1  // error: value of optional type `Int?` must be unwrapped to a value of type `Int`
func more<T>(_ a: T) -> T { a + 1 }  // error: binary operator `+` cannot be applied to operands of type `T` and `Int`
let list = [1]
list[0] = 5  // error: cannot assign through subscript: `list` is a `let` constant
struct Row {
  let cells = [1]
  mutating func clear() { cells[0] = 2 }  // error: cannot assign through subscript: `cells` is a `let` constant
}
func place(a: Int = 1, b: Int) {}
place(b: 1, a: 2)  // error: argument `a` must precede argument `b`
func several(a: Int = 1, b: Int = 2, c: Int) {}
several(c: 1, a: 2)  // error: argument `a` must precede argument `c`
several(c: 1, d: 2)  // error: extra argument in call
struct Point { var x = 1; let y = 2 }
func path<R, V>(_ root: R, _ path: WritableKeyPath<R, V>) {}
path(Point(), \.y)  // error: cannot convert value of type `KeyPath<Point, Int>` to expected argument type
path(Point(), \.z)  // error: value of type `Point` has no member `z`
let key: WritableKeyPath<Point, Int> = \.z  // error: value of type `Point` has no member `z`
print(\Point.x == \.z)  // error: cannot find out the type of this expression
print(\.count)  // error: cannot infer key path type from context; consider explicitly specifying a root type
