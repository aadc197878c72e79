@resultBuilder
struct ListBuilder {
    static func buildBlock(_ parts: String...) -> [String] { parts }
}

func list(@ListBuilder _ content: () -> [String]) -> [String] { content() }

let flag = true
let a = list {
    "one"
    "two"
}
let b = list {
    "one"
    3 // error: cannot convert value
}
let c = list {
    "one"
    if flag { "two" } // error: type
}
let d = list {
    for i in 0..<3 { "item \(i)" } // error: control flow statement
}
print(a, b, c, d)
