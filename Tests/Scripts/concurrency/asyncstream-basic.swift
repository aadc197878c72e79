let stream = AsyncStream<Int> { continuation in
    for i in 1...3 { continuation.yield(i) }
    continuation.finish()
    continuation.yield(99)     // ignored after finish
}
for await v in stream { print("value", v) }
for await v in stream { print("again", v) }   // already finished

let letters = AsyncStream(String.self) { c in
    Task {
        for l in ["a", "b", "c"] {
            await Task.yield()
            c.yield(l)
        }
        c.finish()
    }
}
var joined = ""
for await l in letters { joined += l }
print(joined)

let (numbers, cont) = AsyncStream.makeStream(of: Int.self)
let consumer = Task { () -> Int in
    var sum = 0
    for await n in numbers { sum += n }
    return sum
}
for i in 1...10 { cont.yield(i) }
cont.finish()
print("sum", await consumer.value)
