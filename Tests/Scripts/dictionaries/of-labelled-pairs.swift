// An array of labelled pairs does where pairs without labels are asked for.
let sorted = ["one": 1, "two": 2].sorted { $0.value > $1.value }
print(Dictionary(uniqueKeysWithValues: sorted)["one"]!, Dictionary(sorted, uniquingKeysWith: +)["two"]!)
print(["one": 10].merging([(key: "one", value: 1)]) { $0 + $1 })
func keys<S: Sequence, K, V>(_ pairs: S) -> [K] where S.Element == (K, V) { pairs.map { $0.0 } }
print(keys(sorted), keys([(name: "a", count: 1)]))

// Nothing is everywhere.
print("abc".split(separator: ""), "abc".split(separator: "", maxSplits: 1))
print("abc".split(separator: "", omittingEmptySubsequences: false), "abc".ranges(of: "").count)
print("abc".replacing("", with: "-"))
