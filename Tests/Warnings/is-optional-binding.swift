// Bindings that nobody uses.
let n: Int? = 3
let arr = [1, 2, 3]
func f(_ o: String?) -> Int {
    if let o = o { return 1 }  // warning: value `o` was defined but never used
    if let _ = n { return 2 }
    guard let k = n else { return 3 }  // warning: value `k` was defined but never used
    while let z = n { break }  // warning: value `z` was defined but never used
    switch n {
    case let v?: return 4  // warning: immutable value `v` was never used
    case .some(let w): return w  // warning: case is already handled by previous patterns
    case nil: return 5
    }
}
if case let q? = n { print("q") }  // warning: value `q` was defined but never used
for (i, x) in arr.enumerated() { print(x) }  // warning: immutable value `i` was never used
print(f("a"))
