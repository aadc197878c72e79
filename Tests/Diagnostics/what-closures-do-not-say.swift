// What closures give, where the compiler finds nothing that fits: what comes first decides, and what is left open stays so.
let c = CommandLine.argc > 0
func show<T>(_ t: T) { print(t, T.self) }
enum E { case a, b(Int) }
class Animal { }
class Dog: Animal { }
class Cat: Animal { }
func own<T>(_ f: () -> T) -> T { f() }
func opt<T>(_ f: () -> T?) -> T? { f() }
func arr<T>(_ f: () -> [T]) -> [T] { f() }
func both<T>(_ f: () -> T, _ g: () -> T) -> T { f() }
func two<T, U>(_ f: () -> (T, U)) -> (T, U) { f() }
func res<T>(_ f: () -> Result<T, Error>) -> Result<T, Error> { f() }
func set<T: Hashable>(_ f: () -> Set<T>) -> Set<T> { f() }
func thr<T>(_ f: () throws -> T) rethrows -> T { try f() }
protocol P {
    associatedtype A
    var a: A { get }
}
struct PI: P { var a = 1 }
struct PS: P { var a = "s" }
func pa<T: P>(_ f: () -> T) -> T.A { f().a }
func num<T: Numeric>(_ f: () -> T) -> T { f() }
func num2<T: FloatingPoint>(_ f: () -> T) -> T { f() }
func gov<T>(_ f: () -> T?) -> String { "optional \(T.self)" }
func gov<T>(_ f: () -> [T]) -> String { "array \(T.self)" }

