protocol Storage: Actor {
    var count: Int { get }
    func put(_ key: String, _ value: Int)
    func get(_ key: String) -> Int?
}
extension Storage {
    func putAll(_ pairs: KeyValuePairs<String, Int>) {
        for (k, v) in pairs { put(k, v) }
    }
}
actor Memory: Storage {
    private var data: [String: Int] = [:]
    var count: Int { data.count }
    func put(_ key: String, _ value: Int) { data[key] = value }
    func get(_ key: String) -> Int? { data[key] }
}
actor Logged: Storage {
    private var lines: [String] = []
    var count: Int { lines.count }
    func put(_ key: String, _ value: Int) { lines.append("\(key)=\(value)") }
    func get(_ key: String) -> Int? { lines.lastIndex { $0.hasPrefix(key) } }
    func dump() -> String { lines.joined(separator: ";") }
}
protocol Named { nonisolated var name: String { get } ; func rename() async -> String }
actor Thing: Named {
    let name = "thing"
    func rename() -> String { "renamed " + name }
}
func use(_ s: any Storage) async {
    await s.put("x", 1)
    await s.putAll(["y": 2, "x": 3])
    print(await s.count, await s.get("x") as Any)
}
func generic<S: Storage>(_ s: S) async -> Int { await s.count * 100 }
let mem = Memory(), lg = Logged()
await use(mem)
await use(lg)
print(await lg.dump())
print(await generic(mem))
let n: any Named = Thing()
print(n.name, await n.rename())
