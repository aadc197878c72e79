struct E: Error {}
enum F: Error { case eof }
let a: () throws(E) -> Int = { throw E() }  // error: thrown expression type `any Error` cannot be converted to error type `E`
let b: () throws(E) -> Int = { () throws(E) -> Int in throw E() }
let c: () throws(F) -> Int = { throw .eof }  // error: type `any Error` has no member `eof`
func g() throws(E) -> Int { throw E() }
let d: () throws(E) -> Int = { try g() }
let e: () throws(E) -> Int = { if true { throw E() }; return 1 }  // error: thrown expression type `any Error` cannot be converted to error type `E`
func h(_ f: () throws(E) -> Void) throws(E) { try f() }
func i() throws(E) { try h { throw E() } }  // error: thrown expression type `any Error` cannot be converted to error type `E`
func j<X: Error>(_ f: () throws(X) -> Void) throws(X) { try f() }
