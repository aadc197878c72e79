// A generic type's own parameter, an AnyHashable, an optional of an optional, and a member's bare name, where one meaning of several is favoured or preferred.
struct G<U> {
  func f(_ p: U) -> String { "U" }
  func f(_ p: Int) -> String { "Int" }
  func g(_ p: U) -> Int { print("U"); return 1 }
  func g<V>(_ p: V) -> Int? { print("V"); return 1 }
}
print(G<Int>().f(1))
let r: Int? = G<Int>().g(1)
print(r as Any)

func oo(_ x: Int??) -> String { "Int??" }
func oo<T>(_ x: T?) -> String { "T?" }
let twice: Int?? = 1
print(oo(1 as Int??), oo(twice))

func h(_ d: [Int]) -> String { "[Int]" }
func h(_ d: [AnyHashable]) -> String { "[AnyHashable]" }
print(h([]))
func s(_ d: Set<Int>) -> String { "Set<Int>" }
func s(_ d: Set<AnyHashable>) -> String { "Set<AnyHashable>" }
print(s([]))
func d(_ d: [String: Int]) -> String { "[String: Int]" }
func d(_ d: KeyValuePairs<String, Int>) -> String { "pairs" }
func d(_ d: [AnyHashable: Any]) -> String { "[AnyHashable: Any]" }
print(d(["a": 1]), d([:]), d([1: "x"]))

enum Statics { static func f(_ x: ArraySlice<Int>) { print("slice") }
static func f(_ x: [AnyHashable]) { print("ah") } 
static func run() { f([1]) } }
Statics.run()
struct Instances { func f(_ x: ArraySlice<Int>) { print("slice") }
func f(_ x: [AnyHashable]) { print("ah") } 
func run() { f([1]); self.f([1]) } }
Instances().run()
func f(_ x: ArraySlice<Int>) { print("slice") }
func f(_ x: [AnyHashable]) { print("ah") } 
f([1])
// arity
struct A { func g<T>(_ x: T) { print("T") }; func g(_ x: Double, _ y: Int = 0) { print("D") }
 func run() { g(1.5); self.g(1.5) }; static func h<T>(_ x: T) { print("T") }; static func h(_ x: Double, _ y: Int = 0) { print("D") }; static func run2() { h(1.5); A.h(1.5) } }
A().run(); A.run2()
// same type arg
struct B { func g(_ x: Any, _ y: Int = 1) { print("Any") }; func g(_ x: Int?) { print("I?") }; func g(_ x: [Any]) { print("[") }
 func run() { let i = 1; g(i); self.g(i) } }
B().run()
struct C { func k(_ x: Double) { print("D") }; func k<T: FloatingPoint>(_ x: T) { print("T") }; func k(_ x: Any) { print("A") }
 func run() { let d = 2.0; k(d); self.k(d); k(1); self.k(1) } }
C().run()
