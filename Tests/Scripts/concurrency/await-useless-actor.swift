// no await is needed inside the actor or for its let constants: warnings only
actor A {
    let id = 7
    var n = 0
    func bump() { n += 1 }
    func twice() async {
        await bump()
        await self.bump()
        let v = await n
        print("v", v)
    }
}
let a = A()
await a.twice()
print(await a.id)
print(a.id)
@MainActor func m() -> Int { 5 }
@MainActor func k() async -> Int { await m() }
print(await m(), await k())
