struct Age {
    let years: Int
    init?(_ n: Int) {
        if n < 0 { return nil }
        years = n
    }
}
struct Strict {
    let v: Int
    init(_ n: Int) {
        if n < 0 { print("low") }
        v = n
    }
    init(age: Age) { self.init(age.years) }
}
let a: Age? = Age(3)
let b = Age(5)
print(b.years + 1) // error: value of optional
if let c = Age(6) { print(c.years) }
if let d = Strict(3) { print(d) } // error: initializer for conditional
