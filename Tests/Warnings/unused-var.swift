// Values that nobody uses.
func total(_ xs: [Int]) -> Int {
    let n = xs.count  // warning: immutable value `n` was never used
    var sum = 0
    for x in xs { sum += x }
    let average = Double(sum)  // warning: immutable value `average` was never used
    return sum
}

func greet(_ name: String?) {
    if let name = name { print("hi") }  // warning: value `name` was defined but never used
    guard let other = name else { return }  // warning: value `other` was defined but never used
    for i in 0..<2 { print("x") }  // warning: immutable value `i` was never used
    let (a, b) = (1, 2)  // warning: immutable value `b` was never used
    print(a)
}
print(total([1]))
greet("a")
