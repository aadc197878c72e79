// Task.immediate runs at once until its first suspension
print("a")
let t = Task.immediate {
    print("b: inside, before suspension")
    await Task { print("c: other task") }.value
    print("e: resumed")
    return 5
}
print("d?: after immediate")
print(await t.value)
let named = Task(name: "worker") { Task.name ?? "no name" }
print(await named.value)
let plain = Task { Task.name ?? "no name" }
print(await plain.value)
