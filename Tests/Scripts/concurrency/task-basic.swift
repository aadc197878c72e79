let t = Task { () -> Int in
    var sum = 0
    for i in 1...10 { sum += i }
    return sum
}
print("sum", await t.value)

let s = Task { "hello" }
print(await s.value.count)

let d = Task.detached { [1, 2, 3].map { $0 * 2 } }
print(await d.value)

struct Boom: Error {}
let failing = Task { () throws -> Int in throw Boom() }
do {
    print(try await failing.value)
} catch {
    print("failed with", error)
}
let never: Task<Void, Never> = Task { print("inside void task") }
await never.value
let nested = Task { () -> String in
    let inner = Task { "inner" }
    return "outer+" + (await inner.value)
}
print(await nested.value)
print(await nested.value)   // a finished task can be asked again
