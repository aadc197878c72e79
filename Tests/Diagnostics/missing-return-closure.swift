let numbers = [5, 3, 8, 1]

let classify: (Int) -> String = { n in
    if n > 4 {
        return "big"
    }
} // error: missing return in

let add = { (a: Int, b: Int) -> Int in
    let s = a + b
    print("sum \(s)")
} // error: missing return in

let sorted = numbers.sorted { $0 < $1 }
let labels = sorted.map { n -> String in
    switch n {
    case 0..<4: return "low"
    default: print("other")
    }
} // error: missing return in
print(classify(3), add(1, 2), labels)
