// Endless recursion, errors that are never thrown, casts, optionals as text and as `Any`, repeated cases.
enum E: Error { case a, b(Int) }
func r(_ n: Int) throws -> Int { if n > 3 { throw E.a }; return n }
class Node { var next: Node?;
weak var w: Node?;
func loop() { loop() };  // warning: function call causes an infinite recursion
func other(_ o: Node) { o.other(self) }
  func maybe() -> Int { if next != nil { return maybe() }; return 1 } 
  var v: Int { get { v } set { v = newValue } }  // warning: function call causes an infinite recursion
  init() {}
  convenience init(_ n: Int) { self.init() }
  func both(_ b: Bool) { if b { both(false) } else { both(true) } }  // warning: function call causes an infinite recursion
  func loopy() { for _ in 0..<3 { loopy() } }
  func trap() { if next == nil { fatalError() }; trap() }  // warning: function call causes an infinite recursion
  func thr() throws { _ = try r(3); try thr() }
  func grd() { guard next != nil else { return }; grd() }
}
class Sub: Node { override func loop() { super.loop() } ;
override func other(_ o: Node) { self.other(o) } }  // warning: function call causes an infinite recursion
protocol P { func f() }
extension P { func f() { f() }; func g() { g() } }  // warning: function call causes an infinite recursion
struct S: P { subscript(i: Int) -> Int { self[i] };  // warning: function call causes an infinite recursion
static func st() { st() };  // warning: function call causes an infinite recursion
mutating func m() { m() }  // warning: function call causes an infinite recursion
  func opt(_ x: S?) { x?.opt(nil) } }
