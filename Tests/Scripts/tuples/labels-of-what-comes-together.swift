let counts = ["a": 1]
let most = ["a": 1].max { $0.value < $1.value } ?? ("none", 0)
print(most, most.key, counts.first ?? ("z", 9), (counts.first ?? ("z", 9)).value)
let second = "abc".enumerated().first { $0.offset == 1 } ?? (9, "z")
print(second)
let nothing: (Int, Int)? = nil
print(nothing ?? (a: 3, b: 4))
print([(n: 1, s: "x"), (2, "y")], [(1, "x"), (n: 2, s: "y")])
print(["k": (n: 1, s: "x"), "l": (2, "y")]["k"]!)
let yes = counts.count == 1
print(yes ? (n: 1, s: "x") : (2, "y"), yes ? (2, "y") : (n: 1, s: "x"))
func one<T>(_ x: T, _ y: T) -> T { x }
print(one((n: 1, s: "x"), (2, "y")))
let labelled = (n: 1, s: "x")
let plain = (2, "y")
print(yes ? labelled : plain, yes ? plain : labelled, [labelled, plain], one(labelled, plain))
let all: [(n: Int, s: String)] = [plain, labelled]
print(all)
let least = [3, 1].enumerated().min { $0.element < $1.element } ?? (0, 0)
print(least.offset)
