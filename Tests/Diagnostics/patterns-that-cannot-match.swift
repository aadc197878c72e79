// What a pattern compares must be Equatable, or have a `~=`.
class C {}
struct P {}
enum E { case a(Int) }
let one = C(), other = C()
let any: Any = 1
switch any {
case 1: print(1)  // error: expression pattern of type `Int` cannot match values of type `Any`
default: break
}
switch one {
case other: print(1)  // error: expression pattern of type `C` cannot match values of type `C`
default: print(2)
}
func same<T>(_ a: T, _ b: T) {
  switch a {
  case b: print(1)  // error: expression pattern of type `T` cannot match values of type `T`
  default: print(2)
  }
}
let e = E.a(1), g = e
switch e {
case g: print(1)  // error: expression pattern of type `E` cannot match values of type `E`
default: print(2)
}
switch P() {
case P(): print(1)  // error: expression pattern of type `P` cannot match values of type `P`
case 1: print(2)  // error: expression pattern of type `Int` cannot match values of type `P`
default: print(3)
}
let pair = (1, 2), twin = (1, 2)
switch pair {
case twin: print(1)  // error: expression pattern of type `(Int, Int)` cannot match values of type `(Int, Int)`
default: print(2)
}
let type: Any.Type = Int.self
switch type {
case Int.self: print(1)  // error: expression pattern of type `Int.Type` cannot match values of type `any Any.Type`
default: print(2)
}
for case 1 in [1, "a"] as [Any] { print(1) }  // error: expression pattern of type `Int` cannot match values of type `Any`
if case 1 = any { print(1) }  // error: expression pattern of type `Int` cannot match values of type `Any`
let yes: Bool? = true
switch yes {  // error: switch must be exhaustive
case true: print(1)
case nil: print(3)
}
