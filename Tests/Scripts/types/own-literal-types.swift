// A script may say what literals are where nothing else is asked for.
typealias IntegerLiteralType = Double
typealias StringLiteralType = Substring
let x = 3
let text = "abc"
print(x, type(of: x), text, type(of: text), [1, 2])
let y: Int = 4
print(y, x / 2)
func kind<T>(_ value: T) -> String { "\(T.self)" }
print(kind(7), kind(true), kind(1.5))
