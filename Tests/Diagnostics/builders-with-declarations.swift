@resultBuilder enum AB { static func buildBlock(_ p: Int...) -> [Int] { p } }
func arr(@AB _ f: () -> [Int]) -> [Int] { f() }
_ = arr { 1; func loc() -> Int { 8 }; 2 }  // error: closure containing a declaration cannot be used with result builder `AB`
_ = arr { struct S {}; 1 }  // error: closure containing a declaration cannot be used with result builder `AB`
_ = arr { typealias T = Int; 1 }  // error: closure containing a declaration cannot be used with result builder `AB`
@AB func f() -> [Int] { func loc() -> Int { 8 }; loc() }  // error: closure containing a declaration cannot be used with result builder `AB`
@AB func g() -> [Int] { enum E { case a }; 1 }  // error: closure containing a declaration cannot be used with result builder `AB`
@AB var v: [Int] { func loc() -> Int { 8 }; 1 }  // error: closure containing a declaration cannot be used with result builder `AB`
@AB func h(_ c: Bool) -> [Int] { 1; let x = 3; var y: Int { 4 }; x; y }
@AB func k(_ c: Bool) -> [Int] { do { func loc() -> Int { 8 }; 1 } }  // error: cannot convert value of type `[Int]` to expected argument type `Int`
