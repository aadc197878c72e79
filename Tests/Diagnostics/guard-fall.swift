func parse(_ s: String?) -> Int {
    guard let s = s else {
        print("missing")
    } // error: `guard` body must
    guard let n = Int(s) else { return 0 }
    return n
}

func each(_ xs: [Int?]) {
    for x in xs {
        guard let v = x else { print("nil") } // error: `guard` body must
        guard v > 0 else { continue }
        print(v)
    }
}
print(parse("3"))
each([1, nil])
