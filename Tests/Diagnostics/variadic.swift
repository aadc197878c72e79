func sum(_ xs: Int...) -> Int { xs.reduce(0, +) }
func tag(_ names: String..., sep: String) -> String { names.joined(separator: sep) }
let list = [1, 2, 3]
print(sum(1, 2, 3), sum())
print(sum(list)) // error: cannot convert value
print(sum(1, "2")) // error: cannot convert value
print(tag("a", "b", sep: "-"))
print(tag("a", "b", "-")) // error: missing argument for
func two(_ a: Int..., b: Int) -> Int { a.count + b }
print(two(1, 2, b: 3))
