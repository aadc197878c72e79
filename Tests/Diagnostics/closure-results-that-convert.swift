// What a closure gives is a type variable of its own: what is open in its body, as the branches of `?:` are, does not know what the
// result becomes. Only where the closure itself is what a type is said of, it does.
protocol V { var a: Int { get } }
struct V1: V { var x: Int; var a: Int { x } }
struct V3: V { var a: Int { 3 } }
class A: V { var a: Int { 3 } }
class B: A {}
class C: A {}
let b = true
let i = 1, s = "a"
func g(_ f: () -> any V) {}
func gany(_ f: () -> Any) {}
func gopt(_ f: () -> (any V)?) {}
func gh(_ f: () -> AnyHashable) {}
func gA(_ f: () -> A) {}
func m<T>(_ f: () -> T) -> [T] { [f()] }
func t<T>(_ a: T, _ b: T) -> T { a }
let vs: [V] = (0..<16).map { $0 % 2 == 0 ? V1(x: $0) : V3() } // error: mismatching types
let ws: [V?] = [1, 2].map { _ in b ? V1(x: 1) : V3() } // error: mismatching types
let one: [V] = m { b ? V1(x: 1) : V3() } // error: mismatching types
g { b ? V1(x: 1) : V3() } // error: mismatching types
g { (b ? V1(x: 1) : V3()) } // error: mismatching types
g { return b ? V1(x: 1) : V3() } // error: mismatching types
g { t(V1(x: 1), V3()) } // error: expected argument type `V1`
g { [V1(x: 1), V3()][0] } // error: expected element type `V1`
g { b ? B() : V3() } // error: mismatching types
gopt { b ? V1(x: 1) : V3() } // error: mismatching types
gany { b ? V1(x: 1) : V3() } // error: mismatching types
gany { b ? 1 : "a" } // error: mismatching types
gh { b ? i : s } // error: mismatching types
let coerced = { b ? V1(x: 1) : V3() } as () -> any V // error: mismatching types
let optional: (() -> any V)? = { b ? V1(x: 1) : V3() } // error: mismatching types
let parenthesized: () -> any V = ({ b ? V1(x: 1) : V3() }) // error: mismatching types
let element: [() -> any V] = [{ b ? V1(x: 1) : V3() }] // error: mismatching types
let called: any V = { b ? V1(x: 1) : V3() }() // error: mismatching types

// These are well.
gA { b ? B() : C() }
gh { b ? 1 : "a" }
g { b ? V1(x: 1) : V1(x: 2) }
g { (b ? V1(x: 1) : V3()) as V }
gopt { b ? V1(x: 1) : nil }
let said: () -> any V = { b ? V1(x: 1) : V3() }
let within = { () -> any V in b ? V1(x: 1) : V3() }()
func body() -> any V { b ? V1(x: 1) : V3() }
func returned() -> () -> any V { { b ? V1(x: 1) : V3() } }

// What does nothing gives `()`, which converts where a result does, and only there.
func int(_ f: () -> Int) {}
int {} // error: missing return in closure expected to return `Int`
let empty: () -> Any = {} // error: missing return in closure expected to return `Any`
let emptyOptional: (() -> Any)? = {}
let emptyParenthesized: () -> Void? = ({})
gany {}

// Which of two branches is the wrong one nobody knows: what is told stands at the `?`.
let lines: [any V] = (0..<16).map { n in
  n % 2 == 0
    ? V1(x: n) // error: mismatching types
    : V3()
}
