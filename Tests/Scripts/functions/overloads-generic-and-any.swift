func f<T>(_ x: T) { print("generic") }
func f(_ x: Any) { print("any") }
f(3); f("a"); f([1])
let a: Any = 3
f(a)
func g(_ x: Any) { print("any") }
func g<T: Equatable>(_ x: T) { print("eq") }
g(3); g(a)
func h(_ x: Any?) { print("any?") }
func h<T>(_ x: T) { print("T") }
func h<T>(_ x: T?) { print("T?") }
h(3)
let o: Int? = 3
h(o)
func i(_ x: Any...) { print("many") }
func i<T>(_ x: T) { print("one") }
i(3)
struct S { func m(_ x: Any) { print("m any") }; func m<T>(_ x: T) { print("m T") }; init(_ x: Any) { print("i any") }; init<T>(_ x: T) { print("i T") } }
S(3).m("x")
func j(_ x: any Equatable) { print("existential") }
func j<T: Equatable>(_ x: T) { print("generic eq") }
j(3)
func k(_ x: Any) -> Int { 1 }
func k<T>(_ x: [T]) -> Int { 2 }
print(k([1]), k(3))
func l(_ x: AnyObject) { print("obj") }
func l<T>(_ x: T) { print("T") }
class C {}
l(C()); l(3)
