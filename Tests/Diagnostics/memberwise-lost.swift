struct Size {
    var w: Int
    var h: Int
    init(square: Int) { w = square; h = square }
}
struct Item {
    let id = 7
    var name: String
    lazy var big = name.uppercased()
}
class Box {
    var v: Int
    init(_ v: Int) { self.v = v }
}
let a = Size(square: 3)
let b = Size(w: 1, h: 2) // error: extra argument in
let c = Item(id: 3, name: "n") // error: extra argument in
let d = Item(name: "n")
let e = Box(v: 2) // error: extraneous argument label
let f = Box(3)
print(a, b, c, d.name, e.v, f)
