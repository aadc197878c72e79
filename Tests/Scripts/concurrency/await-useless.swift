// 'await' with nothing async in it is only a warning
func plain() -> Int { 3 }
struct Box { var n = 1; func get() -> Int { n } }
func f() async -> Int {
    let a = await plain()
    let b = await 5
    return await a + b
}
print(await f())
print(await plain(), await Box().get())
let s = await "text"
print(await s.count)
