func greet(_ name: String) -> String { "hi " + name }
func area(w: Int, h: Int) -> Int { w * h }
let env: [String: String] = ["user": "ann"]
let nums = [4, 5, 6]

print(greet(env["user"] ?? "nobody"))
let joined = "a" + env["user"] // error: value of optional type `String?` must be unwrapped to a value of type `String`
let total = nums.first + nums.last // error: binary operator `+` cannot be applied to two `Int?` operands
var best: Int = nums.firstIndex(of: 5) // error: value of optional
best += 1
print(joined, total, best)
