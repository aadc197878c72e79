enum E: Error { case a }
func a() throws(E) -> Int { throw .a }
func s(_ f: () throws(E) -> Int) -> String { "E" }
let f: () throws(E) -> Int = { throw E.a }  // error: cannot be converted to error type `E`
let g: () throws(E) -> Int = { try a() }
let h: () throws(E) -> Int = { if true { throw .a }; return try a() }  // error: has no member `a`
struct S { var k: () throws(E) -> Int }
let i = S(k: { try a() })  // error: cannot be converted to error type `E`
let i2 = S(k: { () throws(E) in try a() })
let i3 = s { return 1 }
let i4 = s { (try? a()) ?? 2 }
let i5 = s { do { return try a() } catch { return 2 } }
let i6 = s { do { return try a() } catch { throw error } }  // error: cannot be converted to error type `E`
let i7 = s { () throws(E) -> Int in do { return try a() } catch { throw error } }  // error: cannot be converted to error type `E`
var v: (Int) throws(E) -> Int = { _ in 1 }
v = { _ in try a() }  // error: cannot be converted to error type `E`
func r() -> () throws(E) -> Int { { try a() } }
