// What hangs on a type that is not there is not told again.
let bag = Bag() // error: cannot find
print(bag.heaviest.map { "\($0)" })
print(bag.heaviest.map { "\($0)" } ?? "nothing")
print(bag.heaviest.map { "\($0)" } ?? "nothing", bag.load)
print(bag.heaviest.map { $0 } ?? "nothing")
let x = bag.m.map { "n\($0)" }.joined
for a in bag.items.sorted(by: { $0 < $1 }) { print(a) }
func f(_ s: [Int]) {}
f(bag.items.filter { $0 > 1 })
let z = bag.a.reduce(0) { $0 + $1 }
infix operator <+>
func <+>(String p0: Int, _ p1: String) {} // error: an operator whose parameters have labels is not allowed
