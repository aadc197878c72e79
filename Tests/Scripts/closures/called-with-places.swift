struct Bad: Error {}
var n = 1
let r = { (x: inout Int) -> Int in x += 1; return x * 10 }(&n)
print(n, r)
let q: Int = { $0 += 5; return $0 }(&n)
print(n, q)
struct S { var items = [1, 2] }
var s = S()
_ = { (list: inout [Int], by: Int) in list = list.map { $0 * by } }(&s.items, 3)
print(s.items)
do { try { (x: inout Int) throws in x += 1; throw Bad() }(&n) } catch { print(error, n) }
func f() -> Int { var k = 0; _ = { (a: inout Int) in a = 7 }(&k); return k }
print(f())
print({ (x: Int) in x + 1 }(3), { $0 * $1 }(3, 4))
