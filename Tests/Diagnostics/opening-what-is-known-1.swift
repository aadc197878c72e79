// An existential is opened where its type is known before the call is looked at, and not where a meaning, a branch or a generic
// parameter is yet to say what it is.
protocol P {}
struct S: P {}
let vp: any P = S()
let values: [any P] = [S()]
let dict: [String: any P] = ["a": S()]
let opt: (any P)? = S()
func make() -> any P { S() }
func make2() -> any P { S() }
func make2() -> Int { 1 }
func g(_ x: some P) { print("g", type(of: x)) }
func h(_ x: some P, _ y: Int = 0) { print("h", type(of: x)) }
g([vp][0])  // error: cannot conform
g(values.first!)  // error: cannot conform
g(dict["a"]!)
g(make())
g(make2())  // error: cannot conform
g(true ? vp : vp)  // error: cannot conform
g(opt ?? vp)  // error: cannot conform
g(values.map { $0 }[0])  // error: cannot conform
g(values.map { $0 }.first!)  // error: cannot conform
g((vp))
g(values.randomElement()!)
g(values.last!)  // error: cannot conform
g(opt!)
g(values.max { _, _ in true }!)
g(values.reduce(vp) { a, b in b })  // error: cannot conform
g({ vp }())  // error: cannot conform
g(values[values.startIndex])
g(values[values.count - 1])  // error: cannot conform
g(vp as any P)  // error: cannot conform
