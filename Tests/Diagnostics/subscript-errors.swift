let list = [1, 2]
print(list["a"]) // error: String
print(list[1.5]) // error: Int
let d = ["a": 1]
print(d[1] ?? 0) // error: String
let n: Int = d["a"] // error: optional
let s = "abc"
print(s[0]) // error: Int
