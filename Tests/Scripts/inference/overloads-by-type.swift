// Notice: among overloads the most specific one wins: concrete before generic, constrained before free, Any last.
func name(_ n: Int) -> String { "Int" }
func name(_ n: Double) -> String { "Double" }
func name(_ s: String) -> String { "String" }
func name<T>(_ t: T) -> String { "some T" }
func name<T: Numeric>(_ t: T) -> String { "a number" }
func name<T>(_ list: [T]) -> String { "a list" }
func name(_ list: [Int]) -> String { "Ints" }

print(name(1), name(1.0), name("x"), name(true))
print(name(UInt8(1)), name(Float(2)))
print(name([1]), name(["a"]), name([Double]()))
print(name(Optional("x")), name(("a", 1)), name("x" as Character))

// The choice is made at compile time, from the static type.
func viaGeneric<T>(_ t: T) -> String { name(t) }
func viaNumeric<T: Numeric>(_ t: T) -> String { name(t) }
print(viaGeneric(1), viaNumeric(1))
let box: Any = 1
print(name(box))
if let n = box as? Int { print(name(n)) }

// Protocols: the refined one is more specific.
protocol Shape {}
protocol Polygon: Shape { var sides: Int { get } }
struct Circle: Shape {}
struct Square: Polygon { var sides = 4 }
func tell<S: Shape>(_ s: S) -> String { "a shape" }
func tell<P: Polygon>(_ p: P) -> String { "\(p.sides) sides" }
func tell(_ c: Circle) -> String { "round" }
print(tell(Circle()), tell(Square()))
let shapes: [any Shape] = [Circle(), Square()]
print(shapes.map { tell($0) })

// Classes: the nearest static type wins.
class Tool {}
class Hammer: Tool {}
class Mallet: Hammer {}
func use(_ tool: Tool) -> String { "use" }
func use(_ hammer: Hammer) -> String { "hit" }
let tool: Tool = Mallet()
print(use(Tool()), use(Hammer()), use(Mallet()), use(tool))

// A generic parameter against an existential one.
func pack(_ item: any Shape) -> String { "existential" }
func pack<S: Shape>(_ item: S) -> String { "generic" }
func ship(_ items: [any Shape]) -> String { "mixed crate of \(items.count)" }
func ship<S: Shape>(_ items: [S]) -> String { "crate of \(S.self)" }
print(pack(Circle()), pack(shapes[0]), ship([Circle()]), ship([Circle(), Square()]), separator: ", ")

// Closures: overloads told apart by what the closure takes.
func run(_ body: () -> Int) -> String { "no argument: \(body())" }
func run(_ body: (Int) -> Int) -> String { "one argument: \(body(20))" }
func run(_ body: (Int, Int) -> Int) -> String { "two arguments: \(body(3, 4))" }
print(run { 5 }, run { $0 + 1 }, run { $0 * $1 }, separator: ", ")
print(run(+))
