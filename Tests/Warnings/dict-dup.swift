// Values of a dictionary that nothing is done with.
let a = ["x": 1, "y": 2]
let b = [1: "a", 2: "b", 3: "c"]
var seen: [String: Int] = [:]
seen["k"]  // warning: expression of type `Int?` is unused
seen["k"] = 3
a["x"]  // warning: expression of type `Int?` is unused
b.keys  // warning: expression of type `[Int : String].Keys` is unused
b.count  // warning: expression of type `Int` is unused
seen.removeValue(forKey: "k")
seen.updateValue(2, forKey: "z")
a.mapValues { $0 + 1 }  // warning: result of call to `mapValues(_:)` is unused
print(a.count, b.count, seen)
