// As a value, a function that takes any number takes all that is left.
func all(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
func named(_ first: String, _ others: String...) -> String { first + others.map { "-" + $0 }.joined() }
let sum = all
let join = named
print(sum(), sum(1), sum(1, 2, 3))
print(join("a"), join("a", "b", "c"))
let typed: (Int...) -> Int = all
print(typed(4, 5))
