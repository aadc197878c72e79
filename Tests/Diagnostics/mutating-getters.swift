struct Lazy {
    lazy var q = 1
    func read() -> Int { q }  // error: immutable
    mutating func change() -> Int { q }
}
let fixed = Lazy()
print(fixed.q)  // error: immutable
print(Lazy().q)  // error: immutable
var free = Lazy()
print(free.q, free.change())
class Holder { lazy var q = 1 }
let holder = Holder()
print(holder.q)
