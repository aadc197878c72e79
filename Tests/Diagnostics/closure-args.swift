let nums = [3, 1, 2]
print(nums.map { $0 + 1 })
let s = nums.sorted { a in a > 1 } // error: contextual closure type
let m = nums.map { a, b in a + b } // error: contextual closure type
let r = nums.reduce(0) { $0 } // error: contextual closure type
let f: (Int) -> Int = { 3 } // error: contextual closure type
let g: () -> Int = { 4 }
print(s, m, r, f(1), g())
let d = ["a": 1].map { k, v in "\(k)\(v)" }
print(d)
