class Shape {
    func area() -> Double { 0 }
    func name() -> String { "shape" }
}

class Square: Shape {
    var side = 2.0
    override func area() -> Double { side * side }
    override func perimeter() -> Double { 4 * side } // error: `perimeter()` does not
    override func name(upper: Bool) -> String { "SQUARE" } // error: `name(upper:)` does no
    override var color: String { "red" } // error: `color` does not
}

struct Plain {
    override func hi() {} // error: `override` can only
}

let s: Shape = Square()
print(s.area(), s.name())
Plain().hi()
