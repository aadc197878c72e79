// A `<` and what begins with a `>` behind it are no generic arguments, unless what follows says so.
let a = 1
let b = 2
struct Point { var n: Int }
struct Box<T>: Equatable { init() {} }
let p = Point(n: 1)
let q = Point(n: 2)
func both(_ x: Bool, _ y: Bool) { print(x, y) }

if a < b, b >= 1 { print("between") }
guard a < b, b >= a else { fatalError() }
while a < b, b >= a, true { break }
both(a < b, b >= a)
both(p.n < q.n, q.n >= p.n)
both(a<b, b>=a)
print(a < b, b >> 1, [a < b, b >= a], (a < b, b >= a))
print(a < b, b > a)
var c = 8
print(a < b, c >>= 1, c)
switch (a < b, b >= a) { case (true, true): print("both"); default: print("not both") }

let boxed: Any = Box<Int>()
print(boxed is Box<Int>, boxed as? Box<Int> == nil, boxed as! Box<Int> == Box<Int>(), boxed is Box<Int> == true)
let list: Any = [1]
print(list as? Array<Int> ?? [], list is Array<Int> ? 1 : 2, Box<Int>.self == Box<Int>.self)
let maybe: Optional<Int>=3
let nested: Array<Array<Int>>=[]
print(maybe as Any, nested)
