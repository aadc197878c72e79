func takes(_ body: () -> Void) { body() }
let closure: () -> Void = { return 1 }  // error: cannot convert value of type `Int` to closure result type `()`
takes { return 1 }  // error: cannot convert value of type `Int` to closure result type `()`
let said = { () -> Void in return "a" }  // error: cannot convert value of type `String` to closure result type `()`
[1, 2].forEach { return $0 }  // error: cannot convert value of type `Int` to closure result type `()`
[1, 2].forEach { return print($0) }
[1, 2].forEach { $0 + 1 }
takes {
  print(1)
  return 2  // error: unexpected non-void return value in void function
}
func never() -> Never { print("x") }  // error: cannot convert return expression of type `()` to return type `Never`
func value() -> Never { 1 }  // error: cannot convert return expression of type `Int` to return type `Never`
func fails(_ flag: Bool) -> Never { if flag { fatalError() } else { fatalError("no") } }
func loops() -> Never { while true {} }
