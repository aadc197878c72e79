struct A { static func f() async { print("f") }
    func g() async { await Self.f() }
}
await A().g()
