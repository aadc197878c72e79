struct Buffer {
    private(set) var items: [Int] = []
    mutating func fill(_ n: Int) async {
        for i in 0..<n {
            await Task.yield()
            items.append(i * i)
        }
    }
    mutating func drain() async throws -> [Int] {
        struct Empty: Error {}
        guard !items.isEmpty else { throw Empty() }
        defer { items = [] }
        return items
    }
}
func grow(_ a: inout [String], _ s: String) async { a.append(s + "!") }
func swapLater(_ a: inout Int, _ b: inout Int) async { (a, b) = (b, a) }
enum Light {
    case red, green
    mutating func next() async { self = self == .red ? .green : .red }
}
var b = Buffer()
await b.fill(4)
print(b.items)
print(try await b.drain(), b.items)
do { _ = try await b.drain() } catch { print("error", error) }
func local() async {
    var list = ["a"]
    await grow(&list, "b")
    var x = 1, y = 2
    await swapLater(&x, &y)
    print(list, x, y)
    var l = Light.red
    await l.next()
    print(l)
    var boxes = [Buffer(), Buffer()]
    await boxes[1].fill(2)
    print(boxes.map(\.items))
}
await local()
