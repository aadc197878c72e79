print(error)  // error: cannot find `error` in scope
struct Holder { var x: Element }  // error: cannot find type `Element` in scope
struct Walker { func go(n: Int) {} }
Walker.go(n: 1)  // error: instance member `go` cannot be used on type `Walker`
func nothing() { return nil }  // error: unexpected non-void return value in void function
func empty() { return [] }  // error: unexpected non-void return value in void function
class Above { var n = 1 }
class Below: Above { var n = 2 }  // error: cannot override with a stored property `n`
func thrower() { throw "x" }  // error: thrown expression type `String` does not conform to `Error`
let three = 3
print(three.count)  // error: value of type `Int` has no member `count`