func a() throws -> Int {
    let x = try r(1) + r(2)
    let y = try? r(x)
    let z = try! r(3) + 4
    let k = try? 3  // warning: no calls to throwing functions occur within `try` expression
    let l = (try? r(2)) ?? 0
    return x + (y ?? 0) + z + (k ?? 0) + l
}
func b() {
    do { let n = try r(2); print(n) } catch E.a { print("a") } catch E.b(let k) { print("b") } catch { print(error) }  // warning: immutable value `k` was never used
    do { _ = try? r(2) } catch { print("x") }  // warning: `catch` block is unreachable because no errors are thrown in `do` bloc
    do { throw E.a } catch { }
    do { try [1].forEach { _ = try r($0) } } catch { }
    do { [1].forEach { _ = try? r($0) } } catch { }  // warning: `catch` block is unreachable because no errors are thrown in `do` bloc
    do { do { _ = try r(1) } catch E.a { } } catch { }
    do { do { _ = try r(1) } catch { } } catch { }  // warning: `catch` block is unreachable because no errors are thrown in `do` bloc
    do { do { _ = try r(1) } catch { throw error } } catch { }
    do { let f = { try r(3) }; print(type(of: f)) } catch { }  // warning: `catch` block is unreachable because no errors are thrown in `do` bloc
    do { let f = { try r(3) }; _ = try f() } catch { print("q") }
    do { defer { print("d") }; _ = try r(1) } catch { }
    do { if try r(1) > 2 { print("x") } } catch { }
    do { for x in try [r(1)] { print(x) } } catch { }
    do { print(try r(1)) } catch is E { } catch { }
    do { func inner() throws { throw E.a }; print("x") } catch { }  // warning: `catch` block is unreachable because no errors are thrown in `do` bloc
    do { let v = try? r(2), w = try! r(1); print(v as Any, w) } catch { }  // warning: `catch` block is unreachable because no errors are thrown in `do` bloc
}
func c(_ x: Int, _ s: String, _ o: Int?, _ any: Any, _ p: any P, _ n: Node) {
print(x as? Double as Any,  // warning: cast from `Int` to unrelated type `Double` always fails
 s as? Character as Any)  // warning: cast from `String` to unrelated type `Character` always fails
print(o as? Int as Any,  // warning: cast from `Int?` to `Int` only unwraps the optional
 o as! Int,  // warning: cast from `Int?` to `Int` only unwraps the optional
 o is Int)  // warning: cast from `Int?` to `Int` only unwraps the optional
print(any as? Int as Any,
 any as? Int? as Any,
 any is String)
print(p is S,
 p as? S as Any,
 n is Sub,
 n as? Sub as Any,
 n as! Sub)
print(S() is any P,  // warning: `is` test is always true
 S() as? any P as Any,  // warning: conditional cast from `S` to `any P` always succeeds
 S() as Any is S)
print([x] is [Any],
 [x] as? [Any] as Any,
 [any] as? [Int] as Any)
print(x is Any,  // warning: `is` test is always true
 x is any Equatable,  // warning: `is` test is always true
 x is any P,
 n is any P)
print(type(of: x) is Int.Type,  // warning: `is` test is always true
 (x, x) is (Int, Int))  // warning: `is` test is always true
print((1...3) is Range<Int>,
 3 as? Int as Any,  // warning: conditional cast from `Int` to `Int` always succeeds
 "a" is String,  // warning: `is` test is always true
 Optional(3) as Any is Int)
    let f: (Int) -> Int = { $0 }
print(f is (Int) -> Int,  // warning: `is` test is always true
 x as? Int? as Any,  // warning: conditional cast from `Int` to `Int?` always succeeds
 o as? Int? as Any)  // warning: conditional cast from `Int?` to `Int?` always succeeds
    switch any {
 case is Int: print("i");
 case let s as String: print(s);
 default: break }
    switch x {
 case is Int: print("i");  // warning: `is` test is always true
 default: break }
    switch n {
 case is Sub: print("sub");
 case let q as Node: print(q);  // warning: `as` test is always true
}
    if let y = x as? Int { print(y) }  // warning: conditional cast from `Int` to `Int` always succeeds
    if let q = n as? Sub { print(q) }
    guard let z = any as? Int, z is Int else { return }  // warning: `is` test is always true
print("\(o)",  // warning: string interpolation produces a debug description for an optional valu
 "\(o ?? 1)",
 "\(o!)",
 "\(o as Int?)",
 "\(String(describing: o))",
 "\(any)",
 "\([o])",
 "\(n.next)",  // warning: string interpolation produces a debug description for an optional valu
 "\(n.next?.next)",  // warning: string interpolation produces a debug description for an optional valu
 "\((o, 1))")
    let anyO: Any = o as Any,
anyP: Any = n.next  // warning: expression implicitly coerced from `Node?` to `Any`
    let d: [String: Any] = ["a": o,  // warning: expression implicitly coerced from `Int?` to `Any`
"b": 1]
    let e: [Any?] = [o,
1]
print(anyO,
 anyP,
 d,
 e,
 o,  // warning: expression implicitly coerced from `Int?` to `Any`
 n.next,  // warning: expression implicitly coerced from `Node?` to `Any`
 n.next?.v,  // warning: expression implicitly coerced from `Int?` to `Any`
 o.map { $0 + 1 },  // warning: expression implicitly coerced from `Int?` to `Any`
 [o],
 (o, 1))
print(x ?? 3,  // warning: left side of nil coalescing operator `??` has non-optional type `Int`
 o ?? nil ?? 3,
 (x as Int?) ?? 3,
 s.first ?? "a",
 n.next ?? n)
print(x == nil,  // warning: comparing non-optional value of type `Int` to `nil` always returns fal
 nil == x,  // warning: comparing non-optional value of type `Int` to `nil` always returns fal
 o == nil,
 nil != s,  // warning: comparing non-optional value of type `String` to `nil` always returns 
 any is Int == nil,  // warning: comparing non-optional value of type `Bool` to `nil` always returns fa
 (x as Int?) == nil,
 n.next == nil,
 p == nil)  // warning: comparing non-optional value of type `any P` to `nil` always returns f
print(x != nil && s != nil)  // warning: comparing non-optional value of type `Int` to `nil` always returns tru
    debugPrint(o, o as Any); print(o, terminator: "")  // warning: expression implicitly coerced from `Int?` to `Any`
    let str = String(describing: o)
print(str)
    assert(o != nil);
precondition(x != nil)  // warning: comparing non-optional value of type `Int` to `nil` always returns tru
}
func d(_ n: Int, _ e: E, _ b: Bool, _ o: Int?, _ t: (Int, Bool)) -> Int {
    switch n {
 case 1, 1: return 1;  // warning: case is already handled by previous patterns
 case 2: return 2;
 case 1...3: return 3;
 case 2: return 4;  // warning: case is already handled by previous patterns
 case let k where k > 2: return k;
 case _: return 0 }
    switch e {  // warning: will never be executed
 case .a: return 1;
 case .b(1): return 2;
 case .b(let x): return x;
 case .b: return 3 }  // warning: case is already handled by previous patterns
    switch e {
 case .a: return 1;
 case .b: return 2;
 @unknown default: return 3 }
    switch b {
 case true: return 1;
 case false: return 2;
 case true: return 3 }  // warning: case is already handled by previous patterns
    switch o {
 case nil: return 1;
 case let x?: return x;
 case .none: return 2 }  // warning: case is already handled by previous patterns
    switch o {
 case .some(3): return 1;
 case .some(3): return 2;
 case .some: return 2;
 case .none: return 3 }
    switch t {
 case (1, true): return 1;
 case (1, true): return 2;
 case (_, true): return 3;
 case (_, false): return 4;
 default: return 5 }
    switch "a" {
 case "a": return 1;
 case "b", "a": return 2;  // warning: case is already handled by previous patterns
 default: return 3 }
    switch 2.5 {
 case 2.5: return 1;
 case 2.5: return 2;  // warning: case is already handled by previous patterns
 default: return 3 }
    switch n {
 default: return 1 }
    switch n {
 case let x: return x }
    switch e {
 case let x: print(x) }
    switch (b, b) {
 case (true, true), (true, false): return 1;
 case (false, _): return 2;
 default: return 4 }
    switch e {
 case .a where n > 1: return 1;
 case .a: return 2;
 case .b: return 3;
 default: return 4 }
}
