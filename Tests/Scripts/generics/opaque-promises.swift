// What is known of an opaque result says what the types in the body are.
protocol P<A> { associatedtype A; var a: A { get } }
struct S<T>: P { var a: T }
func f() -> some P<Double> { S(a: 1) }
func g() -> some Sequence<Int?> { [1, 2] }
func h(_ b: Bool) -> some P<Any> {
  if b { return S<Any>(a: 1) }
  return S(a: "x")
}
let w: some Collection<Double> = [1, 2]
func k() -> [some P<Double>] { [S(a: 1)] }
func m() -> some P<[Int?]> { S(a: [1, nil]) }
struct V { var p: some P<Float> { S(a: 1.5) } 
  let q: some P<Float> = S(a: 1) }
func gen<T>(_ t: T) -> some P<T?> { S(a: t) }
func c() -> some P<(Int) -> Double> { S(a: { Double($0) }) }
func d() -> some P<(Int) -> Double> { S { x in 
  let y = x + 1
  return Double(y) } }
func e() -> some Collection<(Int, String)> { zip([1], ["a"]).map { ($0, $1) } }
func l() -> some Sequence<Int> { [1,2,3].lazy.filter { $0 > 1 }.map { $0 * 2 } }
print(f().a, Array(g()), h(true).a, h(false).a, w, k()[0].a, m().a, V().p.a, V().q.a, gen(3).a as Any, c().a(3), d().a(3), Array(e()), Array(l()))
