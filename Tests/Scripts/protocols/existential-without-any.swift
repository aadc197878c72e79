protocol P { associatedtype T; func f() -> T }
protocol Q { func g() }
struct S: P, Q { func f() -> Int { 1 }; func g() { print("g") } }
let p: P = S()
print(p.f())
let q: Q = S()
q.g()
func u(_ p: P) -> Any { p.f() }
print(u(S()))
let arr: [P] = [S()]
print(arr.count)
var o: P? = nil
o = S()
print(o != nil)
if let x = S() as? P { print(x.f()) }
protocol R { func eq(_ o: Self) -> Bool; func h() }
extension S: R { func eq(_ o: S) -> Bool { true }; func h() { print("h") } }
let r: R = S()
r.h()
print(r is P)
let c: Comparable = 3
print(c)
let coll: Collection = [1, 2]
print(coll.count)
