// What begins a way that is never taken.
func a() {
    let n = 3
    if n > 4 {
        print("x")  // warning: will never be executed
        fatalError("y")
    }
    guard n == 3 else {
        print("no")  // warning: will never be executed
        fatalError("z")
    }
    guard n == 3 else {
        preconditionFailure("z")
    }
    print("s")
}
func b() {
    fatalError("x")
    fatalError("y")  // warning: will never be executed
}
func c() -> Int {
    return 3
    fatalError("x")  // warning: code after `return` will never be executed
}
func d(_ e: Bool) {
    let n = 3
    let x = n > 2 ? 1 : 2
    let y = n > 2 ? 1.5 : 2.5
    let z = n
    let w = n > 2 ? [1] : [2]  // warning: will never be executed
    let v = n > 2 ? e : !e
    let u: Int? = n
    let s = n > 2 ? "a" : "b"  // warning: will never be executed
    let t = n > 2 ? n : n + 1
    let r = n > 2 ? abs(n) : abs(-n)
    print(x, y, z, w, v, u as Any, s, t, r)
    if n > 4 {
        let q = 3  // warning: will never be executed
        print(q)
    }
    if n > 4 {
        let q = 3  // warning: will never be executed
        _ = q
    }
    var k = 0
    if n > 4 {
        k = 3  // warning: will never be executed
    }
    if n > 4 {
        k += 3
    }
    if n > 4 {
        for i in 0..<3 { print(i) }  // warning: will never be executed
    }
    if n > 4 {
        if e { print("x") }  // warning: will never be executed
    }
    if n > 4 {
        while e { print("x") }  // warning: will never be executed
    }
    if n > 4 {
        switch n { default: print("x") }  // warning: will never be executed
    }
    if n > 4 {
        do { print("x") }  // warning: will never be executed
    }
    if n > 4 {
        defer { print("x") }
        print("z")  // warning: will never be executed
    }
    if n > 4 {
        func f() { print("z") }
        f()  // warning: will never be executed
    }
    if n > 4 {
        return  // warning: will never be executed
    } else {
        print("z")
    }
    while n > 4 {
        break
    }
    for _ in 0..<3 {
        if n > 4 { continue }
        if n > 4 { break }
    }
    if n > 4 { }
    if n > 4 { let _ = 3 }
    if n > 4 {
        k = k + n  // warning: will never be executed
    }
    print(k)
}
