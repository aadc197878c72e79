// inout and variadic parameters.
func addOne(_ x: inout Int) { x += 1 }
var n = 1
addOne(&n)
addOne(&n)
print(n)
func swapThem<T>(_ a: inout T, _ b: inout T) {
  let t = a
  a = b
  b = t
}
var p = "p", q = "q"
swapThem(&p, &q)
print(p, q)
swap(&p, &q)
print(p, q)
struct Point { var x = 0, y = 0 }
func shift(_ p: inout Point, by d: Int) { p.x += d; p.y -= d }
var point = Point()
shift(&point, by: 3)
print(point)
addOne(&point.x)
print(point.x)
var xs = [1, 2, 3]
addOne(&xs[1])
print(xs)
func push(_ list: inout [Int], _ x: Int) { list.append(x) }
push(&xs, 9)
print(xs)
var byName = ["a": 1]
addOne(&byName["a", default: 0])
addOne(&byName["b", default: 10])
print(byName["a"]!, byName["b"]!)
struct Watched {
  var value = 0 { didSet { print("set", oldValue, value) } }
  var doubled: Int {
    get { value * 2 }
    set { print("setter", newValue); value = newValue / 2 }
  }
}
var w = Watched()
addOne(&w.value)
addOne(&w.doubled)
print(w.value)
func sum(_ xs: Int...) -> Int {
  var total = 0
  for x in xs { total += x }
  return total
}
print(sum(), sum(1), sum(1, 2, 3))
func tag(_ name: String, _ items: String..., end: String = ".") -> String {
  name + ":" + items.joined(separator: "+") + end
}
print(tag("a"), tag("b", "x", "y"), tag("c", "z", end: "!"))
func nested(_ x: inout Int) { addOne(&x); addOne(&x) }
nested(&n)
print(n)
