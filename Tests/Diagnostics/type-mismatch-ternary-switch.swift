let flag = true
let a: Int = flag ? 1 : "two" // error: Int
let n = 3
switch n {
case "three": print("no") // error: Int
default: break
}
switch "x" {
case 1...3: print("no") // error: String
default: break
}
enum E { case a }
switch E.a {
case .b: break // error: b
case .a: break
}
