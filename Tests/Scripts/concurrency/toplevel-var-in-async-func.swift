// top-level variables are main-actor isolated in an async script; functions only get a warning
var total = 0
var names: [String] = []
func add(_ n: Int) async { total += n }
func detached() async {
    await Task.detached { total += 100 }.value
}
func plain(_ s: String) { names.append(s) }
await add(1)
await detached()
print(total)
plain("x")
let t = Task { plain("y"); total += 1000 }
await t.value
print(names, total)
struct Counter { func bump() { total -= 1 } }
Counter().bump()
print(total)
