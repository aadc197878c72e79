func transform(_ xs: [Int], _ f: (Int) -> String) -> [String] { xs.map(f) }

let square: (Int) -> Int = { $0 * $0 }
let join: (String, String) -> String = { $0 + $1 }

print(transform([1, 2], { "\($0)" }))
let none: () -> Int = { x in x } // error: contextual closure type
let pred = [1, 2, 3].filter { $0 * 2 } // error: cannot convert value
print(join("a", "b"), pred)
print(transform([3], { _ in "x" }))
