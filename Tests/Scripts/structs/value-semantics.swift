// Copies are independent: structs, arrays, dictionaries, structs within them.
struct Inner { var values = [1, 2] }
struct Outer { var inner = Inner(); var name = "a" }
var a = Outer()
var b = a
b.inner.values.append(3)
b.name = "b"
print(a, b)
var list = [a, b]
list[0].inner.values[0] = 100
list[1].name += "!"
print(a.inner.values, list[0].inner.values, b.name, list[1].name)
for var item in list { item.name = "changed"; _ = item }
print(list.map { $0.name })
for i in list.indices { list[i].name = "item\(i)" }
print(list.map { $0.name })
var dictionary = ["k": a]
dictionary["k"]?.name = "in dictionary"
print(a.name, dictionary["k"]!.name)
var nested = [[1], [2]]
let before = nested
nested[0].append(9)
nested[1][0] = 7
print(before, nested)
func change(_ o: Outer) -> Outer {
  var o = o
  o.name = "copy"
  return o
}
print(change(a).name, a.name)
let captured = a
let show = { captured.name }
a.name = "later"
print(show(), a.name)
var tuple = (a, 1)
tuple.0.name = "tuple"
print(a.name, tuple.0.name)
final class Box { var outer: Outer; init(_ o: Outer) { outer = o } }
let box = Box(a)
let alias = box
alias.outer.name = "boxed"
print(a.name, box.outer.name)
var optional: Outer? = a
optional?.name = "some"
print(a.name, optional!.name)
