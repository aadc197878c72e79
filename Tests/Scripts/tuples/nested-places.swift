// Places in tuples within tuples; what is on the right is whole before any of them changes.
var a = 1, b = 2, c = 3
(a, (b, c)) = (c, (a, b))
print(a, b, c)
((a, b), c) = ((c, a), b)
print(a, b, c)
(_, (_, b)) = (1, (2, 9))
print(b)
var list = [1, 2], table = ["x": 1]
((list[0], list[1]), table["x"]) = ((list[1], list[0]), 7)
print(list, table)
struct Point { var x = 1; var y = (2, 3) }
var point = Point()
(point.x, (point.y.0, point.y.1)) = (9, (point.x, point.y.0))
print(point)
func nested() -> (Int, (String, [Int])) { (5, ("five", [5, 5])) }
var name = ""
(a, (name, list)) = nested()
print(a, name, list)
final class Held { deinit { print("gone") } }
var one: Held? = Held(), two: Held? = nil
(one, (two, _)) = (two, (one, Held()))
print(one == nil, two != nil)
two = nil

// A tuple by the name of its type.
typealias Pair = (x: Int, y: Int)
typealias Twice<T> = (first: T, second: T)
typealias Nothing = Void
print(Pair(x: 1, y: 2), Pair(3, 4), Twice<String>(first: "a", second: "b"), Twice(first: 1, second: 2))
print([1, 2].map { Pair(x: $0, y: 1) }, Nothing() == ())
let pair: Pair = Pair(5, 6)
print(pair.x + pair.y)
