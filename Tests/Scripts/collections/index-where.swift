// The older name of `firstIndex(where:)`.
let xs = [3, 1, 2]
print(xs.index { $0 == 1 } ?? -1, xs.index(where: { $0 > 5 }) ?? -1, "abc".index { $0 == "c" }.map { "abc"[$0] } as Any)
