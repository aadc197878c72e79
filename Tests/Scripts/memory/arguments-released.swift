// In which order the arguments of a call are released, generic ones and existentials after the others.
protocol P {}
class A: P { let n: String; init(_ n: String) { self.n = n }; deinit { print("gone", n) } }
struct S: P { let a: A }
func direct(_ x: A, _ y: A) -> Int { print("direct"); return 1 }
func generic<T: P>(_ x: T, _ y: A) -> Int { print("generic"); return 1 }
func generic2<T: P>(_ x: T, _ y: T) -> Int { print("generic2"); return 1 }
func generic3<T: P>(_ x: A, _ y: T) -> Int { print("generic3"); return 1 }
func anyf(_ x: any P, _ y: A) -> Int { print("any"); return 1 }
func anys(_ x: any P, _ y: any P) -> Int { print("anys"); return 1 }
func st(_ x: S, _ y: S) -> Int { print("structs"); return 1 }
func direct3(_ x: A, _ y: A, _ z: A) -> Int { print("direct3"); return 1 }
func thr(_ x: A, _ y: A) throws -> Int { print("thr"); return 1 }
_ = direct(A("1"), A("2"))
_ = generic(A("1"), A("2"))
_ = generic2(A("1"), A("2"))
_ = generic3(A("1"), A("2"))
_ = anyf(A("1"), A("2"))
_ = anys(A("1"), A("2"))
_ = st(S(a: A("1")), S(a: A("2")))
_ = direct3(A("1"), A("2"), A("3"))
_ = try? thr(A("1"), A("2"))
_ = generic(S(a: A("1")), A("2"))
struct M { func m(_ x: A) { print("m") }; func g<T>(_ x: T, _ y: A) { print("g") } }
extension A { func me(_ x: A) { print("me") }; func mg<T>(_ x: T) { print("mg") } }
A("0").me(A("1"))
A("0").mg(A("1"))
M().g(A("1"), A("2"))
let v = generic(A("1"), A("2"))
print(direct(A("1"), A("2")), generic(A("3"), A("4")))
func mid() { let a = A("local"); let r = generic(a, A("2")) + direct(A("3"), A("4")); print(r) }
mid()
print("\(A("x").n) \(A("y").n)")
let arr = [A("e1").n, A("e2").n]
print(zip([A("z1")], [A("z2")]).map { $0.n + $1.n })
