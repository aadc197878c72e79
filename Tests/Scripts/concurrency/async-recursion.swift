func factorial(_ n: Int) async -> Int {
    n <= 1 ? 1 : n * (await factorial(n - 1))
}
func fib(_ n: Int) async -> Int {
    if n < 2 { return n }
    return await fib(n - 1) + fib(n - 2)
}
indirect enum Tree {
    case leaf(Int)
    case node(Tree, Tree)
    func sum() async -> Int {
        switch self {
        case .leaf(let v): return v
        case .node(let l, let r):
            async let a = l.sum()
            async let b = r.sum()
            return await a + b
        }
    }
}
func isEven(_ n: Int) async -> Bool { n == 0 ? true : await isOdd(n - 1) }
func isOdd(_ n: Int) async -> Bool { n == 0 ? false : await isEven(n - 1) }
func hanoi(_ n: Int, _ a: String, _ b: String, _ c: String) async -> [String] {
    guard n > 0 else { return [] }
    return await hanoi(n - 1, a, c, b) + ["\(a)->\(c)"] + hanoi(n - 1, b, a, c)
}
print(await factorial(10))
print(await fib(15))
let t = Tree.node(.node(.leaf(1), .leaf(2)), .node(.leaf(3), .node(.leaf(4), .leaf(5))))
print(await t.sum())
print(await isEven(100), await isOdd(7))
print(await hanoi(3, "A", "B", "C").joined(separator: " "))
