let s = AsyncStream<Int> { c in
    c.yield("one")  // error: cannot convert value of type `String` to expected argument type `Int`
    c.yield(2)
    c.finish()
}
for await v in s { print(v) }
