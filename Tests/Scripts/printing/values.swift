// How values of every kind print.
struct Point { var x = 1; var y = 2.5 }
struct Named { let name = "n"; let point = Point(); let tags = ["a", "b"]; let none: Int? = nil; let some: String? = "s" }
struct Empty {}
class Foo { var x = 1 }
enum Plain { case one, two }
enum Payload { case none, number(Int), pair(Int, String), labelled(x: Int, y: String), text(String), nested(Plain) }
print(Point(), Named(), Empty())
print(Foo(), [Foo()], Optional(Foo()) as Any)
print(Plain.one, [Plain.one, .two], Optional(Plain.two) as Any)
print(Payload.none, Payload.number(1), Payload.pair(1, "a"), Payload.labelled(x: 1, y: "b"), Payload.text("t"))
print([Payload.nested(.one), .text("q")], Payload.nested(.two))
print([1, 2], ["a", "b"], [1.0], [true], [[1], [2, 3]], [Int](), [String]())
print(["k": 1], ["k": "v"], [1: [2]], [String: Int](), [Int: String]())
print((1, "a"), (x: 1, y: "b"), ((1, 2), [3]), (), [(1, "z")])
print(Optional(1) as Any, Optional("s") as Any, Int?.none as Any, [Optional(1), nil], ["k": Optional(2)])
print(Optional(Optional(1)) as Any, [Optional("s")], Optional([1]) as Any, Optional((1, "a")) as Any)
print("s", Character("c"), ["\"quoted\"", "line\nbreak", "tab\t", "\\"], [Character("c")])
print("\(Point())", "\([Point()])", "\(("a", 1))", "\(Plain.one)", "\(["x"])")
print(1...3, 1..<3, "a"..."c", 1..., ..<3)
print(Int.self, Point.self, [Int].self, Foo.self, (Int, String).self)
print(Substring("sub"), "abc".prefix(2), [1, 2, 3][1...], ["a", "b"].dropFirst())
struct Generic<T> { var value: T; var list: [T] = [] }
print(Generic(value: 1), Generic(value: "s", list: ["t"]), Generic(value: Generic(value: 1.5)))
class GenericClass<T> {}
print(GenericClass<Int>(), GenericClass<[String]>())
enum Outer { struct Inner { var a = 1 }; class Klass {}; enum E { case z } }
print(Outer.Inner(), Outer.Klass(), Outer.E.z, [Outer.E.z])
let any: Any = Point()
let protocolValue: any CustomStringConvertible = 5
print(any, protocolValue, [any, 1, "s"] as [Any])
print(nil as Int? as Any, [nil, 1] as [Int?])
print(zip([1], ["a"]).map { $0 }, Array([1, 2].enumerated()))
func f() {}
print(f())
