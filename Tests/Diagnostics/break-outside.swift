func find(_ x: Int, in xs: [Int]) -> Bool {
    if x < 0 {
        break // error: `break` is only
    }
    for y in xs {
        if y == x { return true }
        if y > 100 { continue }
    }
    continue // error: `continue` is only
    return false
}

[1, 2, 3].forEach { n in
    if n == 2 { return }
    print(n)
}

outer: for i in 0..<3 {
    for j in 0..<3 {
        if j == i { continue outr } // error: cannot find label
    }
}
switch 3 {
case 3: print("three"); fallthrough
default: print("other")
}
