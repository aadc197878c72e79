// map, flatMap, optional patterns, comparison with values.
let five: Int? = 5
let none: Int? = nil
print(five.map { $0 * 2 } as Any, none.map { $0 * 2 } as Any)
print(five.flatMap { $0 > 3 ? "big" : nil } ?? "small", five.flatMap { $0 > 9 ? "big" : nil } ?? "small")
switch five {
case nil: print("nil")
case 5?: print("five")
case let n?: print(n)
}
switch none {
case .none: print("none")
case .some(let n): print(n)
}
switch five {
case .some(1...3): print("low")
case .some(let n) where n > 4: print("high", n)
default: print("else")
}
if case let n? = five { print("bound", n) }
if case .some(5) = five { print("is five") }
if case nil = none { print("is nil") }
let list: [Int?] = [1, nil, 3]
for case let n? in list { print("element", n) }
print(list.compactMap { $0 }, list.count, list)
print(list.map { $0 ?? 0 })
print(five == .some(5), none == .none, five != nil)
let a: Int? = .some(3)
let b = Optional(4)
let c: Int? = Optional.none
print(a as Any, b as Any, c as Any)
switch (five, none) {
case (let x?, let y?): print(x, y)
case (let x?, nil): print("only first", x)
case (nil, _): print("no first")
}
func find(_ n: Int, in xs: [Int]) -> Int? {
  for (i, x) in xs.enumerated() where x == n { return i }
  return nil
}
print(find(3, in: [1, 2, 3]) as Any, find(9, in: [1]) as Any)
print([five, none].contains(nil), five.map(String.init) ?? "-")
