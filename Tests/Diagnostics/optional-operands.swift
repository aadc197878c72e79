let n: Int? = 3
let text: String? = "a"
let list: [Int]? = [1]
let table: [String: Int] = [:]
var count: Int? = 1
print(n + 1)  // error: value of optional type `Int?` must be unwrapped to a value of type `Int`
print(1 + n)  // error: value of optional type `Int?` must be unwrapped to a value of type `Int`
print(n < 3)  // error: value of optional type `Int?` must be unwrapped to a value of type `Int`
print(table["x"] * 2)  // error: value of optional type `Int?` must be unwrapped to a value of type `Int`
print(2 * table["x"] + 1)  // error: value of optional type `Int?` must be unwrapped to a value of type `Int`
print(text + "b")  // error: value of optional type `String?` must be unwrapped to a value of type `String`
print("b" + text)  // error: value of optional type `String?` must be unwrapped to a value of type `String`
print(list + [2])  // error: value of optional type `[Int]?` must be unwrapped to a value of type `[Int]`
print(-n)  // error: value of optional type `Int?` must be unwrapped to a value of type `Int`
count += 1  // error: value of optional type `Int?` must be unwrapped to a value of type `Int`
print(n + n)  // error: binary operator `+` cannot be applied to two `Int?` operands
print([1, 2].first + 1)  // error: value of optional type `Int?` must be unwrapped to a value of type `Int`
print(n == 3, text != "a")
print(n == "a")  // error: cannot convert value of type `String` to expected argument type `Int`
