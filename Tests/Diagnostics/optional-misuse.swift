let n = 1
if let m = n { print(m) } // error: Int
print(n!) // error: Int
print(n?.description) // error: optional
guard let k = n else { fatalError() } // error: Int
let o: Int? = 1
print(o + 1) // error: optional
let s: [String]? = ["a"]
print(s[0]) // error: optional
print(s.count) // error: optional
