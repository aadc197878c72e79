struct Config {
    let values: [String: Int]
    init() async {
        values = await Config.load()
    }
    init(checked n: Int) async throws {
        guard n > 0 else { throw ConfigError.bad(n) }
        self.values = ["n": n]
    }
    static func load() async -> [String: Int] { ["a": 1, "b": 2] }
}
enum ConfigError: Error { case bad(Int) }

class Base {
    let name: String
    init(name: String) async {
        self.name = name
        print("Base.init", name)
    }
}
final class Derived: Base {
    let extra: Int
    init(extra: Int) async {
        self.extra = extra
        await super.init(name: "derived")
        print("Derived.init", extra)
    }
    convenience init?(text: String) async {
        guard let n = Int(text) else { return nil }
        await self.init(extra: n)
    }
}

let c = await Config()
print(c.values.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
print(try await Config(checked: 4).values)
do { _ = try await Config(checked: 0) } catch { print(error) }
let d = await Derived(extra: 7)
print(d.name, d.extra)
if let e = await Derived(text: "12") { print("parsed", e.extra) }
if await Derived(text: "x") == nil { print("nil") }
