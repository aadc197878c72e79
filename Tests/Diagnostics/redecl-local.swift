func area(w: Int, h: Int) -> Int {
    return w * h
}

func area(w: Int, h: Int) -> Int { // error: invalid redeclaration of
    return w * h * 2
}

func summarize(_ values: [Int]) -> String {
    var sum = 0
    for v in values { sum += v }
    var sum = "total" // error: invalid redeclaration of
    let (a, a) = (1, 2) // error: invalid redeclaration of
    return "\(sum) \(a)"
}

func pair(_ x: Int, _ x: Int) -> Int { 1 } // error: invalid redeclaration of

print(summarize([1, 2]))
