struct Pair<A, B> { var a: A; var b: B }
struct Stack<T> {
    private var items: [T] = []
    mutating func push(_ t: T) { items.append(t) }
    mutating func pop() -> T? { items.popLast() }
}
var s = Stack<Int>()
s.push(1)
s.push(2)
let x: Int? = s.pop()
let p: Pair<Int, String> = Pair(a: 1, b: "x")
let r = Stack<Int, String>() // error: generic type
func use(_ st: Stack) {} // error: reference to generic
let d: Dictionary<String> = [:] // error: generic type
let n = Int<String>() // error: cannot specialize non-generic
print(x ?? "", p)
