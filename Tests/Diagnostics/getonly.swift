struct Square {
    var side: Double
    var area: Double { side * side }
    static var unit: Square { Square(side: 1) }
    subscript(i: Int) -> Double { side * Double(i) }
}

protocol Named { var name: String { get } }
struct Cat: Named { var name: String }

var s = Square(side: 2)
s.side = 3
s.area = 16 // error: cannot assign to
s[2] = 4 // error: cannot assign through subscript: subscript is get-only
Square.unit = s // error: cannot assign to

var n: any Named = Cat(name: "Tom")
print(s.area, n.name, [1, 2].count)
var arr = [1, 2]
