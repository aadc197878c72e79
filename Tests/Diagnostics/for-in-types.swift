let count = 5
for i in count { print(i) } // error: for-in loop requires
for i in 0..<5.0 { print(i) } // error: for-in loop requires
for i in 1...3 { print(i) }
let point = (1, 2)
for p in point { print(p) } // error: for-in loop requires
struct Bag { var items = [1, 2] }
for b in Bag() { print(b) } // error: for-in loop requires
for (k, v) in ["a": 1] { print(k, v) }
let names: [String]? = ["x"]
for c in "abc" { print(c) }
if let names { for n in names { print(n) } }
