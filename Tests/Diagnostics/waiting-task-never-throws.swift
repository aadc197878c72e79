struct E: Error {}
let t: Task<Int, Never> = Task {  // error: invalid conversion from throwing function of type `() throws -> Int` to non-throwing function type `() async -> Int`
    if Bool.random() { throw E() }
    return 1
}
print(await t.value)
