func make<T>() -> [T] { [] }
func parse<T: LosslessStringConvertible>(_ s: String) -> T? { T(s) }
struct Box<Value> {
    var items: [Value] = []
    init() {}
}

let xs: [Int] = make()
let ys: [String] = make()
let n: Int? = parse("3")
let m: Double? = parse("4")
let c = Box<String>()
let e = [] // error: empty collection literal
let d = [:] // error: empty collection literal
let f = nil // error: `nil` requires a
print(xs, n as Any, c)
