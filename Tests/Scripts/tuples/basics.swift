// Tuples: labels, destructuring, comparison, nesting.
let point = (3, 4)
print(point, point.0, point.1)
let named = (x: 1, y: 2)
print(named, named.x, named.y, named.0)
var t = (name: "a", count: 1)
t.count += 5
t.name = "b"
t.0 += "!"
print(t)
let (a, b) = point
let (_, second) = named
let (x, (y, z)) = (1, (2, 3))
print(a, b, second, x, y, z)
var p = 1, q = 2
(p, q) = (q, p)
print(p, q)
func divide(_ a: Int, by b: Int) -> (quotient: Int, remainder: Int) { (a / b, a % b) }
let d = divide(17, by: 5)
print(d, d.quotient, d.remainder)
let (quotient, remainder) = divide(9, by: 2)
print(quotient, remainder)
print((1, 2) == (1, 2), (1, "a") < (1, "b"), (2, 0) > (1, 9), (1, 2, 3) != (1, 2, 4))
let list = [(1, "one"), (2, "two")]
for (n, word) in list { print(n, word) }
for (index, (n, word)) in list.enumerated() { print(index, n, word) }
print(list[0].1, list.map { $0.0 }, list.first { $0.0 == 2 }?.1 ?? "-")
let nested = ((1, 2), (a: 3, b: (4, 5)))
print(nested, nested.0.1, nested.1.b.0)
let copy = t
t.name = "changed"
print(copy.name, t.name)
typealias Entry = (key: String, value: Int)
let entry: Entry = ("k", 9)
print(entry, entry.key)
let unlabelled: (String, Int) = entry
print(unlabelled)
func takes(_ e: Entry) -> String { e.key + "\(e.value)" }
print(takes(("z", 1)), takes((key: "y", value: 2)))
let optional: (Int, Int)? = (1, 2)
if let (m, n) = optional { print(m, n) }
var array = [(id: 1, on: false)]
array[0].on = true
print(array, ())
