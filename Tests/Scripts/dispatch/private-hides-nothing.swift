// Outside of the type that has it, a private member does not hide what a protocol extension has.
protocol P { func f() -> String }
extension P { func f() -> String { "default" }; func e() -> String { "ext" }; var w: Int { 1 } }
struct S: P { private func e() -> String { "pe" }; private var w: Int { 2 }; func all() -> String { "\(f()) \(w) \(e())" } }
let s = S()
print(s.all())
print(s.e())
print(s.w)
