func plain(_ x: Int) -> Int { x }
func thr(_ x: Int) throws -> Int { x }
let a: Any = plain
let b: Any = thr
print(a is (Int) -> Int, a is (Int) throws -> Int, b is (Int) -> Int, b is (Int) throws -> Int)
let c: Any = { (x: Int) -> String in "\(x)" }
print(c is (Int) -> String, (c as? (Int) -> String)?(3) ?? "none", c is (Int) -> Any)
let f = plain as (Int) throws -> Int
print(try f(3))
let g: Any = f
print(g is (Int) throws -> Int, g is (Int) -> Int)
func as1() async -> Int { 1 }
let h: Any = as1
print(h is () async -> Int, h is () -> Int, h is () async throws -> Int)
let o: Any = Optional(plain) as Any
print(o is (Int) -> Int)
print(type(of: plain), type(of: thr), type(of: a), type(of: g))
let v: Any = { }
print(v is () -> Void, v is () throws -> Void, v is () -> ())
let i: Any = { (x: inout Int) in x += 1 }
print(i is (inout Int) -> Void, i is (Int) -> Void)
let throwing = a as? (Int) throws -> Int
do { print(try throwing!(7)) } catch { }
let many: [Any] = [plain, thr, 3]
for one in many { if let f = one as? (Int) throws -> Int { print((try? f(4)) ?? -1) } else { print("no") } }
struct E: Error {}
func typed(_ x: Int) throws(E) -> Int { x }
let ty: Any = typed
print(ty is (Int) throws -> Int, ty is (Int) throws(E) -> Int, a is (Int) throws(E) -> Int)
