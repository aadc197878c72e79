let input = "42"
let n: Int = input // error: cannot convert value
print(n + 1)

let age = 30
let message = "I am " + age // error: binary operator `+` cannot be applied to operands of type `String` and `Int`
print(message)

func greet(name: String, times: Int) -> String {
    var out = ""
    for _ in 0..<times { out += "Hi \(name) " }
    return out
}

print(greet(name: "Ann", times: "3")) // error: cannot convert value
let label: String = 12 // error: cannot convert value
print(label)
