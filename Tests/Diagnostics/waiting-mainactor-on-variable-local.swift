func run() {
    @MainActor var n = 3  // error: a global actor on a local variable is not allowed
    @MainActor let m = 4  // error: a global actor on a local variable is not allowed
    print(n, m)
}
