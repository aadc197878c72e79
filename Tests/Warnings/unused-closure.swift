// Results of functions that are values, and of sequences.
func makeAdder(_ n: Int) -> (Int) -> Int { { $0 + n } }
let add = makeAdder(3)
var list = [3, 1, 2]

add(4)  // warning: result of call to `a function that gives Int` is unused
list.map { $0 * 2 }  // warning: result of call to `map(_:)` is unused
list.filter { $0 > 1 }  // warning: result of call to `filter(_:)` is unused
list.sort()
list.reversed()  // warning: result of call to `reversed()` is unused
list.removeFirst()
list.dropFirst()  // warning: result of call to `dropFirst(_:)` is unused
"abc".uppercased()  // warning: result of call to `uppercased()` is unused
list.forEach { print($0) }
let f = { (x: Int) -> Int in x + 1 }
f(3)  // warning: result of call to `a function that gives Int` is unused
