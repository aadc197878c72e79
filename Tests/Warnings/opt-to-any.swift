// Optionals where `Any` is asked for.
let n: Int? = 3
let s: String? = nil
let a: Any = n  // warning: expression implicitly coerced from `Int?` to `Any`
let list: [Any] = [1, s, "x"]  // warning: expression implicitly coerced from `String?` to `Any`
var dict: [String: Any] = [:]
dict["n"] = n
dict["m"] = n as Any
func take(_ x: Any) { print(x) }
take(n)  // warning: expression implicitly coerced from `Int?` to `Any`
take(n as Any)
take(n ?? 0)
print(a, list, dict)
debugPrint(s)  // warning: expression implicitly coerced from `String?` to `Any`
