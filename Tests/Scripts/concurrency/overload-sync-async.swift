struct Store {
    func load() -> String { "sync load" }
    func load() async -> String { "async load" }
}
func value() -> Int { 1 }
func value() async -> Int { 2 }

func syncCaller() -> Int { value() }
func asyncCaller() async -> Int { await value() }
func syncStore(_ s: Store) -> String { s.load() }
func asyncStore(_ s: Store) async -> String { await s.load() }

print(syncCaller())
print(await asyncCaller())
let s = Store()
print(syncStore(s))
print(await asyncStore(s))
let f: () -> Int = value
print(f())
let c = { () -> Int in value() }
print(c())
let ac = { () async -> Int in await value() }
print(await ac())
