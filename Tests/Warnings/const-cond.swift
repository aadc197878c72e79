// Conditions that are always true.
func f() -> Int {
    let big = 3 is String  // warning: cast from `Int` to unrelated type `String` always fails
    if 4 is Double { print("never") }  // warning: cast from `Int` to unrelated type `Double` always fails
    guard case let x = 5 else { return 0 }  // warning: `guard` condition is always true
    if case _ = x { print("always") }  // warning: `if` condition is always true
    if case let y = x { print(y) }  // warning: `if` condition is always true
    return big ? 1 : 2
}
func g(_ n: Int) -> String {
    let v = n as? Int  // warning: conditional cast from `Int` to `Int` always succeeds
    return v == nil ? "nil" : "g"
}
print(f(), g(3))
