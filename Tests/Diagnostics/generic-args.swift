struct Pair<A, B> { var a: A; var b: B }
struct Stack<T> {
    private var items: [T] = []
    mutating func push(_ t: T) { items.append(t) }
    mutating func pop() -> T? { items.popLast() }
}
var s = Stack<Int>()
s.push("one") // error: cannot convert value
s.push(2)
let x: String? = s.pop() // error: cannot convert value
let p: Pair<Int, String> = Pair(a: "x", b: 1) // error: cannot convert value
let q: Pair<Int> = Pair(a: 1, b: 2) // error: generic type
let n = Int(3)
print(x ?? "", p)
