// What a requirement is met by must be seen wherever the type and the protocol are, even where there is a default.
protocol P { func f() -> String }
extension P { func f() -> String { "default" } }
struct S: P { private func f() -> String { "private" } }  // error: method `f()` must be `internal` because protocol `P` asks for it
private protocol Q { func g() }
struct T: Q { fileprivate func g() {} }
struct U: Q { private func g() {} }  // error: method `g()` must be `fileprivate` because protocol `Q` asks for it
T().g()
