// What depends on a declaration that could not be read is not told: the call, the member, what is made of them.
infix operator <->
func <-> <T>((a: T, b: T) -> String { "T" }  // error(zoetrope): expected a parameter's name
print("a" <-> "b")
struct Board {
  subscript(x x: Int, _ y: Int) -> Int { x + y }
  func value(at n Int) -> Int { n }  // error: the parameter `at` has no type
}
let board = Board()
let first = board.value(at: "a1")
print(first + "x")
let : Int = 3  // error: expected a name or a pattern
print(number)
switch number {
case 1: print("one")
caes 2: print("two")  // error: expected a new line or `;`
}
