// Tasks created at top level inherit the main actor: they wait for a suspension.
print("1")
let a = Task { print("task a") }
let b = Task { print("task b") }
print("2")
await a.value
print("3")
await b.value
print("4")
let c = Task {
    print("c start")
    let d = Task { print("d inside c") }
    print("c end")
    await d.value
    print("c after d")
}
print("5")
await c.value
print("6")
await Task { print("e") }.value
print("7")
var list: [String] = []
let t1 = Task { list.append("x"); list.append("y") }
let t2 = Task { list.append("z") }
list.append("first")
await t2.value
print(list, await t1.value)
