// Behind a `?` that finds nothing, nothing is evaluated, also where what is asked lies within an existential.
protocol P: AnyObject { var a: [Int]? { get set } }
final class C: P { var a: [Int]? }
func next(_ i: Int) -> Int { print("next", i); return i + 1 }
func run(_ p: any P) {
  var n = 1
  let k = 5
  let none: Int? = nil
  p.a?.append(next(k))
  p.a?.append(none!)
  p.a?.append({ n += 1; return n }())
  p.a?[next(0) - 1] = next(k)
  p.a = [9]
  p.a?.append(next(k))
  p.a?.append({ n += 1; return n }())
  p.a?[next(0) - 1] = next(k)
  p.a?.append(next(n) + k)
  print(p.a!, n)
}
run(C())
protocol Q { func make() -> (any Q)?; func take(_ i: Int) -> Int }
struct S: Q { let on: Bool; func make() -> (any Q)? { on ? S(on: false) : nil }; func take(_ i: Int) -> Int { print("take", i); return i } }
func chain(_ q: any Q) { print(q.make()?.take(next(1)) as Any, q.make()?.make()?.take(next(2)) as Any) }
chain(S(on: true)); chain(S(on: false))
protocol R { associatedtype E; var one: E? { get }; func with(_ i: Int) -> Self? ; func show(_ i: Int) -> String }
struct T: R { let one: String?; func with(_ i: Int) -> T? { i > 2 ? self : nil }; func show(_ i: Int) -> String { "T\(i)" } }
func all(_ r: any R) { print(r.with(next(0))?.show(next(10)) as Any, r.with(next(2))?.show(next(20)) as Any) }
all(T(one: "x"))
func changing(_ r: any R) {
  var n = 0
  func step() -> Int { n += 1; return n }
  print(r.with(step())?.show(step()) as Any, r.with(5)?.show(step()) as Any, n)
}
changing(T(one: nil))
