protocol P { func f() }
struct S { func f(_ n: Int) {} }
extension S: P {} // error: P
