// Choices with nil among the elements of literals.
let b = Bool.random() || true
print(
  [1, b ? nil : 2].compactMap { $0 }, [1.5, b ? nil : 2].compactMap { $0 }, [[1], b ? nil : [2]].compactMap { $0 })
let w = "w"; print([w, b ? nil : "\(w)!"].compactMap { $0 })
print([w, b ? nil : "\(w)!"].compactMap { $0 }.joined(separator: " "))
let x = [1, b ? nil : 2], d = ["a": 1, "b": b ? nil : 2]
let xs: Set = [1, b ? nil : 2]
print(x, d["a"] as Any, xs.count, type(of: x), type(of: d))
print([b ? 1 : b ? nil : 3, 4].count, [b ? nil : 1, b ? 2.5 : nil])
