func mean(_ xs: [Double]) -> Double {
    xs.reduce(0, +) / Double(xs.count)
}
func printAll(_ names: [String]) { names.forEach { print($0) } }

let ints = [1, 2, 3]
print(mean([1, 2, 3]))
print(mean(ints)) // error: cannot convert value
print(mean(4.0)) // error: cannot convert value
printAll("Ann") // error: cannot convert value
printAll(ints.map { String($0) })
let s: Set<Int> = [1, 2]
let arr: [Int] = s.sorted()
let pairs: [(Int, String)] = [(1, "a")]
print(arr, pairs)
