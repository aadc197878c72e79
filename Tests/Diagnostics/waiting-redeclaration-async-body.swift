struct S {
    func load() async -> Int { 1 }
    func load() async -> Int { 2 }  // error: invalid redeclaration of `load`
}
func f() async throws {}
func f() async {}  // error: invalid redeclaration of `f`
