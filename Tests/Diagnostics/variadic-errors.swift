func sum(_ n: Int...) -> Int { n.count }
print(sum([1, 2])) // error: Int
print(sum(1, "x")) // error: Int
