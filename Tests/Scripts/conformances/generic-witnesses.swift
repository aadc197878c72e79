// A generic method stands for a requirement that is not; a default that is no more general goes before it.
protocol P { func f(_ x: Int) -> String; func pair(_ a: String, _ b: [Int]) -> String; static func made() -> Self }
struct S: P {
  func f<T>(_ x: T) -> String { "generic \(T.self) \(x)" }
  func pair<A, B>(_ a: A, _ b: [B]) -> String { "\(A.self) \(B.self) \(b.count)" }
  static func made<T>() -> T where T: ExpressibleByNilLiteral { nil }
  static func made() -> S { S() }
}
let p: any P = S()
print(p.f(3), S().f("a"), p.pair("x", [1, 2]), type(of: p).made())
func use<T: P>(_ t: T) { print(t.f(4), t.pair("z", []), T.made()) }
use(S())
protocol Q { associatedtype E; func put(_ e: E) -> String; func make() -> E }
struct R<X>: Q {
  let x: X
  func put<T>(_ e: T) -> String { "\(T.self)" }
  func make() -> X { x }
}
func q<T: Q>(_ t: T) -> String { t.put(t.make()) }
print(q(R(x: 3)), q(R(x: "s")), q(R(x: [1.5])))
class C: P {
  func f<T>(_ x: T) -> String { "C \(T.self)" }
  func pair<A>(_ a: A, _ b: [Int]) -> String { "C.pair \(A.self)" }
  required init() {}
  static func made() -> Self { Self() }
}
final class D: C { override func f<T>(_ x: T) -> String { "D \(T.self)" } }
let all: [any P] = [C(), D(), S()]
for one in all { print(one.f(1), one.pair("", [])) }
protocol G { func both<T>(_ x: T, _ n: Int) -> String }
struct H: G { func both<A, B>(_ x: A, _ n: B) -> String { "\(A.self) \(B.self)" } }
func g(_ x: some G) { print(x.both("a", 1), x.both(1.5, 2)) }
g(H())
protocol E2: Equatable {}
struct EQ: E2 { static func == <T>(a: EQ, b: T) -> Bool { true }; static func == (a: EQ, b: EQ) -> Bool { false } }
print(EQ() == EQ())
extension P { func f(_ x: Int) -> String { "default" } }
struct Best: P { func f<T>(_ x: T) -> String { "own" }; func pair(_ a: String, _ b: [Int]) -> String { "" } ; static func made() -> Best { Best() } }
let b: any P = Best()
print(b.f(3), Best().f(3))