func a1() {
    show(own { if c { E.a } else { .b(1) } })  // error: cannot infer contextual base in reference to member `b`
}
func a2() {
    show(opt { if c { nil } else { 1 } })  // error: generic parameter `T` could not be inferred
}
func a3() {
    show(own { if c { 1 } else { nil } })  // error: `nil` requires a contextual type
}
func a4() {
    show(own { return if c { 1 } else { 2.5 } })  // error: result values of the branches have mismatching types `Int` and `Double`
}
func a5() {
    show(opt { if c { return nil }; return 1 })  // error: generic parameter `T` could not be inferred
}
func a6() {
    show(own { if c { return 1 }; return nil })  // error: `nil` is not compatible with expected value's type `Int`
}
func a7() {
    show(own { if c { return nil }; return 1 })  // error: `nil` requires a contextual type
}
func a8() {
    show(own { if c { return 1 }; return 2.5 })  // error: cannot convert return expression of type `Double` to return type `Int`
}
func a9() {
    show(res { if c { .failure(CancellationError()) } else { .success(1) } })  // error: generic parameter `T` could not be inferred
}
func a10() {
    show(gov { if c { [1] } else { [2] } })  // error: ambiguous use of `gov`
}
func a11() {
    show(gov { if c { return [1] }; return [2] })  // error: ambiguous use of `gov`
}
func a12() {
    show([1, 2].map { if $0 == 1 { Optional("a") } else { nil } })  // error: `nil` requires a contextual type
}
func a13() {
    show([1, 2].first.flatMap { x in if x == 2 { return nil }; return "\(x)" })  // error: generic parameter `U` could not be inferred
}
func a14() {
    let z = if c { 1 } else { nil }  // error: `nil` requires a contextual type
    show(z)
}
func a15() {
    show(own { if c { "a" } else if !c { "b" } else { nil } })  // error: `nil` requires a contextual type
}
func a16() {
    show(own { let x: Int? = 5; if c { return 1 }; return x })  // error: value of optional type `Int?` must be unwrapped to a value of type `Int`
}
func a17() {
    show(arr { if c { [3] } else { [1, 2.5] } })  // error: cannot convert value of type `Double` to expected element type `Int`
}
func a18() {
    show(arr { if c { return [3] }; return [1, 2.5] })  // error: cannot convert value of type `Double` to expected element type `Int`
}
func a19() {
    show(opt { if c { throw CancellationError() } else { 1 } })  // error: invalid conversion from throwing function of type `() throws -> _?` to non-throwing function type `() -> _?`
}
func a20() {
    let k4 = { (x: Int) in if x == 1 { E.a } else { .b(1) } }  // error: cannot infer contextual base in reference to member `b`
    show(k4(1))
}
func a21() {
    let k6 = { (x: Int) in if x == 1 { return nil }; return 1 }  // error: `nil` requires a contextual type
    show(k6(1))
}
func a22() {
    show(opt { if c { return Dog() }; return Cat() })  // error: cannot convert return expression of type `Cat` to return type `Dog`
}
func a23() {
    show(own { if c { return Dog() }; return Animal() })  // error: cannot convert return expression of type `Animal` to return type `Dog`
}
func a24() {
    show(["a": 1].mapValues { if $0 == 1 { E.a } else { .b($0) } })  // error: cannot infer contextual base in reference to member `b`
}
func a25() {
    show(both({ if c { return 1 }; return 2 }, { if c { 2.5 } else { 1 } }))  // error: result values of the branches have mismatching types `Double` and `Int`
}
func a26() {
    show(both({ nil }, { if c { return 2.5 }; return 1 }))  // error: `nil` is not compatible with expected value's type `Double`
}
func a27() {
    show(thr { if c { 1 } else { throw CancellationError() } })  // error: call can throw, but it is not marked with `try` and the error is not handled
}
func a28() {
    show(set { if c { [] } else { [1] } })  // error: type `Any` cannot conform to `Hashable`
}
func a29() {
    show(set { if c { return [1] }; return [2.5] })  // error: cannot convert value of type `Double` to expected element type `Int`
}
func a30() {
    show(num2 { if c { 1 } else { 2 } })  // error: `num2(_:)` requires that `Int` conform to `FloatingPoint`
}
func a31() {
    show(num2 { if c { return 1 }; return 2 })  // error: `num2(_:)` requires that `Int` conform to `FloatingPoint`
}
func a32() {
    show(own { if c { ("a", nil) } else { ("b", 1) } })  // error: `nil` requires a contextual type
}
func a33() {
    show(two { if c { ("a", nil) } else { ("b", 1) } })  // error: `nil` is not compatible with expected value's type `Int`
}
func a34() {
    show(Dictionary(uniqueKeysWithValues: [1, 2].map { x in if x == 1 { return (x, "a") }; return (x, nil) })[1] as Any)  // error: `nil` is not compatible with expected value's type `String`
}
func a35() {
    show([1, 2].compactMap { x in guard x > 1 else { return nil }; return x })  // error: generic parameter `ElementOfResult` could not be inferred
}
func a36() {
    show([1, 2].compactMap { x in guard x > 1 else { return nil }; return "\(x)" })  // error: generic parameter `ElementOfResult` could not be inferred
}
func a37() {
    show([1, 2].compactMap { x in guard x > 1 else { return nil }; return (x, "a") }.count)  // error: generic parameter `ElementOfResult` could not be inferred
}
func a38() {
    show([1, 2].compactMap { x in switch x { case 1: return nil; default: return E.a } })  // error: generic parameter `ElementOfResult` could not be inferred
}
func a39() {
    let g5: Optional = if c { nil } else { 1 }  // error: cannot find out the type of this expression
    show(g5 as Any)
}
func a40() {
    show(opt { if c { if c { nil } else { .b(2) } } else { E.a } })  // error: generic parameter `T` could not be inferred
}
func a41() {
    let an29 = own { if c { 1 } else { 2 } } + own { if c { return 1 }; return 2 }  // error: ambiguous use of `+`
    show(an29)
}
func a42() {
    show(own { if c { return 1 } else { return "a" } })  // error: cannot convert return expression of type `String` to return type `Int`
}
func a43() {
    show(own { for x in [1, 2] { if x == 2 { return "two" } }; return nil })  // error: `nil` is not compatible with expected value's type `String`
}
func a44() {
    show(opt { if c { undefined } else { 1 } })  // error: generic parameter `T` could not be inferred
}
func a45() {
    show(own { if c { 1 } else { undefined } })  // error: cannot find `undefined` in scope
}
func a46() {
    show(arr { if c { [undefined] } else { [] } })  // error: cannot find `undefined` in scope
}
func a47() {
    show(arr { if c { return [1] }; return undefined })  // error: cannot find `undefined` in scope
}
func a48() {
    show([1].map { if $0 == "a" { 1 } else { 2 } })  // error: binary operator `==` cannot be applied to operands of type `Int` and `String`
}
func a49() {
    show([1].map { if $0 == 1 { $0.foo } else { 2 } })  // error: value of type `Int` has no member `foo`
}
func a50() {
    show([1].compactMap { x in if x == 1 { return x.foo }; return nil })  // error: generic parameter `ElementOfResult` could not be inferred
}
func a51() {
    show([1].map { x in let y = x.foo; if y { return 1 }; return 2 })  // error: value of type `Int` has no member `foo`
}
func a52() {
    func g() -> Any { let x = [] ; return x }  // error: empty collection literal requires an explicit type
}
func a53() {
    let m: [Int] = [1, 2].flatMap { x in if x == 1 { return [] }; return [x] }  // error: cannot convert return expression of type `[Any]` to return type `Int`
    show(m)
}
func a54() {
    let x = own { if c { return 1 }; return 2 } < own { if c { return 1 }; return 2 }  // error: ambiguous use of `<`
    show(x)
}
func a55() {
    let x = -own { if c { return 1 }; return 2 }  // error: ambiguous use of `-`
    show(x)
}
func a56() {
    let x = Double(own { if c { return 1 }; return 2 })  // error: ambiguous use of `init`
    show(x)
}
func a57() {
    let f: () -> Void? = { }  // error: missing return in closure expected to return `()?`
    show(f() as Any)
}
func a58() {
    func g() -> Void? { return }  // error: non-void function should return a value
    show(g() as Any)
}
func a59() {
    show(own { throw CancellationError() } as Any)  // error: invalid conversion from throwing function of type `() throws -> Any` to non-throwing function type `() -> Any`
}
func a60() {
    let n = 5
    _ = arr { if c { return n }; return [1] }  // error: cannot convert value of type `Int` to closure result type
}
func a61() {
    _ = own { if c { return .b(1) }; return E.a }  // error: cannot find out the type of this expression
}
func a62() {
    show(both({ nil }, { if c { 2.5 } else { 1 } }))  // error: result values of the branches have mismatching types `Double` and `Int`
}
func a63() {
    show(pa { if c { PI() } else { PS() } })  // error: result values of the branches have mismatching types `PI` and `PS`
}
func a64() {
    show(num { if c { 1 } else { 2.5 } })  // error: result values of the branches have mismatching types `Int` and `Double`
}
func a65() {
    show(num { if c { 1.5 } else { 2 } })  // error: result values of the branches have mismatching types `Double` and `Int`
}
func a66() {
    show(num2 { if c { 1.0 } else { 2 } })  // error: result values of the branches have mismatching types `Double` and `Int`
}
func a67() {
    let m: [Int] = [1, 2].flatMap { if $0 == 1 { [] } else { [$0] } }  // error: result values of the branches have mismatching types `[Any]` and `Int`
    show(m)
}
