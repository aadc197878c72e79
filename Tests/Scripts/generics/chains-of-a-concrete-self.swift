// A bare dot where a generic parameter is asked for: the member says what `Self` is, the chain behind it may be of another type.
protocol Style { associatedtype In; associatedtype Out; func f(_ x: In) -> Out }
struct Plain<T>: Style { func f(_ x: T) -> String { "plain \(x)" }; func money(_ c: String) -> Money<T> { Money(c: c) } }
struct Money<T>: Style { let c: String; func f(_ x: T) -> String { "\(c) \(x)" } ; func wide() -> Money<T> { Money(c: c + "!") } }
extension Style { static func money<V>(code: String) -> Self where Self == Money<V> { Money(c: code) }
 static func plain<V>() -> Self where Self == Plain<V> { Plain() } }
extension Style where Self == Plain<Int> { static var number: Plain<Int> { Plain() } }
extension Int { func shown<S: Style>(_ s: S) -> S.Out where S.In == Int { s.f(self) } }
print(3.shown(.money(code: "x")))
print(3.shown(.money(code: "x").wide()))
print(3.shown(.number))
print(3.shown(.number.money("q")))
print(3.shown(.plain()))
enum Edge { case a, b }
struct Opt: OptionSet { let rawValue: Int; static let x = Opt(rawValue: 1), y = Opt(rawValue: 2) }
protocol Q0 { associatedtype T; func g(_ x: T) }
struct S1: Q0 { func g(_ x: [Edge]) { print(x) }; static func make(_ e: [Edge]) -> S1 { print(e); return S1() } }
extension Q0 where Self == S1 { static func of(_ e: [Edge], o: Opt = []) -> S1 { S1.make(e) } }
func use<Q: Q0>(_ q: Q) {}
use(.of([.a, .b]))
use(.of([.a, .b], o: [.x, .y]))
