// What stands in literals within literals has one type: of numbers the wider, of classes the one above.

class Shape {}
class Circle: Shape {}
class Square: Shape {}

let rows = [[Circle()], [], [Square()]]
let named = ["a": [Circle()], "b": [Square()]]
let keyed = [["a": Circle()], ["b": Square()], [:]]
let deep = [[[Circle()]], [[Square()]]]
let some = [[Circle()], nil, [Square(), nil]]
print(type(of: rows), type(of: named), type(of: keyed), type(of: deep), type(of: some))

let numbers = [[1], [2.5], []]
let counted = ["k": ["a": 1], "l": ["b": 2.5]]
let pairs = [([1], "a"), ([2.5], "b")]
print(numbers, type(of: counted), type(of: pairs))

func both<T>(_ first: T, _ second: T) -> T.Type { T.self }
print(both([Circle()], [Square()]), both([1], [2.5]), true ? [Circle()] : [Square()])
