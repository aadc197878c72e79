// What a subscript of an array or dictionary gives is known at once where the index is of just the type that it takes.
protocol P {}
struct S: P {}
enum K: Hashable { case a }
let key = "a"
let one = 1
var mkey = "a"
let values: [any P] = [S()]
var mvalues: [any P] = [S()]
struct H { var d: [String: any P] = [:]; var k = "a"; var vs: [any P] = [S()]; var i = 0 }
var h = H()
let dict: [String: any P] = ["a": S()]
var mdict: [String: any P] = ["a": S()]
let dk: [K: any P] = [.a: S()]
let di: [Int: any P] = [1: S()]
let dd: [Double: any P] = [1: S()]
func name() -> String { "a" }
func g(_ x: some P) { print("g", type(of: x)) }
g(dict["a"]!)
g(dict[key]!)
g(dict["\(one)"]!)
g(mdict[mkey]!)  // error: cannot conform
g(dk[.a]!)  // error: cannot conform
g(dk[K.a]!)
g(di[1]!)
g(di[one]!)
g(dd[1]!)  // error: cannot conform
g(h.d[h.k]!)  // error: cannot conform
g(dict[name()]!)
g(dict["a" + "b"]!)  // error: cannot conform
g(dict["a", default: S()])
g(mvalues[0])
g(h.vs[0])
g(h.vs[h.i])  // error: cannot conform
g(values[Int("0")!])  // error: cannot conform
g(values[-1])
g(values[+0])  // error: cannot conform
g(values[min(0, 1)])  // error: cannot conform
g((values)[0])
g(values[(0)])  // error: cannot conform
g([[vp()]][0][0])  // error: cannot conform
func vp() -> any P { S() }
let nested: [[any P]] = [[S()]]
g(nested[0][0])
let al: Array<any P> = [S()]
g(al[0])
let sl = values[0...]
g(sl[0])  // error: cannot conform
let c: ContiguousArray<any P> = [S()]
g(c[0])  // error: cannot conform
