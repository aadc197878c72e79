func mean(_ xs: [Double]) -> Double {
    xs.reduce(0, +) / Double(xs.count)
}
func printAll(_ names: [String]) { names.forEach { print($0) } }

let ints = [1, 2, 3]
print(mean([1, 2, 3]))
print(mean(ints.map(Double.init)))
print(mean([4.0]))
printAll(ints.map { String($0) })
let s: Set<Int> = [1, 2]
let arr: [Int] = s // error: cannot convert value
let pairs: [(Int, String)] = ["a": 1] // error: cannot convert value
print(arr, pairs)
