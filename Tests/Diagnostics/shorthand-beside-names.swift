let rows = [[1], [2]]
print(rows.map { $0.map { cell in cell + $0.count } })  // error: `$0` in a closure that names its parameters is not allowed
print(rows.map { row in row.map { $0 + row.count } })
