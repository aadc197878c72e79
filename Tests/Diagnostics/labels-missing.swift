struct Rect {
    var width: Double
    var height: Double
    func scaled(by f: Double) -> Rect { Rect(width: width * f, height: height * f) }
}

func power(_ base: Int, to exp: Int) -> Int {
    var r = 1
    for _ in 0..<exp { r *= base }
    return r
}

let a = Rect(3.0, 4.0) // error: missing argument label
let b = Rect(width: 3, height: 4)
print(b.scaled(2)) // error: missing argument label
print(power(2, 8)) // error: missing argument label
print(power(base: 2, to: 3)) // error: extraneous argument label
print(a)
