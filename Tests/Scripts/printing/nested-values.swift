// print of structs, enums, optionals, tuples and collections inside each other: quotes, labels, module names, nil.

struct Coin { var cents: Int }
struct Purse { var coins: [Coin], owner: String?, note: (String, Int), kind: Kind = .leather(shade: "brown") }
enum Kind { case cloth, leather(shade: String) }
enum Tree { indirect case node(Tree, Int, Tree); case leaf }
enum Compass: String, CaseIterable { case north = "N", south = "S" }
struct Named: CustomStringConvertible { var description: String { "named" } }
struct Outer { struct Inner { var value = 1 }; enum Mode { case on, off }; var inner = Inner(), mode = Mode.on }

// On the outside strings are bare; inside anything they are quoted.
print("bare", ["quoted"], ("quoted", 1), ["k": "v"], Optional("quoted") as Any, Coin(cents: 5))
print(Purse(coins: [Coin(cents: 1), Coin(cents: 2)], owner: "Ann", note: ("n", 2)))
print(Purse(coins: [], owner: nil, note: ("", 0), kind: .cloth))

// Enums: the bare name at the top, module-qualified in containers.
print(Kind.cloth, Kind.leather(shade: "red"), [Kind.cloth], [Kind.leather(shade: "red")], (Kind.cloth, 1),
      Optional(Kind.cloth) as Any)
print(Compass.north, [Compass.north, .south], Compass.allCases, Compass.north.rawValue, ["c": Compass.south])
print(Tree.node(.leaf, 1, .node(.leaf, 2, .leaf)))
print(Outer(), [Outer.Inner()], Outer.Mode.off, [Outer.Mode.off], Outer.Inner.self, [Outer.Inner.self])

// Structs in arrays are module-qualified too, unless they describe themselves.
print([Coin(cents: 1)], [Named()], (Coin(cents: 1), Named()), ["c": Coin(cents: 3)], Optional(Coin(cents: 4)) as Any)

// Tuples keep labels, nest, and show single values plainly.
print((1, 2), (x: 1, y: 2), (1, (2, "three")), ((a: 1, b: [2]), nil as Int?), ())
print([(1, "a")], [(name: "n", coin: Coin(cents: 1))], Optional((1, 2)) as Any)

// Optionals at several depths.
print([1, nil], [[nil, 2], []] as [[Int?]], ["k": nil] as [String: Int?], Optional(Optional(1)) as Any,
      [Optional("s")], (nil as String?, 1))
struct Form {
  var name: String?
  var age: Int??
  var tags: [String?]
}
print(Form(name: nil, age: .some(nil), tags: ["x", nil]), Form(name: "n", age: 3, tags: []))

// Characters, substrings, floats, ranges and sets inside.
print(["a" as Character], ["abc".dropFirst()], [1.0, -0.5], [1...2], Set(["one"]), [Set([1])],
      ("c" as Character, "s".prefix(1)))
print(["tab\t", "quote\"", "line\n", "back\\", "é✓"], ["\u{1F600}", "\0"])
print([[]] as [[Int]], [[:]] as [[Int: Int]], [[1: ["x": [2.5]]]], [Any](),
      [1, "a", 2.5, nil as Int? as Any, [3], ("t", 4)] as [Any])

// Through interpolation all that is the same.
print("\([Kind.cloth]) \(("a", 1)) \(["s"]) \([Optional(1)]) \(Coin(cents: 9)) \(Compass.south)")

// Errors and protocol-typed values print as what they are.
enum Failure: Error { case missing(String), timeout }
protocol Thing {}
extension Coin: Thing {}
let error: Error = Failure.missing("key")
let thing: Thing = Coin(cents: 50)
print(error, thing, [error], [thing], Result<Int, Failure>.success(1), Result<Int, Failure>.failure(.timeout))

// Generic types and nested generic enums.
struct Box<T> { var content: T }
enum Either<L, R> { case left(L), right(R) }
print(Box(content: 1), Box(content: "s"), Box(content: Box(content: [1])), Either<Int, String>.left(1),
      [Either<Int, String>.right("r")])
