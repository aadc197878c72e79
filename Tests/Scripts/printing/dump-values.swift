// dump of structs, tuples, arrays, enums, optionals, a one-entry dictionary; name, indent, maxDepth, maxItems.

struct Point { var x: Int, y: Int }
struct Line { var from: Point, to: Point, label: String? }
enum Mark { case none, dot(Point), pair(Int, String), named(size: Double) }

dump(42)
dump("text")
dump(2.5)
dump(true)
dump(Point(x: 1, y: 2))
dump(Line(from: Point(x: 0, y: 0), to: Point(x: 3, y: 4), label: "diagonal"))
dump(Line(from: Point(x: 0, y: 0), to: Point(x: 0, y: 1), label: nil))

print("-- collections")
dump([1, 2, 3])
dump([Int]())
dump(["only": [1.5, 2.5]])
dump(Set(["single"]))
dump([Point(x: 9, y: 8)])
dump([[1], [2, 3]])

print("-- enums, optionals, tuples, ranges")
dump(Mark.none)
dump(Mark.dot(Point(x: 5, y: 6)))
dump(Mark.pair(1, "one"))
dump(Mark.named(size: 2))
dump(Optional(7))
dump(nil as String?)
dump(Optional(Point(x: 1, y: 1)))
dump((1, "two"))
dump((name: "Ann", age: 30))
dump(1...3)
dump(())

print("-- options")
dump(Point(x: 1, y: 2), name: "corner")
dump([10, 20], name: "list", indent: 4)
dump(Line(from: Point(x: 0, y: 0), to: Point(x: 3, y: 4), label: "deep"), maxDepth: 1)
dump(Array(1...6), maxItems: 3)

// dump returns what it was given, and can write elsewhere.
let total = dump(1 + 2) * 10
print(total)
var text = ""
dump(Point(x: 7, y: 7), to: &text)
print(text.split(separator: "\n").count, text.hasPrefix("▿"))
