func transform(_ xs: [Int], _ f: (Int) -> String) -> [String] { xs.map(f) }

let square: (Int) -> Int = { $0 * $0 }
let join: (String, String) -> String = { $0 + $1 }

print(transform([1, 2], { "\($0)" }))
print(transform([1, 2], square)) // error: cannot convert value
let bad: (Int) -> String = { $0 + 1 } // error: cannot convert value
let two: (Int, Int) -> Int = { $0 } // error: contextual closure type
let pred = [1, 2, 3].filter { $0 > 2 }
print(join("a", "b"), pred)
