final class Node {
    var next: Node?
    let v: Int
    init(_ v: Int, _ n: Node? = nil) { self.v = v; next = n }
    func value() async -> Int { v }
    func parent() async -> Node? { next }
    var info: String? { get async { v > 1 ? "info \(v)" : nil } }
    subscript(i: Int) -> Int { get async { v + i } }
}
let n: Node? = Node(1, Node(2, Node(3)))
print(await n?.value() as Any)
print(await n?.next?.value() as Any)
print(await n?.next?.next?.next?.value() as Any)
print(await n?.parent()?.parent()?.value() ?? -1)
print(await n?.info ?? "none", await n?.next?.info ?? "none")
print(await n?[10] as Any, await n!.next![20])
let missing: Node? = nil
print(await missing?.parent()?.info as Any)
if let p = await n?.parent(), await p.value() == 2 { print("parent is 2") }
let f: (() async -> String)? = nil
print(await f?() as Any)
guard let q = await n?.parent()?.parent() else { fatalError() }
print(await q.value())
