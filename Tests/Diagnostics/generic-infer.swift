func make<T>() -> [T] { [] }
func parse<T: LosslessStringConvertible>(_ s: String) -> T? { T(s) }
struct Box<Value> {
    var items: [Value] = []
    init() {}
}

let xs: [Int] = make()
let ys = make() // error: generic parameter
let n: Int? = parse("3")
let m = parse("4") // error: generic parameter
let b = Box() // error: generic parameter
let c = Box<String>()
let e = [Int]()
let d = [String: Int]()
print(xs, n as Any, c)
