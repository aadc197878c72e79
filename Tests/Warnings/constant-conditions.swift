// Conditions that are known before.
func a() {
    let t = 21
    if t < 10 {
        print("cold")  // warning: will never be executed
    } else if t < 25 {
        print("mild")
    } else {
        print("hot")  // warning: will never be executed
    }
    var v = 3
    if v == 3 {
        print("x")
    } else {
        print("y")  // warning: will never be executed
    }
    v = 4
    if v == 3 {
        print("x")  // warning: will never be executed
    }
    let b = true
    if b {
        print("x")
    } else {
        print("y")  // warning: will never be executed
    }
    let s = "a"
    if s == "a" {
        print("x")
    } else {
        print("y")
    }
    let d = 2.5
    print(d)
    let r = t > 3 ? "a"
        : "b"  // warning: will never be executed
    print(r)
    let n = 3, m = 4
    if n > m && m > 2 {
        print("z")
    }
    if !b {
        print("not")  // warning: will never be executed
    }
    while n > 4 {
        print("loop")  // warning: will never be executed
    }
    guard n == 3 else {
        return  // warning: will never be executed
    }
    switch n {
    case 3: print("3")
    case 4:
        print("4")  // warning: will never be executed
    default: print("other")  // warning: will never be executed
    }
    if n > 4 { return }  // warning: will never be executed
    print("end")
    if let q = Optional(3), n > 4 {
        print(q)  // warning: will never be executed
    }
    for i in 0..<3 {
        if n > 4 {
            print(i)  // warning: will never be executed
        }
    }
    let f = { if n > 5 { print("f") } }
    f()
    let g = { () -> Int in
        let k = 3
        if k > 5 {
            print("f")  // warning: will never be executed
        }
        return k
    }
    print(g())
    if t.isMultiple(of: 2) {
        print("even")
    }
    if t % 2 == 0 {
        print("even")  // warning: will never be executed
    }
    if t > 3 || m > 2 {
        print("a")
    } else {
        print("b")
    }
    let x: Int
    x = 3
    if x > 4 { 
        print("c")  // warning: will never be executed
    }
    let y = -t
    if y > 0 { 
        print("c")  // warning: will never be executed
    }
    let z = abs(t), u = max(t, 3)
    if z > 100 || u > 100 {
        print("abs")
    }
    let arr = [1]
    if arr.count > 3 { 
        print("arr")
    }
    let o: Int? = nil
    if o == nil { print("nil") } else { 
        print("some")
    }
    if let o { 
        print(o) 
    }
    let p: Int? = 3
    if p == 3 {
        print("p3")
    } else {
        print("np")
    }
    if let p {
        print(p)
    } else {
        print("no p")
    }
}
