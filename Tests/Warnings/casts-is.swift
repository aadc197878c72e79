// Tests whose outcome the types tell.
class Animal {}
class Dog: Animal {}
protocol P {}
struct S: P {}

let d = Dog()
let n = 3
let s: String? = "a"
if d is Animal { print("yes") }  // warning: `is` test is always true
if n is Int { print("int") }  // warning: `is` test is always true
if n is String { print("str") }  // warning: cast from `Int` to unrelated type `String` always fails
if S() is P { print("p") }  // warning: `is` test is always true
let any: Any = 3
if any is Int { print("ok") }
let xs = [1, 2]
print(xs is [Int], xs is [String])  // warning: `is` test is always true
print(s is String)  // warning: cast from `String?` to `String` only unwraps the optional
