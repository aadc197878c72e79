protocol Shape { func area() -> Double }
struct Square: Shape { var s: Double; func area() -> Double { s * s } }
struct Circle: Shape { var r: Double; func area() -> Double { 3 * r * r } }

func make(_ big: Bool) -> some Shape { // error: function declares an
    if big {
        return Square(s: 10)
    } else {
        return Circle(r: 1)
    }
}

func one() -> some Shape { Square(s: 1) }
func text() -> some Shape { "hello" } // error: return type

var x = one()
x = Square(s: 2) // error: cannot assign value
let y: Square = one() // error: cannot convert value
print(make(true).area(), x.area(), y.area())
