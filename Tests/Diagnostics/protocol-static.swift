protocol Shape {
    static var sides: Int { get }
    static func make() -> Self
    var name: String { get }
}
struct Tri: Shape {
    static let sides = 3
    static func make() -> Tri { Tri() }
    var name: String { "tri" }
}
struct Quad: Shape { // error: type
    let sides = 4
    func make() -> Quad { Quad() }
    var name: String { "quad" }
}
print(Shape.sides) // error: static member
print(Shape()) // error: `any Shape` cannot
let t: Shape = Tri()
print(t.sides, t.name, Tri.sides) // error: static member
