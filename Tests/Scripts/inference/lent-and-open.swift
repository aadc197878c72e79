// What a closure does with what it is lent says what that is, before what is asked of the result does.
let n = "aab".reduce(into: [:]) { $0[$1, default: 0] += 1 }["a", default: 0]
print(n)
if "hello".reduce(into: [:]) { $0[$1, default: 0] += 1 }["l"] == 2 { print("two") } else { print("other") }
print(zip("ab", 1...).reduce(into: [:]) { $0[$1.0] = $1.1 }["b"] as Any)
print("hello".reduce(into: [:]) { $0[$1] = true }.keys.contains("l"))
func count(_ text: String) -> Int { text.reduce(into: [:]) { $0[$1, default: 0] += 1 }["l"] ?? 0 }
print(count("hello"), "hello".reduce(into: [:]) { $0[$1, default: 0] += 1 }["l"]!)
