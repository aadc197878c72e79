// An operator may begin with a point.
infix operator .+: AdditionPrecedence
prefix operator **
func .+ (a: [Int], b: [Int]) -> [Int] { zip(a, b).map(+) }
prefix func ** (a: Int) -> Int { a * a }
print([1, 2] .+ [2, 3], [1].+[2])
print(**3)
let range = 0..<3
print(range.count, Int.max == .max, [1: 2].map(\.key))
let optional: [Int]? = [1]
print(optional?.count ?? 0, optional!.first!)
