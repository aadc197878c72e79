// an await without suspension in an async closure or task: warnings only
let t = Task { await 5 }
print(await t.value)
func take(_ f: () async -> Int) async -> Int { await f() }
print(await take { await 6 })
print(await take { 7 })
let unusedAsync: () async -> Void = { await print("in closure") }
await unusedAsync()
async let x = await 8
print(await x)
