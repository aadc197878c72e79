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
        if n < 0 { return nil } // error: only a failable
        v = n
    }
    init(age: Age) { self.init(age.years) }
}
let a: Age = Age(3) // error: value of optional
print(Age(4).years) // error: value of optional
let b = Age(5)
print(b!.years + 1)
if let c = Age(6) { print(c.years) }
let d = Strict(3)
