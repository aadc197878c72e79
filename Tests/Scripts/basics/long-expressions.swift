let a = 1, b = 2.5, c = "x", d = [1, 2], e: Int? = nil
print("a" + String(a) + " b" + String(b) + " c" + c + " d" + String(d.count) + " e" + String(e ?? 0) + "!" + "\n" + c)
print("sum:", a + 2 * 3 - 4 + d[0] * d[1] - (a + 1) * 2 + d.reduce(0, +) + d.map { $0 * 2 }.reduce(0, +))
print(a, b, c, d, e as Any, a + 1, b * 2, c + "y", d + [3], (e ?? 1) + 1, -a, !true, a > 0 && b < 3 || c == "x", d.count == 2 ? "two" : "other")
print(Double(a) * 2 + b / 3 - 1.5 * 2 + Double(d.count) * 0.5 - 3)
print("\(a + 1) \(b * 2 - 1) \(c + "z" + "w") \(d.map { $0 + 1 })" + " and " + "\(a)" + c + "\(b)")
print(a == 1 && b == 2.5 && c == "x" && d == [1, 2] && e == nil && a != 2 && b != 3 && c != "y" && d != [] && a < 2)
print(DefaultIndices<[Int]>.self)
struct R: RandomAccessCollection { var startIndex: Int { 0 }; var endIndex: Int { 3 }; subscript(i: Int) -> Int { i } }
print(Array(R().indices), R().reversed().map { $0 }, Array(R().dropFirst()))
print(Array("abc".indices).count, [1, 2].lazy.map { $0 + 1 }.first!, [3, 4].reversed().first!, [1: 2].keys.first!, [1: 2].values.first!)
