// Where an optional of an optional is wanted, what gives a `T?` is likely that optional itself.
func f() {
let a: String?? = ("né" as String?).map { _ in ("Ember" as String?) }
print(a as Any)
let b: Int?? = (nil as Int?).map { _ in (nil as Int?) }
print(b as Any)
let c: Int?? = (nil as Int?).map { _ in 3 }
print(c as Any)
let d: Int?? = (nil as Int?).map { $0 + 1 }
print(d as Any)
let x: [Int??] = [1, nil].map { ($0 as Int?).map { $0 > 0 ? $0 : nil } }
print(x)
func g<T>(_ t: T) -> T? { t }
let e: Int?? = g(4)
print(e as Any)
let h: Int?? = g(nil)
print(h as Any)
let i: Int?? = [1, 2].first
let j: Int?? = [1, nil].first
print(i as Any, j as Any)
}
f()
// What a literal's member gives, as an optional.
print(("a".count as Int?) as Any, ("a".contains("e") as Bool?) as Any, ((-1.75).rounded() as Double?) as Any)
