func greet(_ name: String) -> String { "hi " + name }
func area(w: Int, h: Int) -> Int { w * h }
let env: [String: String] = ["user": "ann"]
let nums = [4, 5, 6]

print(greet(env["user"])) // error: value of optional
print(greet(env["user"] ?? "nobody"))
print(area(w: nums.first, h: 3)) // error: value of optional
print(area(w: nums[0], h: nums.max())) // error: value of optional
let joined = "a" + (env["user"] ?? "")
let total = nums.first! + nums.last!
var best: Int = nums.firstIndex(of: 5)!
best += 1
print(joined, total, best)
